/** Bonuses as the events tell them, and how each sum comes about, line by line with its rule. */
import type { AcquireTable, Corporation, Event } from "./types";

/** What a shareholder of a corporation gets; `shares` is null as long as nobody may know. */
export interface Row {
  seat: number;
  shares: number | null;
  place: string | null;
  amount: number;
}

export interface Payout {
  corporation: string;
  size: number;
  price: number;
  rows: Row[];
  /** A34: the tile that the stock market drew, and the shares it counts for. */
  market: { tile: string; shares: number } | null;
  /** False as long as the bonuses are not known. */
  known: boolean;
}

/** The payouts among events; a corporation's one begins when it is settled or at the end of the game. */
export function payouts(table: AcquireTable, events: readonly Event[]): Payout[] {
  const found = new Map<string, Payout>();
  const shown = new Set<number>(); // seats whose shares were counted when it began
  for (const { event, fields } of events) {
    if (!["settled", "showed", "market", "bonus", "disposed"].includes(event)) continue;
    const corporation = String(fields["corporation"]);
    const payout = found.get(corporation) ?? open(table, corporation);
    found.set(corporation, payout);
    const seat = Number(fields["seat"]);
    if (event === "settled") {
      payout.size = Number(fields["size"]);
      payout.price = Number(fields["price"]);
    } else if (event === "showed") {
      rowOf(payout, seat).shares = Number(fields["shares"]);
      shown.add(seat);
    } else if (event === "disposed") {
      takeBack(rowOf(payout, seat), shown.has(seat), Number(fields["sold"]) + Number(fields["traded"]));
    } else if (event === "market") {
      payout.market = { tile: String(fields["tile"]), shares: Number(fields["shares"]) };
      payout.known = true;
    } else {
      const row = rowOf(payout, seat);
      row.place = String(fields["place"]);
      row.amount = Number(fields["amount"]);
      payout.known = true;
    }
  }
  return [...found.values()].map(inOrder);
}

/** A bonus was paid for what a player held then, and some of it may be gone by now. */
function takeBack(row: Row, counted: boolean, gone: number): void {
  if (!counted && row.shares !== null) row.shares += gone;
}

function open(table: AcquireTable, corporation: string): Payout {
  const { size, price } = find(table, corporation);
  const rows = table.players.map(({ seat, shares }) => ({
    seat,
    shares: shares?.[corporation] ?? null,
    place: null,
    amount: 0,
  }));
  return { corporation, size, price, rows, market: null, known: false };
}

/** Shareholders only, whoever gets most first. */
function inOrder(payout: Payout): Payout {
  const rows = payout.rows
    .filter(({ shares, amount }) => amount > 0 || (shares ?? 0) > 0)
    .sort((a, b) => b.amount - a.amount || (b.shares ?? 0) - (a.shares ?? 0));
  return { ...payout, rows };
}

function rowOf(payout: Payout, seat: number): Row {
  const row = payout.rows.find((one) => one.seat === seat);
  if (row === undefined) throw new Error(`no seat ${seat}`);
  return row;
}

function find(table: AcquireTable, corporation: string): Corporation {
  const found = table.corporations.find(({ name }) => name === corporation);
  if (found === undefined) throw new Error(`no corporation ${corporation}`);
  return found;
}

// -- where a sum comes from --------------------------------------------------------------

/** A line of an explanation: a message with its arguments, the sum so far, and the rule. */
export interface Line {
  message: string;
  args: Record<string, number | string>;
  /** Seats that are named in the line. */
  seats: number[];
  amount: number;
  rule: string;
}

/** Share of both bonuses that each place is paid from: which multiples of the price. */
const PAID: Record<string, ("majority" | "minority")[]> = {
  first: ["majority"],
  second: ["minority"],
  sole: ["majority", "minority"],
  first_shared: ["majority", "minority"],
  second_shared: ["minority"],
};

const RULES: Record<string, string> = {
  first: "A18",
  second: "A18",
  sole: "A19",
  first_shared: "A20",
  second_shared: "A21",
};

/** How a bonus comes about, from the price of a share to the sum paid out. */
export function explain(table: AcquireTable, payout: Payout, row: Row): Line[] {
  if (row.place === null) return [];
  const { tier, price, majority, minority } = find(table, payout.corporation);
  const times = { majority: majority / price, minority: minority / price };
  const parts = PAID[row.place] ?? [];
  const rule = RULES[row.place] ?? "A18";
  const line = (message: string, amount: number, by: string, args: Line["args"] = {}): Line => ({
    message,
    args,
    seats: [],
    amount,
    rule: by,
  });
  const lines = [line("why-price", payout.price, "A3", { tier, size: payout.size })];
  let sum = 0;
  for (const part of parts) {
    sum += times[part] * payout.price;
    lines.push(line(`why-${part}`, times[part] * payout.price, "A3", { times: times[part] }));
  }
  if (parts.length > 1) lines.push(line(row.place === "sole" ? "why-sole" : "why-both", sum, rule));
  return [...lines, ...division(payout, row, sum, rule)];
}

/** A20, A21: the parts of those who are level; the stock market may be one of them (A34). */
function division(payout: Payout, row: Row, sum: number, rule: string): Line[] {
  if (row.place !== "first_shared" && row.place !== "second_shared") return [];
  const level = payout.rows.filter((other) => other.seat !== row.seat && other.shares === row.shares);
  const market = payout.market?.shares === row.shares;
  const parts = level.length + 1 + (market ? 1 : 0);
  const part = sum / parts;
  const args = { parts, shares: row.shares ?? 0, market: market ? "yes" : "no" };
  const seats = level.map(({ seat }) => seat);
  const split: Line = { message: "why-level", args, seats, amount: Math.floor(part), rule };
  if (part === row.amount) return [split];
  return [split, { ...split, message: "why-rounded", seats: [], amount: row.amount }];
}
