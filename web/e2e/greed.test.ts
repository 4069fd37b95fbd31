import { onTestFinished } from "vitest";
import { greedLeaks, GreedPlayer } from "./support/greed";
import { createTable, start } from "./support/lobby";
import { FaultyProxy } from "./support/proxy";
import { expect, inject, test } from "./support/test";
import { Visitor } from "./support/visitor";

const END = "[aria-labelledby=standing]";

test("a whole game of Greed Incorporated against bots; a deal that is being written survives a lost connection; nothing secret reaches the page", async ({
  visit,
}) => {
  const proxy = new FaultyProxy(inject("address"));
  onTestFinished(() => proxy.close());
  const ada = await visit({ address: await proxy.start(), unreachable: true });
  const { page } = ada;
  const others = ["bot normal", "bot normal", "bot normal"];
  await createTable(ada, { game: "Greed Incorporated", others });
  await start(page);
  const player = new GreedPlayer(ada);
  const log = page.locator(".log");

  // To the first trade in which there is something to deal in, before anything else is done there.
  const partners = page.locator(".deal .choose .partners").last().locator("button");
  await player.play(async (moment) => moment !== "trade" || (await partners.count()) === 0);
  const before = player.version();
  await partners.first().click();
  const sides = page.locator(".deal .side");
  const take = sides.nth(1).locator(".count input");
  await take.last().waitFor();
  // As it stands, neither side gives anything: it cannot be sent, and the page says why.
  await expect.poll(() => page.locator(".deal .why").textContent()).toContain("G17");
  expect(await page.locator(".prompt .main").isEnabled()).toBe(false);
  // One of their goods for some of my money, or the other way round.
  const [buyer, seller] = (await sides.nth(1).locator("li").count()) > 1 ? [0, 1] : [1, 0];
  await sides.nth(buyer).locator(".count input").first().fill("7");
  await sides.nth(seller).locator(".count input").last().fill("1");
  await expect.poll(() => page.locator(".deal .effect").count()).toBeGreaterThan(1);
  await page.locator(".prompt .main:enabled").waitFor();
  const amounts = (): Promise<string[]> =>
    sides.locator(".count input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const written = await amounts();
  expect(written.filter((amount) => amount !== "0")).toHaveLength(2);

  proxy.cut();
  await page.getByText("Connection lost.").waitFor();
  proxy.restore();
  await Visitor.focus(page);
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  expect(await amounts()).toEqual(written);
  await page.locator(".prompt .main:enabled").click();
  await player.newer(before);
  // It is told to everybody, and the desk is free for the next.
  await expect.poll(() => log.textContent()).toMatch(/offers|sells|gives/);
  await expect.poll(() => sides.count()).toBe(0);

  await player.play();
  expect(await page.locator(`${END} li`).count()).toBe(4);
  // The account comes after the last state.
  await expect.poll(() => page.locator("[aria-labelledby=account] .shelf").count()).toBe(4);
  for (const moment of ["announce", "bid", "trade", "sell"] as const)
    expect(player.answered.get(moment), moment).toBeGreaterThan(0); // whoever is fired early is asked little
  await ada.settled();
  expect(greedLeaks(ada)).toEqual([]);
});
