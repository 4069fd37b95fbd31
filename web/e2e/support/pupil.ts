/** A pupil in a lesson, who knows no more than the page shows: does what the coach says, or something else. */
import type { Locator, Page } from "playwright-core";
import type { Hands } from "./hands";
import { asked } from "./player";
import type { Visitor } from "./visitor";

/** What is done at each step: what is lit, what *Show me* shows, or some other legal move. */
export type Way = "suggested" | "shown" | "other";

export const COACH = ".coach";
export const PLAY = `${COACH} [data-light=play]`;
const SHOW = `${COACH} button[aria-keyshortcuts=h]`;
const NEXT = `${COACH} button[aria-keyshortcuts=n]`;
const ANYWAY = `${COACH}:has(.other) button.insist`;
const MINE = "body:has(.prompt.mine)";
/** What can be confirmed. */
const SURE = ".prompt .main:enabled, .prompt .action[aria-pressed=true]";
/** What can be chosen, in any of the games. */
const CHOICES = [
  ...[".prompt .action:enabled", ".rack .tile.open", ".choice .card", ".market .fund.open", ".pairs .open"],
  ...[".answer[aria-disabled=false]", ".picking .what li button", ".desk button.pick:enabled"],
]
  .map((one) => `${MINE} ${one}`)
  .join();
/** Some are not complete: the sum of an envelope. */
const MOST = ".amount .end:last-child:enabled";
const SIGNS = [
  ["over", PLAY],
  ["next", NEXT],
  ["held", ANYWAY],
  ["decide", `${SURE}, ${CHOICES}`],
] as const;
const STATE = '{"type":"state","version":';

interface Lit {
  id: string;
  /** The numbers that the step has, those that are on the page, and those that its list explains. */
  numbers: number[];
  rings: number[];
  listed: number[];
}

export class Pupil {
  /** What was lit at each step, while it stood. */
  readonly lit = new Map<string, Lit>();
  /** What was lit and could not be used or heard, and texts that were cut. */
  readonly faults: string[] = [];
  objections = 0;

  constructor(
    readonly visitor: Visitor,
    readonly hands: Hands,
    readonly way: Way,
  ) {}

  get page(): Page {
    return this.visitor.page;
  }

  async begin(game: string): Promise<void> {
    await this.visitor.goto("/");
    const button = this.page.locator(`[data-game=${game}] button.lesson`);
    await button.waitFor();
    await this.hands.press(button);
    await this.page.locator(COACH).waitFor();
  }

  /** Play to the last step; `each` looks at every question. */
  async finish(each: () => Promise<void> = async () => undefined): Promise<void> {
    for (;;) {
      const what = await asked(this.page, SIGNS);
      const before = await this.standing();
      await this.look();
      await each();
      if (what === "over") return;
      while ((await this.standing()) === before) await this.take(what);
      // What was sent is on the page a moment later.
      await this.drawn();
    }
  }

  /** The version of the table, the step that the server is at, and the one that the page shows. */
  private async standing(): Promise<string> {
    const { version, lesson } = this.state() ?? {};
    const shown = await this.page.evaluate(
      (coach) => document.querySelector(`${coach} h2`)?.textContent,
      COACH,
    );
    return `${version} ${lesson?.step} ${lesson?.id} ${shown}`;
  }

  private state(): {
    version: number;
    lesson: { step: number; id: string; lights: { number: number }[] } | null;
  } | null {
    const last = this.visitor.received.findLast((text) => text.startsWith(STATE));
    return last === undefined ? null : (JSON.parse(last) as ReturnType<Pupil["state"]>);
  }

  /** What is lit now. Several questions may belong to one step, and each has its own things on the page. */
  private async look(): Promise<void> {
    const { page } = this;
    // Events are played back before the step is shown; an objection puts the lights out.
    await page.locator(".prompt .skip:enabled").waitFor({ state: "detached" });
    const { id = "", lights = [] } = this.state()?.lesson ?? {};
    const numbers = [...new Set(lights.map(({ number }) => number))];
    if (id === "" || numbers.length === 0) return;
    const isDrawn = ({ step, rings, listed }: Awaited<ReturnType<Pupil["numbers"]>>): boolean =>
      step === id && rings.length > 0 && rings.length === listed.length;
    let now = await this.numbers();
    for (let turns = 0; turns < 20 && !isDrawn(now); turns += 1) {
      if ((await page.locator(ANYWAY).count()) > 0) return;
      await this.drawn();
      now = await this.numbers();
    }
    if (now.step !== id) return; // others have decided meanwhile
    this.faults.push(...(await page.evaluate(litFaults, this.targets())).map((one) => `${id}: ${one}`));
    const before = this.lit.get(id);
    const all = (one: number[], other: number[] = []): number[] => [...new Set([...other, ...one])].sort();
    this.lit.set(id, {
      id,
      numbers,
      rings: all(now.rings, before?.rings),
      listed: all(now.listed, before?.listed),
    });
  }

