/** Every window people have, at every phase of a turn: everything needed is in sight, and nothing is cut or covered. */
import type { CDPSession, Page } from "playwright-core";
import { faultsOfPage, faultsOfTable, type Wanted } from "./faults";
import { asAda, MOMENTS, sit, type Moment } from "./positions";
import type { Visit } from "./test";

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

/** A page whose window is given one size after the other. */
class Resizable {
  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  static async of(page: Page): Promise<Resizable> {
    return new Resizable(page, await page.context().newCDPSession(page));
  }

  /**
   * Give the window a size, and wait until nothing moves any more. Most of the work is to paint what
   * nobody looks at, so it is painted small: that changes nothing of the layout, but pointers miss.
   */
  async resize({ width, height }: { width: number; height: number }, painted = 0.05): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false, scale: painted };
    await this.devtools.send("Emulation.setDeviceMetricsOverride", metrics);
    await this.page.evaluate(
      async ([wide, high]) => {
        const measure = (): string =>
          JSON.stringify(
            [...document.querySelectorAll("main, section, table, svg.map, .map .size")].map((one) =>
              one.getBoundingClientRect(),
            ),
          );
        let before = "";
        for (let still = false; !still;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          // A window of another size may need a face of a font that was not needed before.
          await document.fonts.ready;
          const now = innerWidth === wide && innerHeight === high ? measure() : "";
          still = now !== "" && now === before;
          before = now;
        }
      },
      [width, height] as const,
    );
  }

  async look(moment: Moment, what: string): Promise<string[]> {
    const found: string[] = [];
    for (const window of WINDOWS) {
      const { width, height } = window;
      await this.resize(window);
      const faults =
        moment === "over" ? await faultsOfPage(this.page) : await faultsOfTable(this.page, window);
      found.push(...faults.map((fault) => `${width}x${height}, ${what}: ${fault}`));
    }
    return found;
  }
}

/** What can be seen at a moment: the question, and an answer that is being considered. */
const CONSIDERED: Partial<Record<Moment, readonly string[]>> = {
  placing: [".rack .open.merges"],
  founding: [".choice .card"],
  buying: [".purchase .card[aria-disabled=false]", ".purchase .card[aria-disabled=false]"],
  "may-end": [".announce button"],
};

/** Every moment in these languages, in every window: what is wrong with it. */
export async function faultsOfLayout(
  visit: Visit,
  seats: 2 | 4 | 6,
  languages: readonly string[],
): Promise<string[]> {
  const ada = await asAda(visit);
  const { page } = ada;
  const window = await Resizable.of(page);
  const found: string[] = [];
  await ada.goto("/");
  for (const moment of MOMENTS) {
    for (const language of languages) {
      await page.evaluate((wanted) => localStorage.setItem("tontine-language", wanted), language);
      await sit(ada, seats, moment);
      found.push(...(await window.look(moment, `${moment} in ${language}`)));
      const considered = CONSIDERED[moment];
      if (considered === undefined) continue;
      await window.resize({ width: 1440, height: 900 }, 1);
      for (const step of considered) await page.locator(step).first().click();
      await page.mouse.move(0, 0);
      found.push(...(await window.look(moment, `${moment}, chosen, in ${language}`)));
    }
  }
  return found;
}
