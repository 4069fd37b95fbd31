/** Decisions of Acquire, made and read. */
import type { AcquireDecision } from "../../wire/generated";
import type { Decision } from "../game";

export type Shares = Record<string, number>;

export interface Disposal {
  sell: number;
  trade: number;
}

export function place(tile: string): Decision {
  return { kind: "place", tile };
}

export function buy(shares: Shares): Decision {
  return { kind: "buy", shares };
}

export function dispose(disposal: Disposal): Decision {
  return { kind: "dispose", ...disposal };
}

export const ANNOUNCE: Decision = { kind: "announce" };

/** A30: what is left out, after announcing the end: the tile, or all the rest of the turn. */
export function leftOut(decision: Decision | null): "leave" | "end" | null {
  const kind = own(decision)?.kind;
  return kind === "leave" || kind === "end" ? kind : null;
}

/** At a table of Acquire every decision is one of its own. */
function own(decision: Decision | null): AcquireDecision | null {
  return decision as AcquireDecision | null;
}

/** The tile that a decision plays, if it plays one. */
export function tileOf(decision: Decision | null): string | null {
  const read = own(decision);
  return read?.kind === "place" ? read.tile : null;
}

/** The corporation that a decision names, if it is a choice among them. */
export function corporationOf(decision: Decision | null): string | null {
  const read = own(decision);
  return read !== null && "corporation" in read ? read.corporation : null;
}

export function purchaseOf(decision: Decision | null): Shares {
  const read = own(decision);
  return read?.kind === "buy" ? { ...read.shares } : {};
}

export function disposalOf(decision: Decision | null): Disposal {
  const read = own(decision);
  return read?.kind === "dispose" ? { sell: read.sell ?? 0, trade: read.trade ?? 0 } : { sell: 0, trade: 0 };
}

export function countOf(shares: Shares): number {
  return Object.values(shares).reduce((sum, count) => sum + count, 0);
}

export function isSame(one: Decision | null, other: Decision | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
