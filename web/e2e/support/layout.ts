/** The windows people have, at every phase of a turn: everything needed is in sight, and nothing is cut or covered. */
import type { CDPSession, Page } from "playwright-core";
import { faultsOfControls } from "./controls";
import { faultsOfChat, faultsOfPage, faultsOfTable } from "./faults";
import { asAda, gameOf, momentsOf, sit, type GameName, type Moment, type Seats } from "./positions";
import type { Visit } from "./test";
import { EVERY, inTurn, WINDOWS, type Size, type Window } from "./windows";

/** Windows so small that the page may scroll. */
const SCROLLS: readonly Window[] = ["small", "phone", "tablet", "zoomed", "flat"];

/** A page whose window is given one size after the other. */
class Resizable {
  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  static async of(page: Page): Promise<Resizable> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Accessibility.enable");
    return new Resizable(page, devtools);
  }

  /**
   * Give the window a size, and wait until nothing moves any more. Most of the work is to paint what
   * nobody looks at, so it is painted small: that changes nothing of the layout, but pointers miss.
   */
  async resize({ width, height }: Size, painted = 0.05): Promise<void> {
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

  async look(game: GameName, moment: Moment, what: string, windows: readonly Window[]): Promise<string[]> {
    const found: string[] = [];
    for (const window of windows) {
      await this.resize(WINDOWS[window]);
      const { must, map } = gameOf(game);
      const wanted = { must, map: map?.[window] ?? 0, scrolls: SCROLLS.includes(window) };
      const faults =
        moment === "over"
          ? await faultsOfPage(this.page)
          : [...(await faultsOfTable(this.page, wanted)), ...(await faultsOfControls(this.page))];
      found.push(...faults.map((fault) => `${window}, ${what}: ${fault}`));
    }
    return found;
  }

  /** Open the chat in every window. */
  async lookAtChat(windows: readonly Window[]): Promise<string[]> {
    const found: string[] = [];
    for (const window of windows) {
      await this.resize(WINDOWS[window]);
      // What is painted small, pointers miss.
      const tab = this.page.locator("nav button:nth-child(4), [role=tab][id$=chat]");
      await tab.evaluate((button) => (button as HTMLElement).click());
      await this.page.locator(".say input").waitFor();
      const faults = await faultsOfChat(this.page);
      found.push(...faults.map((fault) => `${window}, chat: ${fault}`));
    }
    return found;
  }
}

/** Every moment in these languages, in every window or some of them in turn: what is wrong with it. */
export async function faultsOfLayout(
  visit: Visit,
  game: GameName,
  seats: Seats,
  languages: readonly string[],
  windows: readonly Window[] = EVERY,
): Promise<string[]> {
  const ada = await asAda(visit, { painted: true });
  const { page } = ada;
  const window = await Resizable.of(page);
  const found: string[] = [];
  let turn = 0;
  await ada.goto("/");
  for (const moment of momentsOf(game, seats)) {
    for (const language of languages) {
      await page.evaluate((wanted) => localStorage.setItem("tontine-language", wanted), language);
      await sit(ada, game, seats, moment);
      const some = inTurn(windows, turn++);
      found.push(...(await window.look(game, moment, `${moment} in ${language}`, some)));
      if (moment === "waiting") found.push(...(await window.lookAtChat(some)));
      const considered = gameOf(game).considered?.[moment];
      if (considered === undefined) continue;
      await window.resize(WINDOWS.high, 1);
      for (const step of considered) await page.locator(step).first().click();
      await page.mouse.move(0, 0);
      const chosen = `${moment}, chosen, in ${language}`;
      found.push(...(await window.look(game, moment, chosen, inTurn(windows, turn++))));
    }
  }
  return found;
}
