/** A scene that stands still: a written-down view with nobody behind it. */
import type { Decision } from "../../game";
import { wordsOf } from "../../../words/words.svelte";
import type { AcquireScene } from "../types";

const VIEWS = import.meta.glob<{ default: unknown }>("./views/*.json");

export function viewNames(): string[] {
  return Object.keys(VIEWS).map((path) => path.replace(/^.*\/|\.json$/g, ""));
}

export async function loadStage(name: string): Promise<Stage> {
  const load = VIEWS[`./views/${name}.json`];
  if (load === undefined) throw new Error(`no view ${name}`);
  const { view, review } = (await load()).default as Pick<AcquireScene, "view" | "review">;
  return new Stage(view, review);
}

export class Stage implements AcquireScene {
  view: AcquireScene["view"] = $state.raw()!;
  pointed = $state.raw<Decision | null>(null);
  chosen = $state.raw<Decision | null>(null);
  readonly event = null;
  readonly entries = [];
  readonly recent = [];
  readonly present = true;
  readonly review: AcquireScene["review"];
  readonly words = wordsOf("acquire");

  constructor(view: AcquireScene["view"], review: AcquireScene["review"]) {
    this.view = view;
    this.review = review;
  }

  get table(): AcquireScene["table"] {
    return this.view.table as AcquireScene["table"];
  }
  get me(): number | null {
    return this.view.seat;
  }
  get names(): readonly string[] {
    return this.view.seats;
  }
  get asks(): AcquireScene["asks"] {
    return this.view.asks;
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
  preview = async (): Promise<null> => null;
}
