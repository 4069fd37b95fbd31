/** What a decision would change on the table, to be drawn in place. Read from the view; no rule is worked out here. */
import type { Decision } from "../game";
import { disposalOf, isSame, purchaseOf, tileOf, type Disposal, type Shares } from "./decisions";
import type { AcquireTable, Ask, Event, HandTile, PriceRow } from "./types";

export interface Forecast {
  /** The tile that would be played. */
  tile: string | null;
  /** The lots of the shape that would come about, and the corporation it would belong to. */
  lots: readonly string[];
  into: string | null;
  /** Corporations that would be taken over. */
  leaving: readonly string[];
  /** The size afterwards, by corporation. */
  sizes: Readonly<Record<string, number>>;
  /** What would come in or go out, by seat. */
  cash: Readonly<Record<number, number>>;
  /** Shares gained or given away, by seat and corporation. */
  shares: Readonly<Record<number, Record<string, number>>>;
  /** What happens on the way, as far as it can be known. */
  events: readonly Event[];
}

export const NOTHING: Forecast = {
  tile: null,
  lots: [],
  into: null,
  leaving: [],
  sizes: {},
  cash: {},
  shares: {},
  events: [],
};

export function forecast(
  table: AcquireTable,
  asks: readonly Ask[],
  me: number | null,
  decision: Decision | null,
): Forecast {
  if (decision === null || me === null) return NOTHING;
  const { kind } = decision;
  if (kind === "place") {
    const tile = table.hand.find((one) => one.tile === tileOf(decision));
    if (tile === undefined) return NOTHING;
    return isSettled(table) ? ofTile(tile) : { ...NOTHING, tile: tile.tile };
  }
  if (kind === "buy") return ofPurchase(table, me, purchaseOf(decision));
  if (kind === "dispose") return ofDisposal(table, me, disposalOf(decision));
  const choices = asks.flatMap((ask) => ask.choices);
  const does = choices.find((choice) => isSame(choice.decision, decision))?.does ?? [];
  return ofChoice(table, me, does);
}

/** While a tile is being settled, nobody can say yet what the next one will meet. */
export function isSettled(table: AcquireTable): boolean {
  return table.joins.length === 0;
}

function ofTile(tile: HandTile): Forecast {
  const survivor = tile.fate === "merges" ? only(tile.survivors) : null;
  const into = tile.fate === "grows" ? (tile.touches[0] ?? null) : survivor;
  return {
    ...NOTHING,
    tile: tile.tile,
    lots: tile.joins,
    into,
    leaving: tile.defunct,
    sizes: into === null ? {} : { [into]: tile.joins.length },
    cash: cashIn(tile.does),
    events: tile.does,
  };
}

/** Founding, choosing the survivor or the next to be settled: what happened is in the events. */
function ofChoice(table: AcquireTable, me: number, does: readonly Event[]): Forecast {
  const founded = does.find(({ event }) => event === "founded");
  const merged = does.find(({ event }) => event === "merged");
  const into = text(founded ?? merged, "corporation") ?? table.merger?.survivor ?? null;
  const given = text(
    does.find(({ event }) => event === "given"),
    "corporation",
  );
  return {
    ...NOTHING,
    lots: table.joins,
    into,
    leaving: settled(does),
    sizes: into === null ? {} : { [into]: table.joins.length },
    cash: cashIn(does),
    shares: given === null ? {} : { [me]: { [given]: 1 } },
    events: does,
  };
}

function ofPurchase(table: AcquireTable, me: number, shares: Shares): Forecast {
  const total = costOf(table, shares);
  return { ...NOTHING, cash: total ? { [me]: -total } : {}, shares: { [me]: shares } };
}

function ofDisposal(table: AcquireTable, me: number, { sell, trade }: Disposal): Forecast {
  const { merger } = table;
  if (!merger?.defunct || !merger.survivor) return NOTHING;
  const brought = sell * (merger.price ?? 0);
  const moved: Shares = {};
  if (sell + trade) moved[merger.defunct] = -(sell + trade);
  if (trade) moved[merger.survivor] = trade / 2;
  return {
    ...NOTHING,
    lots: table.joins,
    into: merger.survivor,
    leaving: [merger.defunct],
    sizes: { [merger.survivor]: table.joins.length },
    cash: brought ? { [me]: brought } : {},
    shares: { [me]: moved },
  };
}

export function costOf(table: AcquireTable, shares: Shares): number {
  return table.corporations.reduce((sum, { name, price }) => sum + price * (shares[name] ?? 0), 0);
}

// -- reading events ----------------------------------------------------------------------

/** Money that the events bring or cost, by seat. */
export function cashIn(events: readonly Event[]): Record<number, number> {
  const cash: Record<number, number> = {};
  for (const { event, fields } of events) {
    if (!["bonus", "bought", "cashed"].includes(event)) continue;
    const seat = Number(fields["seat"]);
    const amount = Number(fields["amount"]) * (event === "bought" ? -1 : 1);
    cash[seat] = (cash[seat] ?? 0) + amount;
  }
  return cash;
}

export function settled(events: readonly Event[]): string[] {
  return events.filter(({ event }) => event === "settled").map(({ fields }) => String(fields["corporation"]));
}

function text(event: Event | undefined, field: string): string | null {
  const value = event?.fields[field];
  return value === undefined ? null : String(value);
}

function only(names: readonly string[]): string | null {
  return names.length === 1 ? (names[0] ?? null) : null;
}

// -- the price card (A3) -----------------------------------------------------------------

/** The row of the price card that holds at a size; null below the smallest. */
export function rowAt(card: readonly PriceRow[], size: number): PriceRow | null {
  return card.findLast((row) => row.size <= size) ?? null;
}

export function priceAt(table: AcquireTable, corporation: string, size: number): number {
  const tier = table.corporations.find(({ name }) => name === corporation)?.tier ?? "low";
  return rowAt(table.card, size)?.[tier as "low" | "middle" | "high"] ?? 0;
}
