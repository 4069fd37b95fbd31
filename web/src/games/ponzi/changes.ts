/** What a decision would change, to be written in pencil; the server has worked it out. */
import type { Change, Changes, PonziContext } from "./types";

const NOTHING: Changes = {
  players: [],
  owing: null,
  space: null,
  answers: [],
  question: null,
  notes: [],
  advice: [],
  marks: [],
};

/** Of the decision pointed at, or else the chosen one. */
export function changesOf(context: Pick<PonziContext, "outcome">): Changes {
  return (context.outcome?.changes as Changes | null | undefined) ?? NOTHING;
}

/** Of the chosen one, whatever is pointed at. */
export function chosenChanges(context: Pick<PonziContext, "foreseen">): Changes {
  return (context.foreseen?.changes as Changes | null | undefined) ?? NOTHING;
}

/** What would become of a player. Of an envelope that is not answered yet nobody can tell. */
export function changeOf(context: Pick<PonziContext, "outcome">, seat: number | null): Change | null {
  return changesOf(context).players.find((change) => change.seat === seat) ?? null;
}
