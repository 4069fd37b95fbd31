import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { finger, keys, mouse } from "./support/hands";
import { createTable, sitDown, start } from "./support/lobby";
import { PonziPlayer, ponziLeaks } from "./support/games/ponzi";
import { asAda, codeOf, sit } from "./support/positions";
import { FaultyProxy } from "./support/proxy";
import { expect, inject, test } from "./support/test";
import { Visitor } from "./support/visitor";

test("a whole advanced game of Ponzi Scheme by keys and on a phone; envelopes outlast a lost connection", async ({
  visit,
}) => {
  const proxy = new FaultyProxy(inject("address"));
  onTestFinished(() => proxy.close());
  const line = { address: await proxy.start(), unreachable: true };
  const ada = await visit({ ...line, viewport: { width: 1366, height: 768 } });
  const bruno = await visit({
    ...line,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const path = await createTable(ada, {
    game: "Ponzi Scheme",
    others: ["open", "bot easy", "bot easy", "bot easy"],
    options: ["advanced, with luxuries", "English (two more bears, our guess)", "yes"],
  });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page, keys.press);

  const players = [new PonziPlayer(ada.page, keys), new PonziPlayer(bruno.page, finger)] as const;
  const [first, second] = players;
  for (const player of players) player.bold = false; // until both have had an envelope
  const breakConnection = async (): Promise<void> => {
    const lost = players.map(({ page }) => page.locator(".lost[role=status]"));
    proxy.cut();
    await Promise.all(lost.map((notice) => notice.waitFor()));
    proxy.restore();
    await Promise.all(players.map(({ page }) => Visitor.focus(page)));
    await Promise.all(lost.map((notice) => notice.waitFor({ state: "detached" })));
  };
  let filled = false;
  let opened = false;
  const adas = first.play(async (question) => {
    const pair = ada.page.locator(".pairs li").first().locator(".open"); // Bruno is the first of the others
    if (question === "offer" && !filled && (await pair.count()) > 0) {
      await fillEnvelope(first, breakConnection);
      filled = true;
    }
    return true;
  });
  const brunos = second.play(async (question) => {
    if (question === "answer" && filled && !opened) {
      await answerEnvelope(second, breakConnection);
      opened = true;
      for (const player of players) player.bold = true;
    }
    return true;
  });
  expect(await Promise.all([adas, brunos])).toEqual(["over", "over"]);
  expect([filled, opened]).toEqual([true, true]);

  // The account says how every point came about, in the language of each.
  for (const [{ page }, points] of [
    [ada, /\d+ punti/],
    [bruno, /\d+ points?/],
  ] as const) {
    const account = page.locator("[aria-labelledby=account]");
    await expect.poll(() => account.textContent()).toContain("P28");
    expect(await account.locator(".accounts > li").count()).toBe(5);
    const score = page.locator("[aria-labelledby=standing] .score").first();
    await expect.poll(() => score.textContent()).toMatch(points);
  }
  await Promise.all([ada.settled(), bruno.settled()]);
  expect(ponziLeaks(ada.received)).toEqual([]);
  expect(ponziLeaks(bruno.received)).toEqual([]);
});

/** An envelope that is being filled holds no more than I have, and stays as it is when the connection is lost. */
async function fillEnvelope({ page }: PonziPlayer, breakConnection: () => Promise<void>): Promise<void> {
  await keys.press(page.locator(".pairs .open").first());
  const amount = page.locator(".amount input[type=text]");
  const most = Number(await page.locator(".amount input[type=range]").getAttribute("max"));
  await keys.write(amount, String(most + 100));
  await expect.poll(() => amount.inputValue()).toBe(`$${most}`);
  await expect.poll(() => page.locator(".amount [role=status]").textContent()).toContain(`$${most}`);
  const some = Math.min(3, most); // one may have less by now
  await keys.write(amount, String(some));
  const main = page.locator(".prompt .main");
  await expect.poll(() => main.textContent()).toContain(`$${some} `);
  await breakConnection();
  await keys.press(page.locator("header .langs button[lang=it]"));
  await expect.poll(() => main.textContent()).toMatch(new RegExp(`Offri.*\\$${some}\\b`));
  // Another thing is considered, and taken back.
  const pass = page.locator(".prompt .action[aria-pressed=true]");
  await page.keyboard.press("p");
  await pass.waitFor();
  await expect.poll(() => main.count()).toBe(0);
  await page.keyboard.press("Escape");
  await pass.waitFor({ state: "detached" });
}

/** An envelope for me holds the same after the connection was lost, in another language, and so does what I chose. */
async function answerEnvelope({ page }: PonziPlayer, breakConnection: () => Promise<void>): Promise<void> {
  const sell = page.locator(".answer.sell");
  const sum = page.locator(".answering svg text");
  const before = await sum.textContent();
  expect(before).toMatch(/^\$\d+$/);
  await finger.press(sell);
  const chosen = () => sell.getAttribute("aria-pressed");
  await expect.poll(chosen).toBe("true");
  await page.locator(".slip", { hasText: "If you sell" }).waitFor();
  await breakConnection();
  await expect.poll(chosen).toBe("true");
  expect(await sum.textContent()).toBe(before);
  await speakOnPhone(page, "fr");
  await expect.poll(() => sell.locator("strong").textContent()).toMatch(/^Vendu\s!$/);
  expect(await chosen()).toBe("true");
}

/** A phone has the languages in its menu. */
async function speakOnPhone(page: Page, language: string): Promise<void> {
  await finger.press(page.locator("header .controls .round").last());
  await finger.press(page.getByRole("dialog").locator(`.langs button[lang=${language}]`));
  await page.locator(`html[lang=${language}]`).waitFor();
  await finger.press(page.getByRole("dialog").locator("header button"));
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

test("an envelope has no sum before one is set, and a gift is told", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "ponzi", "short", "offering");
  await page.locator(".pairs .open").first().click();
  const main = page.locator(".prompt .main");
  await expect.poll(() => main.textContent()).toBe("Fill the envelope");
  expect(await main.isEnabled()).toBe(false);
  await page.keyboard.press("Enter"); // sends nothing
  const alarm = page.locator(".filling .loss");
  expect(await alarm.count()).toBe(0);
  await page.locator(".amount .end").first().click();
  await expect.poll(() => alarm.textContent()).toMatch(/^Less than \$9 is a gift: /);
  await expect.poll(() => main.textContent()).toContain("$0 ");
  expect(await main.isEnabled()).toBe(true);
  await mouse.write(page.locator(".amount input[type=text]"), "9");
  await expect.poll(() => main.textContent()).toContain("$9 ");
  await expect.poll(() => alarm.count()).toBe(0);
});

