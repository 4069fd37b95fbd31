/** A player of Greed Incorporated who knows no more than the page shows, and what its page may not be told. */
import type { GreedTable, Scene, ServerMessage } from "../../src/wire/generated";
import { asked } from "./player";
import type { Visitor } from "./visitor";

const END = "[aria-labelledby=standing]";
const MINE = "body:has(.prompt.mine)";

/** How the page shows what is asked. */
const SIGNS = [
  ["over", END],
  ["announce", `${MINE} .hand button.pick`],
  ["bid", `${MINE} .forms .amount`],
  ["take", `${MINE} .part > .offers`],
  ["trade", `${MINE} .trade .partners, ${MINE} .trade .deal`],
  ["sell", `${MINE} .sales`],
  ["point", `${MINE} .fingers`],
  ["raise", `${MINE} .ladder`],
  ["found", `${MINE} .founding`],
  ["drop", `${MINE} .part > .cards button.pick`],
] as const;
export type Moment = (typeof SIGNS)[number][0];

export class GreedPlayer {
  readonly answered = new Map<Moment, number>();

  constructor(readonly visitor: Visitor) {}

  get page(): Visitor["page"] {
    return this.visitor.page;
  }

  async asked(): Promise<Moment> {
    return asked(this.page, SIGNS);
  }

  /** Play until the end, or as long as is wanted. */
  async play(goOn: (moment: Moment) => boolean | Promise<boolean> = () => true): Promise<Moment> {
    for (;;) {
      const moment = await this.asked();
      if (moment === "over" || !(await goOn(moment))) return moment;
      await this.answer(moment);
    }
  }

  async answer(moment: Moment): Promise<void> {
    const { page } = this;
    const before = this.version();
    switch (moment) {
      case "announce":
      case "point":
      case "drop":
      case "found":
        await page.locator(`.part button.pick`).first().click();
        break;
      case "bid": {
        // By digits, and no more than the slider allows.
        const amount = page.locator(".forms .amount input[type=text]").first();
        await amount.fill("15");
        await amount.press("Tab");
        break;
      }
      case "take":
        await this.take();
        break;
      case "trade":
        await this.trade();
        break;
      case "raise":
        await this.raise();
        break;
      case "sell": // everything is chosen from the start
      case "over":
        break;
    }
    this.answered.set(moment, (this.answered.get(moment) ?? 0) + 1);
    await this.confirm(before);
  }

  /** Confirm what is chosen, and wait until the page shows what came of it. */
  async confirm(before = this.version()): Promise<void> {
    const { page } = this;
    const main = page.locator(".prompt .main:enabled");
    const chosen = page.locator(".prompt .action[aria-pressed=true]");
    // Where all decide at once, others may take away what was chosen: then it is asked again.
    const ready = main.or(chosen).first();
    while ((await ready.count()) === 0 && this.version() <= before) await page.waitForTimeout(10);
    if ((await ready.count()) === 0) return;
    await ((await main.count()) > 0 ? main : chosen).first().click();
    await this.newer(before);
  }

  /** Wait for a newer state, and until it is on the page. */
  async newer(before: number): Promise<void> {
    while (this.version() <= before) await this.page.waitForTimeout(10);
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    );
  }

  /** Of the last state that the page was sent. */
  version(): number {
    const last = this.visitor.received.findLast((text) => text.startsWith('{"type":"state"'));
    return last === undefined ? -1 : (JSON.parse(last) as { version: number }).version;
  }

  async take(): Promise<void> {
    const card = this.page.locator(".part button.pick");
    if ((await card.count()) > 0) await card.first().click();
    else await this.page.locator(".prompt .action").first().click();
  }

  /** Use what can be used, answer what was offered, and be done. */
  async trade(): Promise<void> {
    const accept = this.page.locator(".letter .answers .main");
    const use = this.page.locator(".workshop li.can .button");
    if ((await accept.count()) > 0) await accept.first().click();
    else if ((await use.count()) > 0) await use.first().click();
    else await this.page.locator(".prompt .action").last().click();
  }

  async raise(): Promise<void> {
    const bid = this.page.locator(".auction .mine .button");
    // A symbol now and then; the ladder tells what others have.
    if ((this.answered.get("raise") ?? 0) % 2 === 0 && (await bid.count()) > 0) await bid.first().click();
    else await this.page.locator(".prompt .action").last().click();
  }
}

type Message = ServerMessage & { view?: Scene };

/**
 * What a page was told that its seat may not know: cards in other hands or in the deck, and bids and
 * announcements that are still sealed. All money lies open in this game.
 */
export function greedLeaks({ received }: Visitor): string[] {
  const known = new Set<number>();
  const found: string[] = [];
  for (const text of received) {
    const message = JSON.parse(text) as Message;
    if (message.type === "room" && message.status === "over") break;
    const view = message.view;
    if (view?.game === "greed") {
      const table = view.table as GreedTable;
      learn(table, known);
      for (const { number, ceo, bid } of table.companies)
        if (table.phase === "bidding" && ceo !== view.seat && bid !== null)
          found.push(`the sealed bid of company ${number}`);
      if (table.phase === "announcing" && table.players.some(({ seat }) => seat !== view.seat)) {
        const shown = table.hand.map(({ number }) => number);
        if (table.chosen !== null && !shown.includes(table.chosen)) found.push("an announcement of another");
      }
    }
    if (message.type === "state")
      for (const { event } of message.events) {
        const { seat, asset } = event.fields as { seat?: number; asset?: number };
        if (["drew", "chose", "sealed"].includes(event.event) && seat !== message.view.seat)
          found.push(`${event.event} of seat ${seat}`);
        if (event.event === "announced" && asset !== undefined) known.add(asset);
      }
    for (const asset of mentioned(message))
      if (!known.has(asset)) found.push(`asset ${asset} in ${text.slice(0, 80)}`);
  }
  return [...new Set(found)];
}

function learn(table: GreedTable, known: Set<number>): void {
  const cards = [
    ...table.hand,
    ...table.discards,
    ...table.offers.map(({ card }) => card),
    ...table.companies.flatMap(({ assets }) => assets.map(({ card }) => card)),
  ];
  for (const { number } of cards) known.add(number);
}

/** The numbers of assets anywhere in a message: in fields, and in the story as "Coal Mine (20)". */
function mentioned(value: unknown): number[] {
  if (typeof value === "string")
    return [...value.matchAll(/\((\d\d)\)/g)].map(([, number]) => Number(number));
  if (Array.isArray(value)) return value.flatMap(mentioned);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === "asset" && typeof inside === "number" ? [inside] : mentioned(inside),
  );
}
