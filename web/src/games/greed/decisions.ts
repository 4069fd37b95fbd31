/** Decisions of Greed Incorporated, made and read. */
import type { GreedCounterDecision, GreedDecision, GreedProposeDecision } from "../../wire/generated";
import type { Decision } from "../../context/game";
import type { GreedTable, Proposal, Things } from "./types";

/** A deal that is being written down, or answered with other terms. */
export type Deal = GreedProposeDecision | GreedCounterDecision;
export type Side = "give" | "get";

/** At a table of Greed Incorporated every decision is one of its own. */
export function own(decision: Decision | null): GreedDecision | null {
  return decision as GreedDecision | null;
}

/** What of it is on the table: nothing where there are none. */
function some(things: Things): Things {
  return Object.fromEntries(Object.entries(things).filter(([, count]) => count > 0));
}

// -- deals ---------------------------------------------------------------------------------

export function dealOf(decision: Decision | null): Deal | null {
  const read = own(decision);
  return read?.kind === "propose" || read?.kind === "counter" ? read : null;
}

export function propose(company: number, partner: number): Deal {
  return { kind: "propose", company, partner, give: {}, get: {}, runs: [] } as unknown as Deal;
}

/** An answer begins with the same terms, the other way round. */
export function counter({ number, give, get, runs }: Proposal): Deal {
  return { kind: "counter", proposal: number, give: get, get: give, runs } as unknown as Deal;
}

/** The two companies of a deal, the reader's own first; null when the proposal it answers is gone. */
export function sidesOf(deal: Deal, proposals: readonly Proposal[]): readonly [number, number] | null {
  if (deal.kind === "propose") return [deal.company, deal.partner];
  const answered = proposals.find(({ number }) => number === deal.proposal);
  return answered === undefined ? null : [answered.partner, answered.company];
}

/** A deal stays on the desk as long as it can be traded, and what it answers is there. */
export function keeps(draft: Decision, { phase, proposals }: GreedTable): boolean {
  const deal = dealOf(draft);
  return deal !== null && phase === "trading" && sidesOf(deal, proposals) !== null;
}

export function amountIn(deal: Deal, side: Side, thing: string): number {
  return (deal[side] as Things)[thing] ?? 0;
}

export function withAmount(deal: Deal, side: Side, thing: string, count: number): Deal {
  return { ...deal, [side]: some({ ...deal[side], [thing]: count }) };
}

/** With an asset run in it, or no longer. */
export function withRun(deal: Deal, asset: number): Deal {
  const runs = deal.runs ?? [];
  return {
    ...deal,
    runs: runs.includes(asset) ? runs.filter((one) => one !== asset) : [...runs, asset].sort((a, b) => a - b),
  };
}

export function withMessage(deal: Deal, message: string): Deal {
  return { ...deal, message };
}

/** Where a decision stands on the page. Of bids the sum matters, which has no place. */
export function stands(decision: Decision): string[] {
  const read = own(decision);
  switch (read?.kind) {
    case "announce":
      return [`hand:${read.asset}`];
    case "take":
      return [`card:${read.asset}`];
    case "use":
    case "drop":
      return [`asset:${read.asset}`];
    case "accept":
      return [`letter:${read.proposal}`];
    case "content":
    case "pass":
    case "decline":
      return [read.kind];
    default:
      return [];
  }
}

// -- the rest ------------------------------------------------------------------------------

/** What is kept of each good, with that many of one. */
export function keeping(decision: Decision | null, good: string, count: number): Decision {
  const read = own(decision);
  const before = read?.kind === "sell" ? (read.keep as Things) : {};
  return { kind: "sell", keep: some({ ...before, [good]: count }) } as unknown as Decision;
}

export function keptIn(decision: Decision | null): Things {
  const read = own(decision);
  return read?.kind === "sell" ? (read.keep as Things) : {};
}

/** A company founded with an asset more, or with one less. */
export function equipped(decision: Decision, asset: number): Decision {
  const read = own(decision);
  if (read?.kind !== "found") return decision;
  const assets = read.assets.includes(asset)
    ? read.assets.filter((one) => one !== asset)
    : [...read.assets, asset].sort((a, b) => a - b);
  return { ...read, assets };
}
