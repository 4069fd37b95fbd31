import type { Page } from "playwright-core";
import { Player, standing, tap, type Press } from "./support/player";
import { openTable, start } from "./support/lobby";
import { expect, test } from "./support/test";

/** Nothing may stick out sideways: neither the page nor anything one would have to scroll to. */
async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
const touch: Press = async (target) => {
  await tap(target);
  expect(await sideways(target.page())).toBeLessThanOrEqual(0);
};

test("a whole game on a touch screen of 360 pixels, never scrolling sideways", async ({ visit }) => {
  const ada = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  const { page } = ada;
  await openTable(ada, { others: ["bot random", "bot random", "bot random"] }, touch);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await start(page, touch);

  const player = new Player(page, touch);
  await player.play(() => player.decisions < 8);
  const tabs = page.locator("nav button");
  for (const tab of [1, 2, 3, 0]) await touch(tabs.nth(tab));

  await player.play();
  expect(await standing(page)).toHaveLength(4);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  // Another game against bots alone begins at once.
  await touch(page.locator(".actions .main"));
  await page.locator(".prompt").waitFor();
  expect(await page.locator(".start").count()).toBe(0);
});
