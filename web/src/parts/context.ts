/** The words of the game around a part, for those that explain its rules. */
import { getContext, setContext } from "svelte";
import { words, type Words } from "../words/words.svelte";

const WORDS = Symbol("words");

export function provideWords(of: Words): void {
  setContext(WORDS, of);
}

export function gameWords(): Words {
  return getContext<Words | undefined>(WORDS) ?? words;
}
