/** What the prompt line says: the question, its rule, and what confirming would do. */
import type { BoardContext } from "./game";
import { askAnswered } from "./draft";
import type { Phrase } from "../wire/generated";

export interface Prompt {
  /** Null while the table does not ask me, and does not wait for others either. */
  says: Phrase | null;
  rule: string;
  confirm: Phrase | null;
}

const ASKED: Phrase = { message: "plain-asked" };
const CONFIRM: Phrase = { message: "plain-confirm" };

export function promptOf(context: BoardContext): Prompt {
  const { asks, chosen, view } = context;
  // What is chosen may answer another question than the first.
  const ask = (chosen === null ? undefined : askAnswered(asks, chosen)) ?? asks[0];
  if (ask !== undefined) {
    // A game need not have a sentence for everything.
    const confirm = chosen === null ? null : (context.foreseen?.confirm ?? CONFIRM);
    return { says: ask.question ?? ASKED, rule: ask.rule, confirm };
  }
  return { says: view.waiting[0]?.says ?? null, rule: "", confirm: null };
}
