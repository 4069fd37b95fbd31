/** Decisions of Acquire, made and read. */
import type { AcquireDecision } from "../../wire/generated";
import type { Decision } from "../../context/game";

export type Counts = Readonly<Record<string, number>>;

export function place(tile: string): Decision {
  return { kind: "place", tile };
}

/** A30: the end of the game may be announced with it. */
export function buy(shares: Counts, announce = false): Decision {
  return announce ? { kind: "buy", shares, announce } : { kind: "buy", shares };
}

export function dispose({ sell = 0, trade = 0 }: Counts): Decision {
  return { kind: "dispose", sell, trade };
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

/** Where a decision stands on the page. */
export function stands(decision: Decision): string[] {
  const [tile, corporation] = [tileOf(decision), corporationOf(decision)];
  if (tile !== null) return [`tile:${tile}`, `lot:${tile}`];
  return corporation === null ? [] : [`name:${corporation}`];
}

/** Whether a decision announces the end together with a purchase. */
export function announcesToo(decision: Decision | null): boolean {
  const read = own(decision);
  return read?.kind === "buy" && (read.announce ?? false);
}

/** The corporation that a decision names, if it is a choice among them. */
export function corporationOf(decision: Decision | null): string | null {
  const read = own(decision);
  return read !== null && "corporation" in read ? read.corporation : null;
}

/** The numbers filled in: shares by corporation, or by what becomes of them. */
export function countsOf(decision: Decision | null): Counts {
  const read = own(decision);
  if (read?.kind === "buy") return { ...read.shares };
  return read?.kind === "dispose" ? { sell: read.sell ?? 0, trade: read.trade ?? 0 } : {};
}
