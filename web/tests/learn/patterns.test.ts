/** Patterns mean the same here as in Python: both read the same cases. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fits } from "../../src/learn/patterns";

interface Case {
  pattern: unknown;
  fits: unknown[];
  not: unknown[];
}
const cases = JSON.parse(readFileSync("../tests/learn/patterns.json", "utf8")) as Case[];

describe("patterns of a lesson", () => {
  it.each(cases)("$pattern", (one) => {
    for (const value of one.fits) expect(fits(one.pattern, value), JSON.stringify(value)).toBe(true);
    for (const value of one.not) expect(fits(one.pattern, value), JSON.stringify(value)).toBe(false);
  });
});
