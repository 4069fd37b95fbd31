import { expect, test } from "vitest";
import { readAmount, stepBy, within } from "../../src/parts/amount";

const CASH = { least: 0, most: 69, step: 1 };
const TENS = { least: 5, most: 38, step: 10 };

test("an amount stays within its limits, and on its steps", () => {
  expect(within(CASH, 70)).toBe(69);
  expect(within(CASH, -1)).toBe(0);
  expect(within(CASH, 12.6)).toBe(13);
  expect(within(TENS, 38)).toBe(35);
  expect(within(TENS, 14)).toBe(5);
});

test("digits are read whatever stands around them", () => {
  expect(readAmount("$1,240")).toBe(1240);
  expect(readAmount("1 240 $")).toBe(1240);
  expect(readAmount("0")).toBe(0);
  expect(readAmount("")).toBeNull();
  expect(readAmount("$")).toBeNull();
  expect(readAmount("9".repeat(40))).toBeNull();
});

test("keys go by steps, by ten of them, and to either end", () => {
  expect(stepBy(CASH, 69, "ArrowUp")).toBe(69);
  expect(stepBy(CASH, 69, "ArrowDown")).toBe(68);
  expect(stepBy(CASH, 5, "PageDown")).toBe(0);
  expect(stepBy(CASH, 5, "PageUp")).toBe(15);
  expect(stepBy(TENS, 15, "End")).toBe(35);
  expect(stepBy(TENS, 15, "Home")).toBe(5);
  expect(stepBy(CASH, 5, "a")).toBeNull();
});
