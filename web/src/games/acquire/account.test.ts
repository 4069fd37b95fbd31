import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entriesOf, KINDS } from "./account";
import type { AcquireScene } from "./types";

const { view, review } = JSON.parse(
  readFileSync(new URL("./gallery/views/over.json", import.meta.url), "utf-8"),
) as Pick<AcquireScene, "view" | "review">;

describe("how each dollar came about", () => {
  it("adds up to the score of every seat", () => {
    for (const { seat, score } of view.standings) {
      const entries = review === null ? [] : entriesOf(review, seat);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(score);
    }
  });

  it("splits every sum into corporations, except the money to begin with", () => {
    const [first] = review === null ? [] : entriesOf(review, 0);
    expect(first).toEqual({ kind: "start", amount: 6000, parts: [] });
    for (const { kind, amount, parts } of review === null ? [] : entriesOf(review, 1).slice(1)) {
      expect(KINDS).toContain(kind);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
    }
  });

  it("knows every kind that the review tells of", () => {
    const kinds = new Set(review?.sources.flat().map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !(KINDS as readonly string[]).includes(kind))).toEqual([]);
  });
});
