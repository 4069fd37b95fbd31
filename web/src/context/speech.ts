/** Phrases said at a table: with its names, and with those that its game has of its own. */
import type { BoardContext } from "./game";
import type { Phrase } from "../wire/generated";
import { namer, partsOf, say, type NameField, type Part } from "../wire/phrases";
import { words } from "../words/words.svelte";

type Table = Pick<BoardContext, "view" | "names" | "me" | "words" | "game">;

function naming(table: Table): NameField {
  const plain = namer(table.view.game, table.words, table.names, table.me);
  return (field, value) => table.game.nameField?.(table, field, value) ?? plain(field, value);
}

/** What the server says in refusals, as a sentence that stands by itself. */
export function sentence(text: string): string {
  return words("full-stop", { sentence: text.charAt(0).toUpperCase() + text.slice(1) });
}

export function sayAt(table: Table, phrase: Phrase): string {
  return say(table.words, phrase, naming(table), table.me);
}

/** In pieces, and without its rule, which is shown beside it. */
export function partsAt(table: Table, phrase: Phrase): Part[] {
  return partsOf(table.words, { ...phrase, rule: "" }, naming(table), table.me);
}
