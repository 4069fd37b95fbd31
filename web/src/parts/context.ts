/** The words of the game around a part, for those that explain its rules. */
import { getContext, setContext } from "svelte";
import { words, wordsOf, type Words } from "../words/words.svelte";

const WORDS = Symbol("words");

export function provideWords(of: Words): void {
  setContext(WORDS, of);
}

/** The words of a game that is known only later, or changes. */
export function provideWordsOf(game: () => string): Words {
  const said = ((message, args) => wordsOf(game())(message, args)) as Words;
  said.has = (message) => wordsOf(game()).has(message);
  said.money = (amount) => wordsOf(game()).money(amount);
  said.listing = (items, how) => wordsOf(game()).listing(items, how);
  provideWords(said);
  return said;
}

export function gameWords(): Words {
  return getContext<Words | undefined>(WORDS) ?? words;
}
