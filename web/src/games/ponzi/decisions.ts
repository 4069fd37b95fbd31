/** Decisions of Ponzi Scheme, made and read. */
import type { Action, Decision } from "../game";
import type { Ask, Choice, IndustryName, OwnDecision, PonziScene } from "./types";

/** At a table of Ponzi Scheme every decision is one of its own. */
export function own(decision: Decision | null): OwnDecision | null {
  return decision as OwnDecision | null;
}

export function isSame(one: Decision | null, other: Decision | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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

export function askOf(scene: Pick<PonziScene, "asks">, kind: string): Ask | undefined {
  return scene.asks.find((ask) => ask.kind === kind);
}

/** What may be done of a kind, whichever question it answers. */
export function choicesOf(scene: Pick<PonziScene, "asks">, kind: OwnDecision["kind"]): Choice[] {
  return scene.asks.flatMap(({ choices }) => choices.filter(({ decision }) => decision.kind === kind));
}

/**
 * What choosing a card stands for: to remove it, or to fund with it: the industry that was wanted, or
 * else the first for which it can be taken.
 */
export function choiceByCard(
  scene: Pick<PonziScene, "asks">,
  card: number,
  wanted: IndustryName | null,
): Choice | undefined {
  const some = scene.asks
    .flatMap(({ choices }) => choices)
    .filter(({ decision }) => cardOf(decision) === card);
  return some.find(({ decision }) => industryOf(decision) === wanted) ?? some[0];
}

/** To do nothing stands in the prompt line. */
export function actions(scene: Pick<PonziScene, "asks">): Action[] {
  return choicesOf(scene, "pass").flatMap(({ decision, confirm }) =>
    confirm === null ? [] : [{ decision, label: confirm, key: "p" }],
  );
}

/** Choose something; choosing it again confirms it, unless that was the second of two quick clicks. */
export function take(scene: PonziScene, decision: Decision, click?: MouseEvent): void {
  if (!isSame(scene.chosen, decision)) scene.choose(decision);
  else if (click === undefined || click.detail < 2) void scene.decide();
}
