/** Decisions of Ponzi Scheme, made and read. */
import { choicesOf } from "../../context/decisions";
import type { Action, Decision } from "../../context/game";
import type { Choice, IndustryName, OwnDecision, PonziContext } from "./types";

/** At a table of Ponzi Scheme every decision is one of its own. */
export function own(decision: Decision | null): OwnDecision | null {
  return decision as OwnDecision | null;
}

/** The fund card that a decision is about, if it is about one. */
export function cardOf(decision: Decision | null): number | null {
  const read = own(decision);
  return read?.kind === "fund" || read?.kind === "remove" ? read.card : null;
}

export function industryOf(decision: Decision | null): IndustryName | null {
  const read = own(decision);
  return read !== null && "industry" in read ? read.industry : null;
}

/** Whom an envelope is for, and for what; null for all else. */
export function offerOf(decision: Decision | null): Extract<OwnDecision, { kind: "offer" }> | null {
  const read = own(decision);
  return read?.kind === "offer" ? read : null;
}

/**
 * What choosing a card stands for: to remove it, or to fund with it: the industry that was wanted, or
 * else the first for which it can be taken.
 */
export function choiceByCard(
  context: Pick<PonziContext, "asks">,
  card: number,
  wanted: IndustryName | null,
): Choice | undefined {
  const some = context.asks
    .flatMap(({ choices }) => choices)
    .filter(({ decision }) => cardOf(decision) === card);
  return some.find(({ decision }) => industryOf(decision) === wanted) ?? some[0];
}

/** Where a decision stands on the page. Of an offer the sum matters, which has none. */
export function stands(decision: Decision): string[] {
  const card = cardOf(decision);
  if (card !== null) return [`card:${card}`];
  return decision.kind === "offer" ? [] : [decision.kind];
}

/** To do nothing stands in the prompt line. */
export function actions(context: Pick<PonziContext, "asks">): Action[] {
  return choicesOf(context, "pass").flatMap(({ decision, confirm }) =>
    confirm === null ? [] : [{ decision, label: confirm, key: "p" }],
  );
}
