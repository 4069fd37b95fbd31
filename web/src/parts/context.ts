/** What a part finds around it: the words of the game, for those that explain its rules, and the seats. */
import { getContext, setContext, type Snippet } from "svelte";
import { words, wordsOf, type Words } from "../words/words.svelte";

const WORDS = Symbol("words");
const NAME = Symbol("name");
const SEATS = Symbol("seats");
const MAXIM = Symbol("maxim");

/** By seat: the letters on its mark, the name they stand for, and whether its player is away. */
export interface SeatsAround {
  letters: readonly string[];
  names: readonly string[];
  away: readonly boolean[];
}

export function provideSeats(seats: () => SeatsAround): void {
  setContext(SEATS, seats);
}

export function seatsAround(): () => SeatsAround | null {
  return getContext<(() => SeatsAround) | undefined>(SEATS) ?? (() => null);
}

/** What to tell beginners below the news while they wait; null for all others, and while something is asked. */
export function provideMaxim(maxim: () => Snippet | null): void {
  setContext(MAXIM, maxim);
}

export function maximAround(): () => Snippet | null {
  return getContext<(() => Snippet | null) | undefined>(MAXIM) ?? (() => null);
}

/** The words of a game that is known only later, or changes. */
export function provideWordsOf(game: () => string): Words {
  const said = ((message, args) => wordsOf(game())(message, args)) as Words;
  said.has = (message) => wordsOf(game()).has(message);
  said.money = (amount) => wordsOf(game()).money(amount);
  said.listing = (items, how) => wordsOf(game()).listing(items, how);
  setContext(WORDS, said);
  setContext(NAME, game);
  return said;
}

export function gameWords(): Words {
  return getContext<Words | undefined>(WORDS) ?? words;
}

/** Which game that is; "" where there is none. */
export function gameName(): () => string {
  return getContext<(() => string) | undefined>(NAME) ?? (() => "");
}