  /** Of what is lit, and in the coach's list. */
  private async numbers(): Promise<{ step: string | undefined; rings: number[]; listed: number[] }> {
    return this.page.evaluate(() => {
      const numbersIn = (where: string): number[] =>
        [...document.querySelectorAll(where)]
          .filter((one) => one.checkVisibility())
          .map((one) => Number(one.textContent));
      return {
        step: document.querySelector<HTMLElement>(".coach")?.dataset["step"],
        rings: [...new Set(numbersIn(".lights .number text"))],
        listed: numbersIn(".coach .legend b"),
      };
    });
  }

  private async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    );
  }

  private async take(what: (typeof SIGNS)[number][0]): Promise<void> {
    const { page, hands } = this;
    const before = await this.standing();
    const gone = async (): Promise<boolean> => (await this.standing()) !== before;
    try {
      if (what === "next") await hands.press(page.locator(NEXT));
      else if (what === "held" || (await page.locator(ANYWAY).count()) > 0) await this.answerObjection();
      else {
        await this.choose();
        await hands.press(page.locator(SURE).first());
      }
    } catch (problem) {
      if (!(await gone())) throw problem;
    }
    // Either it was sent, or the coach objects; or, after a while, I am still asked, as the press came too soon.
    for (let turns = 0; !(await gone()); turns += 1) {
      if ((await page.locator(ANYWAY).count()) > 0) return;
      if (turns > 100 && (what === "next" || (await page.locator(MINE).count()) > 0)) return;
      await page.waitForTimeout(10);
    }
  }

  private async answerObjection(): Promise<void> {
    this.objections += 1;
    if (this.way === "other") return this.hands.press(this.page.locator(ANYWAY));
    await this.show();
    await this.hands.press(this.page.locator(SURE).first());
  }

  private async show(): Promise<void> {
    await this.hands.press(this.page.locator(SHOW));
    await this.page.locator(SURE).first().waitFor();
  }

  private async choose(): Promise<void> {
    const { page } = this;
    const shows = (await page.locator(`${SHOW}:enabled`).count()) > 0;
    if (this.way === "shown" && shows) return this.show();
    if (this.way === "suggested" && shows) {
      for (const one of await this.choices(true)) {
        await this.hands.press(one);
        if (await this.isSure()) return;
      }
      return this.show();
    }
    if (await this.isSure()) return;
    const [other] = [...(await this.choices(false)), ...(await this.choices(true))];
    if (other === undefined) throw new Error("there is nothing to choose");
    await this.hands.press(other);
    if ((await this.isSure()) || (await page.locator(MOST).count()) === 0) return;
    await this.hands.press(page.locator(MOST));
  }

  /** Whether it can be confirmed, once the server has said what it would do. */
  private async isSure(): Promise<boolean> {
    await this.page.locator(".prompt .main[aria-busy=true]").waitFor({ state: "detached" });
    return (await this.page.locator(SURE).count()) > 0;
  }

  /** What can be chosen, and is lit or is not. */
  private async choices(lit: boolean): Promise<Locator[]> {
    const all = this.page.locator(CHOICES);
    const wanted = await all.evaluateAll(
      (found, [targets, whether]) =>
        found.flatMap((one, index) => {
          const named = (target: string): boolean => one.closest(`[data-light~="${target}"]`) !== null;
          return targets.some(named) === whether ? [index] : [];
        }),
      [this.targets(), lit] as const,
    );
    return wanted.map((index) => all.nth(index));
  }

  private targets(): string[] {
    const lights = (this.state()?.lesson?.lights ?? []) as unknown as { target: string }[];
    return lights.map(({ target }) => target);
  }
}

/**
 * What a step points at is there for everybody: the list names it, controls have names, are described by the step
 * and lie under nothing, and none of the step's text is out of sight. Runs inside the page.
 */
function litFaults(targets: readonly string[]): string[] {
  type Spoken = Element & { computedName: string };
  const CONTROL = "button, input, a[href], [role=button], [role=radio]";
  const faults: string[] = [];
  const scroll = document.querySelector(".coach .scroll");
  if (scroll !== null && scroll.scrollHeight > scroll.clientHeight + 1) faults.push("the text is cut");
  for (const line of document.querySelectorAll(".coach .legend li"))
    if (!/\p{L}/u.test(line.textContent?.replace(/^\d/, "") ?? "")) faults.push("a number without a name");
  for (const target of targets)
    for (const lit of document.querySelectorAll<Spoken>(`[data-light~="${target}"]`)) {
      const spoken = (lit.getAttribute("aria-describedby") ?? "").split(" ").some((id) => /-text$/.test(id));
      if (!spoken || !lit.matches(CONTROL)) continue; // out of sight, or something to look at
      if (lit.computedName.trim() === "") faults.push(`${target} has no name`);
      let { left, top, right, bottom } = lit.getBoundingClientRect();
      for (let outer = lit.parentElement; outer !== null; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === "visible") continue;
        const box = outer.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (there !== null && !lit.contains(there) && !there.contains(lit))
        faults.push(`${target} lies under ${there.tagName}.${there.getAttribute("class") ?? ""}`);
    }
  return faults;
}
