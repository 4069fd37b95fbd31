/** What a decision would change on the table, to be drawn in place; the server has worked it out. */
import type { Arrow, Changes, Company, Effect, GreedContext } from "./types";

const NOTHING: Changes = { companies: [], gives: [], money: 0, trends: [], seated: [], more: [] };

/** Of the decision pointed at, or else the chosen one. */
export function changesOf(context: GreedContext): Changes {
  return (context.outcome?.changes as Changes | null | undefined) ?? NOTHING;
}

/** Of the chosen decision alone. */
export function chosenChanges(context: GreedContext): Changes {
  return (context.foreseen?.changes as Changes | null | undefined) ?? NOTHING;
}

export function effectOn(changes: Changes, company: number): Effect | null {
  return changes.companies.find((one) => one.company === company) ?? null;
}

export function arrowOn(changes: Changes, good: string): Arrow | null {
  return changes.trends.find((one) => one.good === good) ?? null;
}

export function companyIn(context: GreedContext, company: number | null): Company | undefined {
  return context.state.companies.find(({ number }) => number === company);
}

/** My companies first, then the others in company order. */
export function inOrder({ state: { companies }, me }: GreedContext): Company[] {
  return [...companies.filter(({ ceo }) => ceo === me), ...companies.filter(({ ceo }) => ceo !== me)];
}
