/** Guided first games, by what the page shows alone: each by mouse, by keyboard and by touch, in three ways. */
import type { Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { violations } from "./support/axe";
import { finger, keys, mouse } from "./support/hands";
import { FaultyProxy } from "./support/proxy";
import { COACH, Pupil, type Way } from "./support/pupil";
import { expect, inject, test } from "./support/test";
import { Visitor, type VisitorOptions } from "./support/visitor";
import { resize, WINDOWS } from "./support/windows";

const SHOW = `${COACH} button[aria-keyshortcuts=h]`;
const PHONE: VisitorOptions = { viewport: WINDOWS.phone, hasTouch: true, isMobile: true };
const BY = {
  mouse: { hands: mouse, options: {} },
  keyboard: { hands: keys, options: { viewport: WINDOWS.laptop } },
  touch: { hands: finger, options: PHONE },
} as const;
const GAMES = ["acquire", "ponzi", "greed"];
const WAYS: Way[] = ["suggested", "other", "shown"];
const HANDS = ["mouse", "keyboard", "touch"] as const;
const LOCALES = ["en-GB", "it-IT", "fr-FR"];
/** Each game in each way by each kind of hands; every time, each game in another way by other hands. */
const RUNS = GAMES.flatMap((game, row) =>
  WAYS.flatMap((way, column) =>
    HANDS.map((by, kind) => ({
      run: { game, way, by, locale: LOCALES[(column + kind) % 3] ?? "" },
      isUsual: (row + 2) % 3 === column && (2 * row + 2) % 3 === kind,
    })),
  ),
)
  .filter(({ isUsual }) => isUsual || process.env["EVERYTHING"])
  .map(({ run }) => run);
/** Below the fold of the last page: what follows from the standing. */
const BELOW: Record<string, number[]> = { account: [2], end: [2] };

test.for(RUNS)(
  "the lesson of $game to its end, doing what is $way, by $by, in $locale",
  async (run, { visit }) => {
    const { game, way, by, locale } = run;
    const { hands, options } = BY[by];
    const visitor = await visit({ ...options, locale });
    const pupil = new Pupil(visitor, hands, way);
    await pupil.begin(game);
    await pupil.finish();
    for (const { id, numbers, rings, listed } of pupil.lit.values()) {
      expect(listed, `${id}: what the list explains is what is lit`).toEqual(rings);
      const wanted = numbers.filter((number) => !BELOW[id]?.includes(number));
      // A phone shows a part of the table at a time; elsewhere all of it is there, if the lesson's way was gone.
      if (by === "touch") expect(rings, id).not.toEqual([]);
      else if (way !== "other") expect(rings, id).toEqual(expect.arrayContaining(wanted));
    }
    expect([...new Set(pupil.faults)]).toEqual([]);
    expect(pupil.lit.size).toBeGreaterThan(5);
    if (way === "other") expect(pupil.objections).toBeGreaterThan(0);
    const learnt = await visitor.page.evaluate(() => localStorage.getItem("tontine-learnt"));
    expect(learnt).toContain(`lesson:${game}`);
  },
);

test.for(GAMES)("in the lesson of %s no window cuts the coach or takes the desk", async (game, { visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.goto("/");
  await begin(page, game);
  for (const language of process.env["EVERYTHING"] ? ["it", "en", "fr"] : ["fr"])
    for (const window of ["low", "wide", "broad", "tablet", "phone", "small"] as const) {
      await resize(page, "wide");
      await page.locator(`.langs button[lang=${language}]`).first().click();
      await resize(page, window);
      await page.locator(".lights .number").first().waitFor();
      const hidden = (): Promise<number> =>
        page.locator(`${COACH} .scroll`).evaluate((one) => one.scrollHeight - one.clientHeight);
      await expect.poll(hidden, { message: `${window} in ${language}` }).toBeLessThanOrEqual(1);
      const desk = await page.locator(".bottom > .desk").evaluate((one) => one.clientHeight);
      expect(desk, `${window} in ${language}`).toBeGreaterThan(window === "small" ? 40 : 100);
    }
});

async function begin(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game=${game}] button.lesson`).click();
  await page.locator(COACH).waitFor();
}

test("another move is held, and can be insisted on; a reload goes on at the same step", async ({ visit }) => {
  const visitor = await visit({ painted: true });
  const { page } = visitor;
  await visitor.goto("/");
  await begin(page, "acquire");
  // What axe has against the table is for the tests of tables.
  expect((await violations(page)).filter((line) => /coach|lights|story/.test(line))).toEqual([]);
  const other: Locator = page.locator(".rack .tile.open:not([data-light='tile:11F'])").first();
  await other.click();
  await page.locator(".prompt .main:enabled").click();
  await page.locator(`${COACH} .other`).waitFor();
  await page.locator(SHOW).click();
  expect(await page.locator(".rack [data-light='tile:11F']").getAttribute("aria-pressed")).toBe("true");
  await page.reload();
  await page.locator(COACH).waitFor();
  expect(await page.locator("[data-light='tile:11F']").getAttribute("aria-describedby")).toMatch(/-text/);
  await other.click();
  await page.locator(".prompt .main:enabled").click();
  const before = await page.locator(`${COACH} h2`).innerText();
  await page.getByRole("button", { name: "Play it anyway" }).click();
  await expect.poll(() => page.locator(`${COACH} h2`).innerText()).not.toBe(before);
});

test("a lesson goes on at the same step where it was left, and on another device of the same account", async ({
  visit,
}) => {
  const [here, there] = [await visit(), await visit(PHONE)];
  const { page } = here;
  await here.goto("/account");
  const create = page.locator("form", { hasText: "Create an account" });
  await create.getByLabel("Name").fill("Leontine");
  await create.getByLabel("Password").fill("a tall story 8");
  await create.getByRole("button").click();
  await page.waitForURL(/\/$/);
  await begin(page, "acquire");
  await page.locator(SHOW).click();
  await page.locator(".prompt .main:enabled").click();
  const title = page.locator(`${COACH} h2`);
  await expect.poll(() => title.innerText()).toContain("Found it");

  await here.goto("/");
  const card = page.locator("[data-game=acquire] .lesson");
  await expect.poll(() => card.innerText()).toBe("Lesson: step 2 of 16");
  await card.click();
  await expect.poll(() => title.innerText()).toContain("Found it");

  await there.goto("/account");
  const enter = there.page.locator("form", { hasText: "You have one already" });
  await enter.getByLabel("Name").fill("Leontine");
  await enter.getByLabel("Password").fill("a tall story 8");
  await enter.getByRole("button").click();
  await there.page.locator("[data-game=acquire] .lesson", { hasText: "step 2" }).click();
  await expect.poll(() => there.page.locator(`${COACH} h2`).innerText()).toContain("Found it");
  // What is done there is seen here.
  await there.page.locator(SHOW).click();
  await there.page.locator(".prompt .main:enabled").click();
  await expect.poll(() => title.innerText()).toContain("Buy in");
});

test("Next ends the playback of what it led to; on the last page there is no rematch of a lesson", async ({
  visit,
}) => {
  const visitor = await visit();
  const pupil = new Pupil(visitor, mouse, "shown");
  const { page } = visitor;
  await pupil.begin("acquire");
  const title = page.locator(`${COACH} h2`);
  let jumped = false;
  await pupil.finish(async () => {
    if ((await title.innerText()) !== "Six rounds later") return;
    jumped = true;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.locator(`${COACH} button[aria-keyshortcuts=n]`).click();
    await page.locator(".prompt .skip:enabled").waitFor();
    await page.locator(`${COACH} button[aria-keyshortcuts=n]`).click();
    await expect.poll(() => title.innerText()).toBe("Safe");
    expect(await page.locator(".prompt .skip:enabled").count()).toBe(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  expect(jumped).toBe(true);
  expect(await page.getByRole("button", { name: "Rematch" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Play on my own" }).count()).toBe(0);
  // After the lesson: a game against the lowest level, with four at the table.
  await page.locator(`${COACH} [data-light=play]`).click();
  await page.locator(".prompt").waitFor();
  const seats = await page.evaluate(() => document.querySelectorAll(".seats li").length);
  expect(seats).toBe(4);
});

test("a lost connection changes nothing; whoever leaves during the playback goes on alone", async ({
  visit,
}) => {
  const proxy = new FaultyProxy(inject("address"));
  onTestFinished(() => proxy.close());
  const visitor = await visit({ address: await proxy.start(), unreachable: true });
  const { page } = visitor;
  const title = page.locator(`${COACH} h2`);
  const follow = async (): Promise<void> => {
    await page.locator(`${SHOW}:enabled`).click();
    await page.locator(".prompt .main:enabled").click();
  };
  await visitor.goto("/");
  await begin(page, "acquire");
  for (const next of ["Found it", "Buy in"]) {
    await follow();
    await expect.poll(() => title.innerText()).toBe(next);
  }
  const lost = page.getByText("Connection lost.");
  proxy.cut();
  await lost.waitFor();
  proxy.restore();
  await Visitor.focus(page);
  await lost.waitFor({ state: "hidden" });
  expect(await title.innerText()).toBe("Buy in");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await follow();
  await page.locator(".prompt .skip:enabled").waitFor();
  await page.getByRole("button", { name: "Play on my own" }).click();
  await page.locator(COACH).waitFor({ state: "detached" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.locator("body:has(.prompt.mine) .rack .open").first().waitFor();
});

test("a first visit has one lesson; whoever has finished no game begins against the lowest level", async ({
  visit,
}) => {
  const visitor = await visit({ painted: true, viewport: WINDOWS.low });
  const { page } = visitor;
  await visitor.goto("/");
  const first = page.locator("section.first");
  expect(await first.innerText()).toContain("Never played? Acquire in 6 minutes");
  const level = page.locator(".level button[aria-pressed=true]");
  expect(await level.innerText()).toBe("novice");
  // Nothing is hidden below by it on a small laptop, and only one button of the page is filled.
  const low = await page
    .locator("article .play")
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  expect(low).toBeLessThanOrEqual(WINDOWS.low.height);
  expect(await page.locator("main .button.main").count()).toBe(1);
  const lines = page.locator("article .lesson");
  expect(await lines.allInnerTexts()).toEqual([
    "Learn by playing, 6 min",
    "Learn by playing, 6 min",
    "Learn by playing, 7 min",
  ]);
  // Learnt: an easy game; after a game nothing.
  await page.evaluate(() => localStorage.setItem("tontine-learnt", '["lesson:acquire"]'));
  await page.reload();
  await lines.first().waitFor();
  expect(await lines.first().innerText()).toBe("Learnt. Play an easy game");
  expect(await first.count()).toBe(0);
  expect(await level.innerText()).toBe("novice");
  await page.evaluate(() => localStorage.setItem("tontine-learnt", '["lesson:acquire","game:x"]'));
  await page.reload();
  await page.locator("article .play").first().waitFor();
  expect(await page.locator("[data-game=acquire] .lesson").count()).toBe(0);
  expect(await lines.count()).toBe(2);
  expect(await level.innerText()).toBe("normal");
});
