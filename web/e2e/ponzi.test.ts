import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { createTable, start } from "./support/lobby";
import { asAda, sit } from "./support/positions";
import { PonziPlayer, ponziLeaks } from "./support/ponzi";
import { FaultyProxy } from "./support/proxy";
import { expect, inject, test } from "./support/test";
import { Visitor } from "./support/visitor";

async function breakConnection(page: Page, proxy: FaultyProxy): Promise<void> {
  proxy.cut();
  await page.getByText("Connection lost.").waitFor();
  proxy.restore();
  await Visitor.focus(page);
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
}
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(`.langs button[lang=${language}]`).first().click();
  await page.locator(`html[lang=${language}]`).waitFor();
}

test("a whole game of Ponzi Scheme, and nobody is told of others’ money", async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await createTable(ada, { game: "Ponzi Scheme", others: ["bot easy", "bot easy"] });
  await start(page);
  const player = new PonziPlayer(page);
  expect(await player.play()).toBe("over");
  expect(player.answered.fund).toBeGreaterThan(1);
  // Somebody could not pay, and the account says how every point came about.
  const account = page.locator("[aria-labelledby=account]");
  await expect.poll(() => account.textContent()).toContain("P28");
  expect(await account.locator(".accounts > li").count()).toBe(3);
  expect(await page.locator("[aria-labelledby=standing] .score").first().textContent()).toMatch(
    /\d+ points?/,
  );
  await ada.settled();
  expect(ponziLeaks(ada.received)).toEqual([]);
});

test("an envelope for me stands through a lost connection and in another language", async ({ visit }) => {
  const proxy = new FaultyProxy(inject("positions").address);
  onTestFinished(() => proxy.close());
  const ada = await asAda(visit, { address: await proxy.start(), unreachable: true });
  const { page } = ada;
  await sit(ada, "ponzi", "short", "answering");
  const sum = await page.locator(".answering svg text").textContent();
  expect(sum).toMatch(/^\$\d+$/);
  // Point, choose by key, and what it would do is written beside it.
  await page.keyboard.press("s");
  await expect.poll(() => page.locator(".answer.sell").getAttribute("aria-pressed")).toBe("true");
  await page.locator(".slip", { hasText: "If you sell" }).waitFor();
  await breakConnection(page, proxy);
  await expect.poll(() => page.locator(".answer.sell").getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator(".answering svg text").textContent()).toBe(sum);
  await speak(page, "it");
  await expect.poll(() => page.locator(".answer.sell strong").textContent()).toBe("Venduto!");
  await expect.poll(() => page.locator(".answer.sell").getAttribute("aria-pressed")).toBe("true");
  await speak(page, "en");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".prompt .main").count()).toBe(0);
  expect(ponziLeaks(ada.received)).toEqual([]);
});

test("an envelope that I fill stays filled, and holds no more than I have", async ({ visit }) => {
  const proxy = new FaultyProxy(inject("positions").address);
  onTestFinished(() => proxy.close());
  const ada = await asAda(visit, { address: await proxy.start(), unreachable: true });
  const { page } = ada;
  await sit(ada, "ponzi", "short", "offering");
  await page.locator(".pairs .open").first().click();
  const amount = page.locator(".amount input[type=text]");
  const most = Number(await page.locator(".amount input[type=range]").getAttribute("max"));
  await amount.fill(String(most + 100));
  await amount.press("Tab");
  expect(await amount.inputValue()).toBe(`$${most}`);
  await expect.poll(() => page.locator(".amount [role=status]").textContent()).toContain(`$${most}`);
  await amount.press("PageDown");
  await breakConnection(page, proxy);
  await expect.poll(() => page.locator(".prompt .main").textContent()).toContain(`$${most - 10}`);
  await speak(page, "fr");
  await expect.poll(() => page.locator(".prompt .main").textContent()).toContain("Proposer");
  await speak(page, "en");
  // By keyboard alone, and not sent: the table stays where it stands for the others.
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".amount").count()).toBe(0);
  await page.keyboard.press("p");
  await expect.poll(() => page.locator(".prompt .main").textContent()).toBe("Make no offer");
  await page.keyboard.press("Escape");
  expect(ponziLeaks(ada.received)).toEqual([]);
});

test("the search of what a page was told finds money and prices of others", () => {
  const player = (seat: number, cash: number | null) => ({ seat, purse: { cash, wealth: null } });
  const view = (rival: number, amount: number | null, cash: number | null) => ({
    type: "state",
    events: [],
    view: {
      game: "ponzi",
      seat: 0,
      over: false,
      table: {
        players: [player(0, 20), player(1, cash)],
        envelope: { offerer: 1, rival, industry: "media", amount, answers: [] },
      },
    },
  });
  const told = (event: object) => ({ ...view(2, null, null), events: [{ version: 1, event }] });
  const leaks = (...messages: object[]) => ponziLeaks(messages.map((one) => JSON.stringify(one)));
  expect(leaks()).toHaveLength(1); // nothing was searched
  expect(leaks(view(0, 12, null))).toEqual([]);
  expect(leaks(view(2, null, null))).toEqual([]);
  expect(leaks(view(2, 12, null))).toHaveLength(1);
  expect(leaks(view(0, 12, 30))).toHaveLength(1);
  expect(leaks(told({ event: "envelope", rule: "P16", fields: { seat: 0, rival: 2, amount: 5 } }))).toEqual(
    [],
  );
  expect(
    leaks(told({ event: "envelope", rule: "P16", fields: { seat: 1, rival: 2, amount: 5 } })),
  ).toHaveLength(1);
  const story = (text: string) => ({ type: "story", paragraphs: [{ lines: [{ text }] }] });
  const line = (text: string) => leaks(view(0, 12, null), story(text));
  expect(line("Bruno offers you an envelope with $5 for Media.")).toEqual([]);
  expect(line("Bruno offers Chloé an envelope for Media.")).toEqual([]);
  expect(line("Bruno offers Chloé an envelope with $5 for Media.")).toHaveLength(1);
});
