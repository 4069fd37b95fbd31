/** Whole games in Firefox, where it is installed. */
import { FIREFOX, launchFirefox } from "./support/browser";
import { GreedPlayer } from "./support/games/greed";
import { PonziPlayer } from "./support/games/ponzi";
import { createTable, start } from "./support/lobby";
import { Player } from "./support/player";
import { expect, test as withChromium } from "./support/test";
import type { Visitor } from "./support/visitor";

const test = withChromium.extend({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest wants the braces
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

interface Plays {
  play: () => Promise<unknown>;
}
const GAMES: [game: string, bots: number, player: (visitor: Visitor) => Plays][] = [
  ["Acquire", 1, ({ page }) => new Player(page)],
  ["Ponzi Scheme", 2, ({ page }) => new PonziPlayer(page)],
  ["Greed Incorporated", 2, (visitor) => new GreedPlayer(visitor)],
];

test.skipIf(FIREFOX === null).for(GAMES)("a whole game of %s", async ([game, bots, playerOf], { visit }) => {
  const ada = await visit({ viewport: { width: 1366, height: 768 } });
  await createTable(ada, { game, others: Array.from({ length: bots }, () => "bot easy") });
  await start(ada.page);
  expect(await playerOf(ada).play()).toBe("over");
  expect(await ada.page.locator("[aria-labelledby=standing] li").count()).toBe(bots + 1);
});
