/** How each dollar came about: by kind, and by corporation. */
import type { AcquireScene } from "./types";

export const KINDS = ["start", "bought", "bonus", "disposed", "cashed"] as const;

type Review = NonNullable<AcquireScene["review"]>;

export interface Entry {
  kind: string;
  amount: number;
  parts: { corporation: string; amount: number }[];
}

/** A seat's entries in the order in which a game goes; the largest parts first. */
export function entriesOf(review: Review, seat: number): Entry[] {
  const sources = review.sources[seat] ?? [];
  return KINDS.map((kind) => {
    const own = sources.filter((source) => source.kind === kind);
    const parts = own
      .filter(({ about }) => about !== "")
      .map(({ about, amount }) => ({ corporation: about, amount }))
      .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
    return { kind, amount: own.reduce((sum, { amount }) => sum + amount, 0), parts };
  });
}
