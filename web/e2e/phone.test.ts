import type { Page } from "playwright-core";
import { Player, standing, tap, type Press } from "./support/player";
import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";
import { texts } from "./support/vocabulary";

/** Nothing may stick out sideways: neither the page nor anything one would have to scroll to. */
async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
const touch: Press = async (target) => {
  await tap(target);
  expect(await sideways(target.page())).toBeLessThanOrEqual(0);
};

/** A finger can neither point at something nor double-click. */
async function noPointing(page: Page): Promise<void> {
  expect((await texts(page)).filter((text) => /\b(point at|hover|double-click)/i.test(text))).toEqual([]);
}

/** As long as names get, as far as the page is concerned. */
const NAME = "Bartholomew Winterbottom";

test("a whole game on a touch screen of 360 pixels, never scrolling sideways", async ({ visit }) => {
  const ada = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = ada;
  await createTable(ada, { name: NAME, others: ["bot random", "bot random", "bot random"] }, touch);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await start(page, touch);

  const player = new Player(page, touch);
  await player.play(() => player.decisions < 8);
  const tabs = page.locator("nav button");
  for (const tab of [1, 2, 3, 0]) await touch(tabs.nth(tab));
  await noPointing(page);
  // There is no room for so long a name above, but a tap on it tells the whole.
  await touch(page.locator("header .seats button").first());
  const whole = page.getByRole("dialog").getByText(NAME);
  expect(
    await whole.evaluate(
      (name) => name.scrollWidth <= name.clientWidth || getComputedStyle(name).display === "inline",
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await player.play();
  expect(await standing(page)).toHaveLength(4);
  await noPointing(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  // Another game against bots alone begins at once.
  await touch(page.locator(".actions .main"));
  await page.locator(".prompt").waitFor();
  expect(await page.locator(".start").count()).toBe(0);
});
