import { onTestFinished } from "vitest";
import { greedLeaks, GreedPlayer } from "./support/games/greed";
import { finger, keys } from "./support/hands";
import { createTable, sitDown, start } from "./support/lobby";
import { FaultyProxy } from "./support/proxy";
import { expect, inject, test } from "./support/test";
import { Visitor } from "./support/visitor";

test("a whole game of Greed Incorporated by keys and on a phone; a deal outlasts a lost connection", async ({
  visit,
}) => {
  const proxy = new FaultyProxy(inject("address"));
  onTestFinished(() => proxy.close());
  const ada = await visit({
    address: await proxy.start(),
    unreachable: true,
    viewport: { width: 1366, height: 768 },
  });
  const bruno = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const path = await createTable(ada, { game: "Greed Incorporated", others: ["open", "bot easy"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page, keys.press);
  const [first, second] = [new GreedPlayer(ada, keys), new GreedPlayer(bruno, finger)];

  // In the first trade Bruno waits for Ada's letter, and answers it before anything else.
  let written = false;
  let wrote = (): void => undefined;
  const sent = new Promise<void>((resolve) => (wrote = resolve));
  const partners = ada.page.locator(".deal .choose .partners").last().locator("button");
  const adas = first.play(async (moment) => {
    if (moment === "trade" && !written && (await partners.count()) > 0) {
      await writeDeal(first, proxy);
      written = true;
    }
    if (moment === "trade") wrote();
    return true;
  });
  const brunos = second.play(async (moment) => {
    if (moment === "trade") await sent;
    return true;
  });
  await Promise.all([adas, brunos]);
  expect(written).toBe(true);

  for (const { page } of [ada, bruno]) {
    expect(await page.locator("[aria-labelledby=standing] li").count()).toBe(3);
    // The account comes after the last state.
    await expect.poll(() => page.locator("[aria-labelledby=account] .shelf").count()).toBe(3);
  }
  for (const { answered } of [first, second])
    for (const moment of ["announce", "bid", "trade", "sell"] as const)
      expect(answered.get(moment), moment).toBeGreaterThan(0); // whoever is fired early is asked little
  await Promise.all([ada.settled(), bruno.settled()]);
  expect(greedLeaks(ada)).toEqual([]);
  expect(greedLeaks(bruno)).toEqual([]);
});

/** A deal with the first partner there is: one of their goods for some of my money, or the other way round. */
async function writeDeal(player: GreedPlayer, proxy: FaultyProxy): Promise<void> {
  const { page } = player;
  const before = player.version();
  await keys.press(page.locator(".deal .choose .partners").last().locator("button").first());
  const sides = page.locator(".deal .side");
  await sides.nth(1).locator(".count input").last().waitFor();
  // As it stands, neither side gives anything: it cannot be sent, and the page says why.
  await expect.poll(() => page.locator(".deal .why").textContent()).toContain("G17");
  expect(await page.locator(".prompt .main").isEnabled()).toBe(false);
  const [buyer, seller] = (await sides.nth(1).locator("li").count()) > 1 ? [0, 1] : [1, 0];
  await keys.write(sides.nth(buyer).locator(".count input").first(), "7");
  await keys.write(sides.nth(seller).locator(".count input").last(), "1");
  await expect.poll(() => page.locator(".deal .effect").count()).toBeGreaterThan(1);
  await page.locator(".prompt .main:enabled").waitFor();
  const amounts = (): Promise<string[]> =>
    sides.locator(".count input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const written = await amounts();
  expect(written.filter((amount) => amount !== "0").toSorted()).toEqual(["1", "7"]);

  proxy.cut();
  await page.locator(".lost[role=status]").waitFor();
  proxy.restore();
  await Visitor.focus(page);
  await page.locator(".lost[role=status]").waitFor({ state: "detached" });
  await keys.press(page.locator("header .langs button[lang=it]"));
  await page.locator("html[lang=it]").waitFor();
  expect(await amounts()).toEqual(written);
  await page.locator(".prompt .main:enabled").waitFor();
  await keys.press(page.locator(".prompt .main:enabled"));
  await player.newer(before);
  // It is told to everybody, in the language of the reader, and the desk is free for the next.
  await expect.poll(() => page.locator(".log").textContent()).toMatch(/propone|offre|vende|dà/);
  await expect.poll(() => sides.count()).toBe(0);
}

test("the search of what a page was told finds sealed bids, announcements and cards of others", () => {
  const table = (phase: string, more: object = {}) => ({
    phase,
    companies: [{ number: 3, ceo: 1, bid: null, assets: [] }],
    players: [{ seat: 0 }, { seat: 1 }],
    hand: [{ number: 12 }],
    discards: [],
    offers: [],
    chosen: null,
    ...more,
  });
  const state = (phase: string, more: object = {}, events: object[] = []) => ({
    type: "state",
    events: events.map((event) => ({ version: 1, event })),
    view: { game: "greed", seat: 0, over: false, table: table(phase, more) },
  });
  const story = (text: string) => ({ type: "story", paragraphs: [{ lines: [{ text }] }] });
  const leaks = (...messages: object[]) =>
    greedLeaks({ received: messages.map((one) => JSON.stringify(one)) });
  const bids = (bid: number | null) => [{ number: 3, ceo: 1, bid, assets: [] }];
  expect(leaks(state("announcing", { chosen: 12 }), story("You announce Cotton Growers (12)."))).toEqual([]);
  expect(leaks(state("announcing", { chosen: 20 }))).toHaveLength(1);
  expect(leaks(state("announcing"), story("Bruno announces Coal Mine (20)."))).toHaveLength(1);
  expect(leaks(state("bidding", { companies: bids(null) }))).toEqual([]);
  expect(leaks(state("bidding", { companies: bids(15) }))).toHaveLength(1);
  expect(leaks(state("taking", { companies: bids(15) }))).toEqual([]); // they are open
  const told = (event: string, seat: number) =>
    leaks(state("bidding", {}, [{ event, rule: "", fields: { seat } }]));
  for (const event of ["drew", "chose", "sealed"]) {
    expect(told(event, 0)).toEqual([]);
    expect(told(event, 1)).toHaveLength(1);
  }
});
