/** A player of Greed Incorporated who knows no more than the page shows, and what its page may not be told. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GreedTable, View, ServerMessage } from "../../../src/wire/generated";
import { mouse, type Hands } from "../hands";
import { asked } from "../player";
import type { Visitor } from "../visitor";
import type { TestedGame } from "./game";

const HOUSE = fileURLToPath(new URL("../../../../src/tontine/rules/greed/house.toml", import.meta.url));
const MOMENTS = [
  ...(["announcing", "bidding", "taking", "trading", "selling", "pointing", "dropping"] as const),
  ...(["gold", "silver", "founders", "founding", "waiting", "over"] as const),
];

export const greed: TestedGame<(typeof MOMENTS)[number]> = {
  moments: MOMENTS,
  must: ["cash", "companies"],
  picture: { moment: "trading", parts: ".placard.mine", box: [0, 0, 100, 100], worded: true },
  night: true,
  properNames: () => {
    const companies = readFileSync(HOUSE, "utf8").matchAll(/\[\[company\]\][^[]*?name = "([^"]+)"/g);
    return [...companies].map(([, name]) => name).join(" ");
  },
};

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

  constructor(
    readonly visitor: Visitor,
    readonly hands: Hands = mouse,
  ) {}

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

  /** Answer what is asked. Others who decide meanwhile may remove a button: then look again at what is asked. */
  async answer(moment: Moment): Promise<void> {
    const before = this.version();
    try {
      await this.choose(moment);
      await this.confirm(before);
      this.answered.set(moment, (this.answered.get(moment) ?? 0) + 1);
    } catch (problem) {
      if (this.version() === before) throw problem;
    }
  }

  async choose(moment: Moment): Promise<void> {
    const { page } = this;
    switch (moment) {
      case "announce":
      case "point":
      case "drop":
      case "found":
        return this.press(".part button.pick");
      case "bid":
        return this.hands.write(page.locator(".forms .amount input[type=text]").first(), "15");
      case "take":
        return this.press(".part button.pick", ".prompt .action");
      case "trade":
        // Answer what was offered, use what can be used, and be done.
        if (await this.turnTo("inbox", ".letter .answers .main")) return this.press(".letter .answers .main");
        if (await this.turnTo("workshop", ".workshop li.can .button"))
          return this.press(".workshop li.can .button");
        return this.press(".prompt .action[aria-keyshortcuts=d]");
      case "raise":
        // A symbol now and then: the least bid is chosen from the start.
        if ((this.answered.get("raise") ?? 0) % 2 === 0) return;
        return this.press(PASS);
      case "sell": // everything is chosen from the start
      case "over":
        return;
    }
  }

  /** Press the first of these that is on the page. */
  async press(...which: string[]): Promise<void> {
    for (const one of which) {
      const found = this.page.locator(one);
      if ((await found.count()) > 0) return this.hands.press(found.first());
    }
    throw new Error(`there is none of ${which.join()}`);
  }

  /** Where the trade desk shows one page at a time, turn to this one if there is something to do there. */
  async turnTo(leaf: keyof typeof LEAVES, what: string): Promise<boolean> {
    if ((await this.page.locator(what).count()) === 0) return false;
    const tab = this.page.locator(`.pages button:nth-child(${LEAVES[leaf]}):visible`);
    if ((await tab.count()) > 0) await this.hands.press(tab);
    return true;
  }

  /** Confirm what is chosen, and wait until the page shows what came of it. */
  async confirm(before = this.version()): Promise<void> {
    const { page } = this;
    const ready = page.locator(".prompt .main:enabled, .prompt .action[aria-pressed=true]").first();
    // Unless what was chosen is gone with what others decided.
    while ((await ready.count()) === 0 && this.version() <= before) await page.waitForTimeout(10);
    // The second of two quick taps at one place does nothing: then it is still there, and pressed again.
    while (this.version() <= before) {
      if ((await ready.count()) > 0) await this.hands.press(ready);
      await this.newer(before, 1000);
    }
  }

  /** Wait for a newer state, for so many milliseconds at most, and until it is on the page. */
  async newer(before: number, patience = Infinity): Promise<void> {
    const end = Date.now() + patience;
    while (this.version() <= before && Date.now() < end) await this.page.waitForTimeout(10);
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    );
  }

  /** Of the last state that the page was sent. */
  version(): number {
    const last = this.visitor.received.findLast((text) => text.startsWith(STATE));
    return last === undefined ? -1 : Number.parseInt(last.slice(STATE.length));
  }
}
const STATE = '{"type":"state","version":';
const PASS = ".prompt .action[aria-keyshortcuts=p]";
const LEAVES = { inbox: 1, deal: 2, workshop: 3 } as const;

type Message = ServerMessage & { view?: View };

/**
 * What a page was told that its seat may not know: cards in other hands or in the deck, and bids and
 * announcements that are still sealed. All money lies open in this game.
 */
export function greedLeaks({ received }: Pick<Visitor, "received">): string[] {
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
