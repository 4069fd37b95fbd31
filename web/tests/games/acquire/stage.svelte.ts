/** A context that stands still: a written-down view with nobody behind it. */
import { isSame } from "../../../src/context/decisions";
import type { Decision } from "../../../src/context/game";
import type { Words } from "../../../src/words/words.svelte";
import type { Outcome, Phrase } from "../../../src/wire/generated";
import type { Part } from "../../../src/wire/phrases";
import { partsAt, sayAt } from "../../../src/context/speech";
import type { Game } from "../../../src/context/game";
import type { AcquireContext } from "../../../src/games/acquire/types";

/** A view, and what the server foresaw for some decisions with numbers filled in. */
export interface Written extends Pick<AcquireContext, "view" | "review"> {
  foreseen: { decision: Decision; outcome: Outcome }[];
}

export class Stage implements AcquireContext {
  view: AcquireContext["view"] = $state.raw()!;
  pointed = $state.raw<Decision | null>(null);
  chosen = $state.raw<Decision | null>(null);
  readonly code = "K7QM";
  readonly event = null;
  readonly entries = [];
  readonly recent = [];
  readonly orders = [];
  readonly kept = null;
  readonly present = true;
  readonly review: AcquireContext["review"];
  objection = $state.raw<Phrase | null>(null);
  readonly #known: readonly { decision: Decision; outcome: Outcome }[];

  constructor(
    { view, review, foreseen }: Written,
    readonly game: Game,
    readonly words: Words,
  ) {
    this.view = view;
    this.review = review;
    const offered = view.asks.flatMap(({ choices }) => choices);
    this.#known = [...offered.map((choice) => ({ decision: choice.decision, outcome: choice })), ...foreseen];
  }

  get state(): AcquireContext["state"] {
    return this.view.table as AcquireContext["state"];
  }
  get settled(): AcquireContext["view"] {
    return this.view;
  }
  get me(): number | null {
    return this.view.seat;
  }
  get names(): readonly string[] {
    return this.view.seats;
  }
  get asks(): AcquireContext["asks"] {
    return this.view.asks;
  }

  #outcome(decision: Decision | null): Outcome | null {
    return this.#known.find((one) => isSame(one.decision, decision))?.outcome ?? null;
  }
  get foreseen(): Outcome | null {
    return this.#outcome(this.chosen);
  }
  get outcome(): Outcome | null {
    return this.#outcome(this.pointed ?? this.chosen);
  }

  point = (decision: Decision | null): void => {
    this.pointed = decision;
  };
  choose = (decision: Decision | null): void => {
    this.chosen = decision;
  };
  decide = async (): Promise<void> => {
    this.chosen = null;
  };
  seen = (): void => undefined;
  putAway = (): void => undefined;
  order = async (): Promise<void> => undefined;
  object = (why: Phrase | null): void => {
    this.objection = why;
  };
  say = (phrase: Phrase): string => sayAt(this, phrase);
  parts = (phrase: Phrase): Part[] => partsAt(this, phrase);
}
