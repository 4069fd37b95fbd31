/** What becomes of a decision that is being put together when others decide meanwhile. */
import type { Decision } from "./game";
import type { Ask, AskedNumber, Phrase, State } from "../wire/generated";

/** The ask that a decision answers. */
export function askAnswered(asks: readonly Ask[], decision: Decision): Ask | undefined {
  const { kind } = decision;
  return (
    asks.find((ask) => ask.choices.some((choice) => alike(choice.decision, decision, ask.numbers))) ??
    asks.find(({ choices }) => choices.some((choice) => choice.decision.kind === kind)) ??
    asks.find((ask) => ask.kind === kind)
  );
}

/** Whether two decisions differ only in the numbers filled in: the same may be asked of several things. */
function alike(one: Decision, other: Decision, numbers: readonly AskedNumber[]): boolean {
  const open = new Set(numbers.map(({ name, within }) => within || name));
  const fixed = (decision: Decision): string =>
    JSON.stringify(Object.entries(decision).filter(([field]) => !open.has(field)));
  return fixed(one) === fixed(other);
}

/** Whether the same is asked of the same seat. Limits may have changed. */
function same(one: Ask, other: Ask): boolean {
  return one.kind === other.kind && JSON.stringify(one.question) === JSON.stringify(other.question);
}

/** Whether something that was asked is still asked, and was not answered and then asked again. */
export function stillAsked({ view: before }: State, { view: now, decided }: State): boolean {
  const asked = before.asks.some((ask) => now.asks.some((other) => same(ask, other)));
  return asked && decided <= before.version && before.seat === now.seat;
}

export interface Draft {
  decision: Decision;
  /** Why it is not what it was. */
  why: Phrase | null;
}

/** The decision as it can still be made; null if it is no longer asked for. */
export function adapt(decision: Decision, before: State, now: State): Draft | null {
  const asked = askAnswered(before.view.asks, decision);
  const ask = now.view.asks.find((one) => asked !== undefined && same(asked, one));
  if (ask === undefined || !stillAsked(before, now)) return null;
  const draft: Draft = { decision, why: null };
  for (const number of ask.numbers) limit(draft, number);
  return draft;
}

function limit(draft: Draft, { name, within, most, limit: why }: AskedNumber): void {
  const fields = draft.decision as unknown as Record<string, unknown>;
  const place = within === "" ? fields : (fields[within] as Record<string, unknown> | undefined);
  const value = place?.[name];
  if (typeof value !== "number" || value <= most) return;
  const changed = { ...place, [name]: most };
  draft.decision = (within === "" ? changed : { ...fields, [within]: changed }) as unknown as Decision;
  draft.why = why ?? { message: "draft-adapted" };
}
