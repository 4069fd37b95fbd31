import type { Locator, Page } from "playwright-core";
import { violations } from "./support/axe";
import { click, tap, type Press } from "./support/player";
import { expect, test } from "./support/test";

const COACH = ".coach";
const SHOW = `${COACH} button[aria-keyshortcuts=h]`;
const NEXT = `${COACH} button[aria-keyshortcuts=n]`;
const PLAY = `${COACH} [data-light=play]`;
const SURE = ".prompt .main:enabled, .prompt .action[aria-pressed=true]";
/** What can be answered where no step says how: an action of the prompt line, or the first thing on the desk. */
const FREE = ".prompt.mine .action:enabled, body:has(.prompt.mine) .desk button.pick:enabled";

/** How a pupil does something: by mouse or finger on what is there, or by the key that stands for it. */
interface Hands {
  press: Press;
  show: (page: Page) => Promise<void>;
  next: (page: Page) => Promise<void>;
  confirm: (page: Page) => Promise<void>;
}
const pointing = (press: Press): Hands => ({
  press,
  show: async (page) => press(page.locator(SHOW)),
  next: async (page) => press(page.locator(NEXT)),
  confirm: async (page) => press(page.locator(SURE).first()),
});
const KEYS: Hands = {
  press: async (target) => target.press("Enter"),
  show: async (page) => page.keyboard.press("h"),
  next: async (page) => page.keyboard.press("n"),
  confirm: async (page) => page.locator(SURE).first().press("Enter"),
};

async function begin(page: Page, game: string, press: Press): Promise<void> {
  await press(page.locator(`[data-game=${game}] button.lesson`));
  await page.locator(COACH).waitFor();
}

/** What the coach says, and how often something was decided: one of them changes with every step that is taken. */
async function standing(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      `${document.querySelector(".coach .scroll")?.textContent} ${document.querySelector(".prompt h1")?.textContent}`,
  );
}

/** What is asked of the pupil now, once it is there. */
async function asked(page: Page): Promise<"play" | "next" | "show" | "free"> {
  const signs = { play: PLAY, next: NEXT, show: `body:has(.prompt.mine) ${SHOW}:enabled`, free: FREE };
  const found = await page.waitForFunction(
    (all) => Object.entries(all).find(([, sign]) => document.querySelector(sign) !== null)?.[0],
    signs,
  );
  return (await found.jsonValue()) as keyof typeof signs;
}

/** Do what the coach says until the lesson is over; `each` looks at what stands. */
async function finish(
  page: Page,
  hands: Hands,
  each: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let turns = 0; turns < 90; turns += 1) {
    const what = await asked(page);
    const before = await standing(page);
    await each();
    if (what === "play") return;
    // What is shown is taken back after a moment, and then shown again.
    await expect
      .poll(async () => {
        if ((await standing(page)) !== before) return true;
        await take(page, hands, what).catch(() => undefined);
        return (await standing(page)) !== before;
      })
      .toBe(true);
  }
  throw new Error("the lesson does not end");
}

async function take(page: Page, hands: Hands, what: "next" | "show" | "free"): Promise<void> {
  page.setDefaultTimeout(3000);
  try {
    if (what === "next") return await hands.next(page);
    if (what === "show") await hands.show(page);
    else if ((await page.locator(SURE).count()) === 0) await hands.press(page.locator(FREE).first());
    await page.locator(SURE).first().waitFor();
    await hands.confirm(page);
  } finally {
    page.setDefaultTimeout(60_000);
  }
}

/** What is lit on the page, by its number; and what has a number in the coach's list. */
async function lit(page: Page): Promise<{ rings: string[]; listed: string[] }> {
  return page.evaluate(() => ({
    rings: [...document.querySelectorAll(".lights .number text")].map((one) => one.textContent ?? "").sort(),
    listed: [...document.querySelectorAll(".coach .legend b")].map((one) => one.textContent ?? "").sort(),
  }));
}

test("Acquire's lesson by mouse, to its end", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.goto("/");
  await begin(page, "acquire", click);
  let steps = 0;
  await finish(page, pointing(click), async () => {
    steps += 1;
    await expect
      .poll(async () => lit(page).then(({ rings, listed }) => rings.join() === listed.join()))
      .toBe(true);
  });
  expect(steps).toBeGreaterThan(15);
});

test("Ponzi Scheme's lesson by keyboard alone", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.goto("/");
  await begin(page, "ponzi", KEYS.press);
  await finish(page, KEYS);
});

test("Greed's lesson by touch on a phone", async ({ visit }) => {
  const visitor = await visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = visitor;
  await visitor.goto("/");
  await begin(page, "greed", tap);
  await finish(page, pointing(tap), async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test("another move is held, and can be insisted on; a reload goes on at the same step", async ({ visit }) => {
  const visitor = await visit({ painted: true });
  const { page } = visitor;
  await visitor.goto("/");
  await begin(page, "acquire", click);
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
  const before = await standing(page);
  await page.getByRole("button", { name: "Play it anyway" }).click();
  await expect.poll(async () => (await standing(page)) !== before).toBe(true);
});
