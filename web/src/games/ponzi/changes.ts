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
export function changesOf(scene: Pick<PonziContext, "outcome">): Changes {
  return (scene.outcome?.changes as Changes | null | undefined) ?? NOTHING;
}

/** Of the chosen one, whatever is pointed at. */
export function chosenChanges(scene: Pick<PonziContext, "foreseen">): Changes {
  return (scene.foreseen?.changes as Changes | null | undefined) ?? NOTHING;
}

/** What would become of a player. Of an envelope that is not answered yet nobody can tell. */
export function changeOf(scene: Pick<PonziContext, "outcome">, seat: number | null): Change | null {
  return changesOf(scene).players.find((change) => change.seat === seat) ?? null;
}
