/** Ponzi Scheme through the page: a player who knows no more than it shows, and what no page may be told. */
import type { Locator, Page } from "playwright-core";
import type { PonziTable, View, ServerMessage } from "../../../src/wire/generated";
import { finger, mouse, type Hands } from "../hands";
import { asked } from "../player";
import type { TestedGame } from "./game";

const MOMENTS = [
  ...(["funding", "offering", "answering", "removing", "returning", "waiting", "over"] as const),
];

export const ponzi: TestedGame<(typeof MOMENTS)[number]> = {
  moments: MOMENTS,
  must: ["cash", "tiles"],
  picture: { moment: "funding", parts: ".market", box: [0, 0, 100, 86], worded: true },
  considered: {
    funding: [".market .fund.open"],
    offering: [".pairs .open", ".amount .end:last-child"],
    answering: [".answer[aria-disabled=false]"],
    returning: [".picking .what li button"],
  },
  night: true,
};

export type Question = "fund" | "offer" | "answer" | "return" | "remove";
export type Moment = Question | "over";

/** What has happened since my last turn: on a phone it lies over the market until it is read. */
const NEWS = ".news .since button";
/** A crash or a bankruptcy, until it is seen. */
const STAMP = ".drama button";
/** Selectors by which the page shows what is asked, until it is answered. */
const SIGNS: [Moment | "stamp", string][] = [
  ["stamp", STAMP],
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
  /** Debts end a game: whoever is bold takes the dearest card, and others the cheapest. */
  bold = true;

  constructor(
    readonly page: Page,
    readonly hands: Hands = mouse,
  ) {}

  async asked(): Promise<Moment> {
    for (;;) {
      const found = await asked(this.page, SIGNS);
      if (found !== "stamp") return found;
      // It goes by itself, too, so that it may be gone by now.
      await this.page.evaluate((stamp) => document.querySelector<HTMLElement>(stamp)?.click(), STAMP);
    }
  }

  async answer(question: Question): Promise<void> {
    if (this.hands === finger && (await this.page.locator(NEWS).count()) > 0)
      await this.hands.press(this.page.locator(NEWS));
    switch (question) {
      case "fund":
        await this.fund();
        break;
      case "offer":
        await this.offer();
        break;
      case "answer":
        await this.hands.press(this.page.locator(".answer[aria-disabled=false]").last());
        break;
      case "return":
        await this.hands.press(this.page.locator(".picking .what li button").first());
        break;
      case "remove":
        await this.hands.press(this.page.locator(".market .fund.open").first());
        break;
    }
    await this.confirm(question);
  }

  /** Confirm what is chosen, and wait until the table has taken it: what was chosen is no longer. */
  async confirm(question: Question): Promise<void> {
    this.answered[question] += 1;
    // To pass is confirmed where it was chosen; the second of two quick presses does not count there.
    const main = this.page.locator(".prompt .main:enabled, .prompt .action[aria-pressed=true]");
    const taken = this.page
      .locator(".prompt:not(:has(.main, .action[aria-pressed=true])), [aria-labelledby=standing]")
      .first();
    await main.waitFor();
    for (;;) {
      await this.hands.press(main);
      if (await appears(taken)) return;
    }
  }

  async fund(): Promise<void> {
    const cards = this.page.locator(".market .fund.open");
    if ((await cards.count()) === 0) return this.pass();
    await this.hands.press(this.bold ? cards.last() : cards.first());
  }

  /** Half of what I have, to the first who can be offered something; otherwise nothing. */
  async offer(): Promise<void> {
    const pairs = this.page.locator(".pairs .open");
    if ((await pairs.count()) === 0) return this.pass();
    await this.hands.press(pairs.first());
    const slider = this.page.locator(".amount input[type=range]");
    if (!(await slider.isEnabled())) return;
    const half = Math.floor(Number(await slider.getAttribute("max")) / 2);
    await this.hands.write(this.page.locator(".amount input[type=text]"), String(half));
  }

  async pass(): Promise<void> {
    await this.hands.press(this.page.locator(".prompt .action"));
  }

  /** Play until the end, or as long as is wanted. */
  async play(goOn: (question: Question) => boolean | Promise<boolean> = () => true): Promise<Moment> {
    for (;;) {
      const question = await this.asked();
      if (question === "over" || !(await goOn(question))) return question;
      await this.answer(question);
    }
  }
}

async function appears(what: Locator): Promise<boolean> {
  return what.waitFor({ state: "attached", timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

type Message = ServerMessage & { view?: View };

/**
 * P8: as long as the game lasts, nobody's money but one's own, and no price but of one's own envelopes,
 * neither in views and events nor in the story, whatever its language.
 */
export function ponziLeaks(received: readonly string[]): string[] {
  const all = received.map((text) => JSON.parse(text) as Message);
  const end = all.findIndex((message) => message.type === "room" && message.status === "over");
  const messages = all.slice(0, end < 0 ? undefined : end);
  const found: string[] = [];
  const own = new Set<number>(); // the versions of one's own trades
  let views = 0;
  for (const message of messages) {
    if (message.view?.game === "ponzi" && !message.view.over) {
      views += 1;
      found.push(...moneyIn(message.view));
    }
    if (message.type === "state" && !message.view.over) {
      for (const { event, version } of message.events) {
        const parties = [event.fields["seat"], event.fields["rival"]];
        if (parties.includes(message.view.seat ?? -1)) own.add(version);
        else if (event.event === "envelope") found.push(`an envelope of ${parties.join(" for ")}`);
      }
    }
  }
  const lines = messages
    .flatMap((message) => (message.type === "story" ? message.paragraphs : []))
    .flatMap((paragraph) => paragraph.lines);
  for (const { text, kinds, version } of lines)
    if (kinds.some((kind) => TRADES.has(kind)) && text.includes("$") && !own.has(version))
      found.push(`a line: ${text}`);
  if (views === 0) found.push("no view was received, so nothing was searched");
  return [...new Set(found)];
}
const TRADES = new Set(["offered", "envelope", "sold", "countered", "kept"]);

function moneyIn(view: View): string[] {
  const { players, envelope } = view.table as PonziTable;
  const cash = players
    .filter(({ seat, purse }) => seat !== view.seat && (purse.cash !== null || purse.wealth !== null))
    .map(({ seat }) => `the cash of ${seat}`);
  const party = envelope !== null && [envelope.offerer, envelope.rival].includes(view.seat ?? -1);
  const sum = envelope !== null && !party && (envelope.amount !== null || envelope.answers.length > 0);
  return sum ? [...cash, `the sum in an envelope of ${envelope.offerer}`] : cash;
}
