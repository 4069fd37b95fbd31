/** Every window people have, at every phase of a turn: everything needed is in sight, and nothing is cut or covered. */
import { afterAll, beforeAll } from "vitest";
import type { Page } from "playwright-core";
import { faultsOfPage, faultsOfTable, type Wanted } from "./support/faults";
import { MOMENTS, Positions, type Moment } from "./support/positions";
import { expect, test } from "./support/test";

interface Window extends Wanted {
  width: number;
  height: number;
}
/** With browser bars; the small landscape ones are laptops at 200 %. */
const WINDOWS: readonly Window[] = [
  { width: 360, height: 640, map: 345, scrolls: true },
  { width: 390, height: 844, map: 375, scrolls: true },
  { width: 768, height: 1024, map: 735, scrolls: true },
  { width: 720, height: 394, map: 420, scrolls: true },
  { width: 768, height: 365, map: 398, scrolls: true },
  { width: 1024, height: 768, map: 565, scrolls: false },
  { width: 1280, height: 720, map: 750, scrolls: false },
  { width: 1366, height: 650, map: 710, scrolls: false },
  { width: 1440, height: 789, map: 880, scrolls: false },
  { width: 1440, height: 900, map: 700, scrolls: false },
  { width: 1536, height: 730, map: 800, scrolls: false },
  { width: 1920, height: 950, map: 1090, scrolls: false },
  { width: 2560, height: 1300, map: 1520, scrolls: false },
];

/** Give the window a size, and wait until nothing moves any more. */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([wide, high]) => {
      const measure = (): string =>
        JSON.stringify(
          [...document.querySelectorAll("main, section, table, svg.map, .map .size")].map((one) =>
            one.getBoundingClientRect(),
          ),
        );
      let before = "";
      for (let still = 0; still < 3;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = innerWidth === wide && innerHeight === high ? measure() : "";
        still = now !== "" && now === before ? still + 1 : 0;
        before = now;
      }
    },
    [width, height] as const,
  );
}

/** What can be seen at a moment: the question, and an answer that is being considered. */
const CONSIDERED: Partial<Record<Moment, readonly string[]>> = {
  placing: [".rack .open.merges"],
  founding: [".choice .card"],
  buying: [".purchase .card[aria-disabled=false]", ".purchase .card[aria-disabled=false]"],
  "may-end": [".announce button"],
};

async function look(page: Page, moment: Moment, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const window of WINDOWS) {
    const { width, height } = window;
    await resize(page, window);
    const faults = moment === "over" ? await faultsOfPage(page) : await faultsOfTable(page, window);
    found.push(...faults.map((fault) => `${width}x${height}, ${what}: ${fault}`));
  }
  return found;
}

const server = new Positions();
beforeAll(() => server.start());
afterAll(() => server.close());

test.for([
  [2, "it"],
  [4, "en"],
  [6, "fr"],
  [6, "it"],
] as const)("%i players, in %s", async ([seats, language], { visit }) => {
  const ada = await server.ada(visit);
  const { page } = ada;
  await ada.context.addInitScript((wanted) => localStorage.setItem("tontine-language", wanted), language);
  const found: string[] = [];
  for (const moment of MOMENTS) {
    await server.sit(ada, seats, moment);
    found.push(...(await look(page, moment, moment)));
    const considered = CONSIDERED[moment];
    if (considered === undefined) continue;
    await resize(page, { width: 1440, height: 900 });
    for (const step of considered) await page.locator(step).first().click();
    await page.mouse.move(0, 0);
    found.push(...(await look(page, moment, `${moment}, chosen`)));
  }
  expect(found).toEqual([]);
});
