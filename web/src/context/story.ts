/** The log as the table tells it. */
import { words } from "../words/words.svelte";
import type { Line, Paragraph, Remark, Room } from "../wire/generated";

/** Only some of its lines, and the paragraphs that have any. */
export function linesOf(
  story: readonly Paragraph[],
  wanted: (line: Line, whose: number | null) => boolean,
): Paragraph[] {
  return story
    .map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.filter((line) => wanted(line, paragraph.seat)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** The line that tells of a decision, as far as I may know it. */
export function lineAbout(story: readonly Paragraph[], version: number): Line | undefined {
  return story.flatMap(({ lines }) => lines).find((line) => line.version >= version);
}

/** With what was asked of all and how it was answered, each where it was said. */
export function withRemarks(story: readonly Paragraph[], { remarks, seats }: Room): Paragraph[] {
  const all = [...story];
  for (const remark of remarks) {
    const after = all.findIndex(({ lines }) => lines.every((line) => line.version > remark.version));
    const place = after < 0 ? all.length : after;
    const { number, round } = all[place - 1] ?? { number: 0, round: 0 };
    const line = { text: textOf(remark, seats), kinds: [], version: remark.version };
    const seat = remark.by ?? remark.seat;
    all.splice(place, 0, { number, round, seat, until: remark.version, lines: [line] });
  }
  return all;
}

export function textOf({ answer, what, count, seat, by }: Remark, seats: Room["seats"]): string {
  const name = (of: number | null): string => (of === null ? "" : (seats[of]?.name ?? ""));
  return words(`remark-${answer}`, { what, count, name: name(seat), by: name(by) });
}