test("a crash and a bankruptcy stay until they are seen, and the end says who went bankrupt", async ({
  visit,
}) => {
  const ada = await asAda(visit);
  const { page } = ada;
  const [crashed, over] = [codeOf("ponzi", "short", "returning"), codeOf("ponzi", 3, "over")];
  await ada.goto("/");
  // As if the page had been closed for long: the end of what was missed is played back.
  await page.evaluate(
    (seen) => localStorage.setItem("tontine-seen", JSON.stringify(seen)),
    Object.fromEntries([crashed, over].map((code) => [code, { 0: 1 }])),
  );
  const stamps = async (): Promise<string[]> => {
    const told: string[] = [];
    const stamp = page.locator(".drama.held");
    for (;;) {
      await page.locator(".drama.held, .prompt.mine, [aria-labelledby=standing]").first().waitFor();
      if ((await stamp.count()) === 0) return told;
      told.push(await stamp.innerText());
      await stamp.evaluate((one) => (one as HTMLElement).click());
    }
  };
  await sit(ada, "ponzi", "short", "returning");
  const crash = (await stamps()).at(-1) ?? "";
  expect(crash).toMatch(/crash/i);
  expect(crash).toMatch(/one .* tile; \$\d+ in interest/);
  await page.goto(`${ada.address}/table/${over}`);
  expect((await stamps()).at(-1)).toMatch(/bankrupt: owed \$\d+, had \$\d+; \d+ points lost/);
  await expect.poll(() => page.locator("[aria-labelledby=standing] .loss").textContent()).toMatch(/bankrupt/);
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
  const told = (...events: object[]) => ({
    ...view(2, null, null),
    events: events.map((event) => ({ version: 1, event })),
  });
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
  // In the story, whatever its language: prices are told of one's own trades only.
  const story = (text: string) => ({
    type: "story",
    paragraphs: [{ lines: [{ text, kinds: ["offered", "sold"], version: 1 }] }],
  });
  const line = (rival: number, text: string) =>
    leaks(
      told({ event: "offered", rule: "P16", fields: { seat: 1, rival, industry: "media" } }),
      story(text),
    );
  expect(line(0, "Bruno offers you an envelope with $5 for Media.")).toEqual([]);
  expect(line(2, "Bruno offers Chloé an envelope for Media.")).toEqual([]);
  expect(line(2, "Bruno offers Chloé an envelope with $5 for Media.")).toHaveLength(1);
  expect(line(2, "Bruno propose à Chloé une enveloppe de 5 $ pour les médias.")).toHaveLength(1);
});
