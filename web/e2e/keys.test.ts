import type { Page } from "playwright-core";
import { ready } from "./support/hands";
import { createTable, start } from "./support/lobby";
import { asked } from "./support/player";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

const MOST = 3; // keys for a decision
const END = "[aria-labelledby=standing]";
const STATE = '{"type":"state","version":';

/** Plays whatever is asked by the keys that the page names, and counts them. */
class Robot {
  decisions = 0;
  most = 0;
  #keys = 0;

  constructor(readonly visitor: Visitor) {}

  get page(): Page {
    return this.visitor.page;
  }

  async play(): Promise<void> {
    while ((await asked(this.page, SIGNS)) === "mine") {
      const before = this.version();
      this.#keys = 0;
      await ready(this.page);
      await this.answer();
      while (this.version() <= before) await this.page.waitForTimeout(20);
      this.most = Math.max(this.most, this.#keys);
      this.decisions += 1;
    }
  }

  /** What is chosen from the start is confirmed; an answer in the prompt has a letter; all else a digit. */
  async answer(): Promise<void> {
    const { page } = this;
    const chosen = page.locator(".prompt .main:enabled, .prompt .action[aria-pressed=true]").first();
    if ((await chosen.count()) === 0) {
      const letters = page.locator(".prompt .action[aria-keyshortcuts]");
      const letter =
        (await letters.count()) > 0 ? await letters.first().getAttribute("aria-keyshortcuts") : null;
      await this.press(letter ?? (await this.digit()));
      await chosen.waitFor();
    }
    await this.press("Enter");
  }

  /** Of a tile that can be played, or else the first of what is offered. */
  async digit(): Promise<string> {
    const open = await this.page
      .locator(".rack .tile")
      .evaluateAll((tiles) => tiles.findIndex((tile) => tile.classList.contains("open")));
    return String(Math.max(open, 0) + 1);
  }

  async press(key: string): Promise<void> {
    this.#keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Of the last state that the page was sent. */
  version(): number {
    const last = this.visitor.received.findLast((text) => text.startsWith(STATE));
    return last === undefined ? -1 : Number.parseInt(last.slice(STATE.length));
  }
}
const SIGNS = [
  ["over", END],
  ["mine", ".prompt.mine"],
] as const;

for (const game of ["Acquire", "Ponzi Scheme", "Greed Incorporated"]) {
  test(`a whole game of ${game} with at most three keys for a decision`, async ({ visit }) => {
    const ada = await visit();
    await createTable(ada, { game, others: ["bot random", "bot random"] });
    await start(ada.page);
    const robot = new Robot(ada);
    await robot.play();
    expect(robot.most).toBeLessThanOrEqual(MOST);
    expect(robot.decisions).toBeGreaterThan(0);
  });
}
