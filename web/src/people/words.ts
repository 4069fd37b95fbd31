/** The words of these pages, which the front page does without. */
import { wordsOf } from "../words/words.svelte";

export const say = wordsOf("people");
