/** A player who knows no more than the page shows, and does nothing that a person could not. */
import type { Locator, Page } from "playwright-core";

export type Press = (target: Locator) => Promise<void>;
export type Question = "place" | "choose" | "dispose" | "buy";
export type Moment = Question | "leave" | "curtain" | "over";

const END = "[aria-labelledby=standing]";
const CURTAIN = "main > .veil > button.main";
const WAYS_OUT = ".announced button[aria-pressed=false]";
/** Selectors of what is asked: it is shown after the playback, until it is answered. */
const SIGNS: [Moment, string][] = [
  ["over", END],
  ["curtain", CURTAIN],
  ["place", "body:has(.prompt.mine) .rack .open"],
  ["choose", "body:has(.prompt.mine) .choice"],
  ["dispose", "body:has(.prompt.mine) .disposal"],
  ["buy", "body:has(.prompt.mine) .purchase"],
  // A30: the end is announced, and there is nothing left but to leave out the rest.
  ["leave", `body:has(.prompt.mine) ${WAYS_OUT}`],
];
const FREE = ".purchase .card[aria-disabled=false]";
/** In order of preference: mergers make a game short. */
const FATES = ["merges", "grows", "founds", "lone"];

export const click: Press = (target) => target.click();
export const tap: Press = (target) => target.tap();

/**
 * Wait until something is asked of me, and say what: the first whose sign is on the page. The page
 * observes its own changes: polling it would keep the machine busier than the game does. Others may
 * take long to decide, so only the timeout of the test ends the waiting.
 */
export async function asked<What extends string>(
  page: Page,
  signs: readonly (readonly [What, string])[],
): Promise<What> {
  const found = await page.evaluate(
    (all) =>
      new Promise<string>((resolve) => {
        const look = (): void => {
          const seen = all.find(([, sign]) => document.querySelector(sign) !== null);
          if (seen === undefined) return;
          observer.disconnect();
          resolve(seen[0]);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ["class"],
        });
        look();
      }),
    signs.map(([what, sign]): [string, string] => [what, sign]),
  );
  return found as What; // it was one of them
}

export class Player {
  decisions = 0;

  constructor(
    readonly page: Page,
    readonly press: Press = click,
  ) {}

  async asked(): Promise<Moment> {
    return asked(this.page, SIGNS);
  }

  /** Answer what is asked. */
  async answer(question: Moment): Promise<void> {
    switch (question) {
      case "place":
        if (!(await this.announce())) await this.place();
        break;
      case "choose":
        await this.press(this.page.locator(".choice .card").first());
        break;
      case "dispose":
        await this.dispose();
        break;
      case "buy":
        if (!(await this.announce())) await this.buy();
        break;
      case "leave":
        await this.press(this.page.locator(WAYS_OUT).last());
        break;
      case "curtain":
        await this.press(this.page.locator(CURTAIN));
        return;
      case "over":
        return;
    }
    await this.confirm();
  }

  /** Play until the end, or as long as is wanted. */
  async play(goOn: (question: Moment) => boolean | Promise<boolean> = () => true): Promise<Moment> {
    for (;;) {
      const question = await this.asked();
      if (question === "over" || !(await goOn(question))) return question;
      await this.answer(question);
    }
  }

  /** Choose a tile whose preview has this part, and say where it stands. */
  async preview(part: string): Promise<Locator> {
    const found = this.page.locator(`.preview ${part}`);
    const tiles = this.page.locator(".rack .open");
    for (let index = 0; (await found.count()) === 0; index += 1) {
      if (index === (await tiles.count())) throw new Error(`no tile leads to ${part}`);
      await this.press(tiles.nth(index));
      await this.page.locator(".preview").waitFor();
    }
    return found;
  }

  async confirm(): Promise<void> {
    this.decisions += 1;
    await this.press(this.page.locator(".prompt .main"));
  }

  /** Announce the end whenever that is possible. */
  async announce(): Promise<boolean> {
    const button = this.page.locator(".announce button[aria-pressed=false]");
    if ((await button.count()) === 0) return false;
    await this.press(button);
    return true;
  }

  async place(): Promise<void> {
    const tiles = this.page.locator(".rack .tile");
    const best = await tiles.evaluateAll((all, fates) => {
      const open = all.map((tile) =>
        tile.classList.contains("open") ? fates.findIndex((fate) => tile.classList.contains(fate)) : -1,
      );
      return open.indexOf(Math.min(...open.filter((fate) => fate >= 0)));
    }, FATES);
    await this.press(tiles.nth(best));
  }

  async dispose(): Promise<void> {
    // Keep, sell and trade, in turns.
    const stepper = this.page.locator(".disposal .stepper").nth(this.decisions % 3);
    const more = stepper.locator("button").last();
    while (await more.isEnabled()) await this.press(more);
  }

  async buy(): Promise<void> {
    for (let share = 0; share < 3 && (await this.mayBuy()); share += 1) {
      await this.press(this.page.locator(FREE).first());
    }
  }

  /** Whether a share is free. While the server has not said yet what the last one leaves, nobody can tell. */
  async mayBuy(): Promise<boolean> {
    if ((await this.page.locator(".prompt .main[aria-busy=true]").count()) > 0) return false;
    return (await this.page.locator(FREE).count()) > 0;
  }
}

/** The final standing as the page shows it. */
export async function standing(page: Page): Promise<string[]> {
  return page.locator(`${END} li`).evaluateAll((lines) =>
    lines.map((line) => {
      const text = (part: string): string => line.querySelector(part)?.textContent ?? "";
      const name = line.querySelector(".name")?.firstChild?.textContent ?? "";
      return `${text(".rank")} ${name.trim()} ${/\$[\d,]+/.exec(text(".score"))?.[0] ?? ""}`;
    }),
  );
}
