import { expect, test } from "vitest";
import { monograms } from "../../src/parts/seats";

test.each([
  [
    ["Ada", "Bruno", "Chloe"],
    ["A", "B", "C"],
  ],
  [
    ["Ada", "anna", "Bruno"],
    ["Ad", "An", "B"],
  ],
  [
    ["Anna", "Anne", "Ada"],
    ["Aa", "Ae", "Ad"],
  ],
  [
    ["Ann Lee", "Ann Ray"],
    ["AL", "AR"],
  ],
  [
    ["Ann", "Anna", "An"],
    ["A", "Aa", "A2"],
  ],
  [
    ["🦊", "🦊🦊", ""],
    ["🦊", "🦊🦊", ""],
  ],
])("the marks of %s have letters of their own: %s", (names, letters) => {
  expect(monograms(names)).toEqual(letters);
});

test("however many begin alike, no two marks have the same letters", () => {
  const names = ["A", "A2", "Adan", "Adana", "Ada", "Ad"];
  expect(new Set(monograms(names)).size).toBe(names.length);
});
