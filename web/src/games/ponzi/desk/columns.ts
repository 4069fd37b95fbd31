/** The columns of a slip. */
import type { Answer, Change, PonziContext } from "../types";
import type { Column } from "./Slip.svelte";

function isMine({ me }: PonziContext): (change: Change) => boolean {
  return ({ seat }) => seat === me;
}

/** Of an envelope of mine: what becomes of me by either answer that is possible, and of the other one. */
export function envelopeColumns(context: PonziContext, answers: readonly Answer[]): Column[] {
  return answers
    .filter(({ limit }) => limit === null)
    .flatMap(({ kind, players }) => {
      const change = players.find(isMine(context));
      const rival = players.find((one) => !isMine(context)(one));
      return change === undefined ? [] : [{ change, rival, head: context.words(`if-they-${kind}`) }];
    });
}

/** Of an answer of mine: what becomes of me, and of the one who has sent the envelope. */
export function answerColumns(context: PonziContext, { players }: Answer): Column[] {
  const mine = isMine(context);
  return [...players.filter(mine), ...players.filter((one) => !mine(one))].map((change) => ({ change }));
}
