/** The story cut into rounds, and what of it is wanted. */
import type { Line, Paragraph } from "../wire/generated";

export interface Round {
  number: number;
  paragraphs: Paragraph[];
}

export function headings(paragraphs: readonly Paragraph[]): Round[] {
  const rounds: Round[] = [];
  for (const paragraph of paragraphs) {
    const number = paragraph.round;
    const last = rounds.at(-1);
    if (last?.number === number) last.paragraphs.push(paragraph);
    else rounds.push({ number, paragraphs: [paragraph] });
  }
  return rounds;
}

/** Whether a line is of the kind wanted; a kind may stand for several events: "merged settled". */
export function passes(line: Line, kind: string, kinds: readonly { kind: string }[]): boolean {
  if (kind === "" || !kinds.some((one) => one.kind === kind)) return true;
  const wanted = kind.split(" ");
  return line.kinds.some((one) => wanted.includes(one));
}
