/** What a decision would change on the table, to be drawn in place; the server has worked it out. */
import type { Arrow, Changes, Company, Effect, GreedScene } from "./types";

const NOTHING: Changes = { companies: [], gives: [], money: 0, trends: [], seated: [] };

/** Of the decision pointed at, or else the chosen one. */
export function changesOf(scene: GreedScene): Changes {
  return (scene.outcome?.changes as Changes | null | undefined) ?? NOTHING;
}

/** Of the chosen decision alone. */
export function chosenChanges(scene: GreedScene): Changes {
  return (scene.foreseen?.changes as Changes | null | undefined) ?? NOTHING;
}

export function effectOn(changes: Changes, company: number): Effect | null {
  return changes.companies.find((one) => one.company === company) ?? null;
}

export function arrowOn(changes: Changes, good: string): Arrow | null {
  return changes.trends.find((one) => one.good === good) ?? null;
}

export function companyIn(scene: GreedScene, company: number | null): Company | undefined {
  return scene.table.companies.find(({ number }) => number === company);
}

/** My companies first, then the others in company order. */
export function inOrder({ table, me }: GreedScene): Company[] {
  return [
    ...table.companies.filter(({ ceo }) => ceo === me),
    ...table.companies.filter(({ ceo }) => ceo !== me),
  ];
}

/** Whether the event that is played concerns all of these. */
export function marks(scene: GreedScene, kinds: readonly string[], of: Record<string, unknown>): boolean {
  const { event } = scene;
  if (event === null || !kinds.includes(event.event)) return false;
  const fields = event.fields as Record<string, unknown>;
  return Object.entries(of).every(([field, value]) => fields[field] === value);
}
