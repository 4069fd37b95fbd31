/** Ponzi Scheme through the page: a player who knows no more than it shows, and what no page may be told. */
import type { Page } from "playwright-core";
import type { PonziTable, Scene, ServerMessage } from "../../src/wire/generated";
import { asked, click, type Press } from "./player";

export type Question = "fund" | "offer" | "answer" | "return" | "remove";
export type Moment = Question | "over";

/** Selectors by which the page shows what is asked, until it is answered. */
const SIGNS: [Moment, string][] = [
  ["over", "[aria-labelledby=standing]"],
  ["fund", "body:has(.prompt.mine) .funding"],
  ["offer", "body:has(.prompt.mine) .offering"],
  ["answer", "body:has(.prompt.mine) .answering"],
  ["return", "body:has(.prompt.mine) .picking .what li button"],
  ["remove", "body:has(.prompt.mine) .picking"],
];

export class PonziPlayer {
  /** How often each question was answered. */
  readonly answered: Record<Question, number> = { fund: 0, offer: 0, answer: 0, return: 0, remove: 0 };

  constructor(
    readonly page: Page,
    readonly press: Press = click,
  ) {}

  async asked(): Promise<Moment> {
    return asked(this.page, SIGNS);
  }

  async answer(question: Question): Promise<void> {
    this.answered[question] += 1;
    switch (question) {
      case "fund":
        await this.fund();
        break;
      case "offer":
        await this.offer();
        break;
      case "answer":
        await this.press(this.page.locator(".answer[aria-disabled=false]").last());
        break;
      case "return":
        await this.press(this.page.locator(".picking .what li button").first());
        break;
      case "remove":
        await this.press(this.page.locator(".market .fund.open").first());
        break;
    }
    await this.press(this.page.locator(".prompt .main"));
  }

  /** The dearest card that may be taken: debts end a game. */
  async fund(): Promise<void> {
    const cards = this.page.locator(".market .fund.open");
    if ((await cards.count()) > 0) await this.press(cards.last());
    else await this.press(this.page.locator(".prompt .action"));
  }

  /** Half of what I have, to the first who can be offered something; otherwise nothing. */
  async offer(): Promise<void> {
    const pairs = this.page.locator(".pairs .open");
    if ((await pairs.count()) === 0) return this.press(this.page.locator(".prompt .action"));
    await this.press(pairs.first());
    const slider = this.page.locator(".amount input[type=range]");
    if (await slider.isEnabled())
      await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  }

  /** Play until the end, or as long as is wanted. */
  async play(goOn: (question: Question) => boolean | Promise<boolean> = () => true): Promise<Moment> {
    for (;;) {
      const question = await this.asked();
      if (question === "over" || !(await goOn(question))) return question;
      await this.answer(question);
      // The table has taken it: what was chosen is no longer.
      await this.page
        .locator(".prompt:not(:has(.main)), [aria-labelledby=standing]")
        .first()
        .waitFor({ state: "attached" });
    }
  }
}

type Message = ServerMessage & { view?: Scene };

/** P8: as long as the game lasts, nobody's money but one's own, and no price but of one's own envelopes. */
export function ponziLeaks(received: readonly string[]): string[] {
  const found: string[] = [];
  let views = 0;
  for (const message of received.map((text) => JSON.parse(text) as Message)) {
    if (message.type === "room" && message.status === "over") break;
    if (message.view?.game === "ponzi" && !message.view.over) {
      views += 1;
      found.push(...moneyIn(message.view));
    }
    if (message.type === "state" && !message.view.over) {
      for (const { event } of message.events) {
        if (event.event !== "envelope") continue;
        const parties = [event.fields["seat"], event.fields["rival"]];
        if (!parties.includes(message.view.seat as never))
          found.push(`an envelope of ${parties.join(" for ")}`);
      }
    }
    if (message.type === "story")
      for (const { text } of message.paragraphs.flatMap(({ lines }) => lines))
        if (/(?:envelope with|sells .* for|counters with) \$/.test(text) && !/\byou\b/i.test(text))
          found.push(`a line: ${text}`);
  }
  if (views === 0) found.push("no view was received, so nothing was searched");
  return [...new Set(found)];
}

function moneyIn(view: Scene): string[] {
  const { players, envelope } = view.table as PonziTable;
  const cash = players
    .filter(({ seat, purse }) => seat !== view.seat && (purse.cash !== null || purse.wealth !== null))
    .map(({ seat }) => `the cash of ${seat}`);
  const party = envelope !== null && [envelope.offerer, envelope.rival].includes(view.seat ?? -1);
  const sum = envelope !== null && !party && (envelope.amount !== null || envelope.answers.length > 0);
  return sum ? [...cash, `the sum in an envelope of ${envelope.offerer}`] : cash;
}
