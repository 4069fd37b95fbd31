import type { BoardContext } from "../context/game";
import type { SeatInfo } from "../wire/generated";

/** A seat is a colour, a shape and a letter, never a colour alone. */
export const SHAPES: readonly string[] = [
  "M8 1.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 0 0 0-13.6z",
  "M2 2h12v12h-12z",
  "M8 1.2l7.2 13h-14.4z",
  "M8 .4l7.2 7.6l-7.2 7.6l-7.2-7.6z",
  "M8 .8l7.4 5.4l-2.8 8.7h-9.2l-2.8-8.7z",
  "M8 .4l2.2 5.1l5.5 .5l-4.2 3.7l1.3 5.5l-4.8-2.9l-4.8 2.9l1.3-5.5l-4.2-3.7l5.5-.5z",
];

/** A bot with an account is not: it comes when it is asked. */
export function isAway({ kind, connected, program }: SeatInfo): boolean {
  return kind === "person" && !connected && !program;
}

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

export function colourOf(seat: number): string {
  return `var(--seat-${(seat % SHAPES.length) + 1})`;
}

/** A seat in a list or a table: "You", or the name. */
export function whoIs(
  { words, names, me }: Pick<BoardContext, "words" | "names" | "me">,
  seat: number,
): string {
  return seat === me ? words("you-alone") : (names[seat] ?? "");
}

const LETTERS = new Intl.Segmenter();

/** What a reader takes for letters: a flag or a family of emoji is one. */
function lettersOf(name: string): string[] {
  return Array.from(LETTERS.segment(name.trim()), ({ segment }) => segment);
}

export function firstLetter(name: string): string {
  return lettersOf(name)[0]?.toUpperCase() ?? "";
}

/**
 * The letters on the marks of a table, no two alike: the first of each name, or where several begin with the
 * same, a second one from where they differ. Ada and Anna are Ad and An, Ann Lee and Ann Ray are AL and AR.
 */
export function monograms(names: readonly string[]): string[] {
  const spelt = names.map((name) => lettersOf(name).filter((letter) => letter.trim() !== ""));
  const first = names.map(firstLetter);
  const own = spelt.map((letters, seat) => {
    const alike = spelt.filter((_, other) => first[other] === first[seat]);
    if (alike.length === 1) return first[seat] ?? "";
    const differs = letters.find(
      (letter, index) =>
        index > 0 && alike.filter((other) => folded(other[index]) === folded(letter)).length === 1,
    );
    return differs === undefined ? "" : `${first[seat]}${differs}`;
  });
  // A name that only begins another one has its letter alone, and the next such a number.
  for (const [seat, letters] of own.entries()) {
    const free = ["", "2", "3", "4", "5", "6"].find((number) => !own.includes(`${first[seat]}${number}`));
    if (letters === "" && first[seat] !== "") own[seat] = `${first[seat]}${free ?? ""}`;
  }
  return own;
}

function folded(letter: string | undefined): string {
  return letter?.toLowerCase() ?? "";
}

/** A name where there is room for so many letters only. */
export function shorten(name: string, most: number): string {
  const letters = lettersOf(name);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : name;
}
