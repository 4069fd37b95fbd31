import { expect, test } from "vitest";
import { fitsUnder, heightOf, placeOf, scaleOf, stepsOf } from "../../../../src/games/ponzi/due/scale";

test("zero and everything drawn are on the page", () => {
  for (const values of [[69, 48, 36, -14, -57], [10], [-5, -80], [0], []]) {
    const scale = scaleOf(values);
    for (const value of [0, ...values]) {
      expect(heightOf(scale, value)).toBeGreaterThan(0);
      expect(heightOf(scale, value)).toBeLessThan(100);
    }
  }
});

test("more money stands higher", () => {
  const scale = scaleOf([69, -57]);
  expect(heightOf(scale, 69)).toBeLessThan(heightOf(scale, 0));
  expect(heightOf(scale, 0)).toBeLessThan(heightOf(scale, -57));
});

test("what is not owed is not written below zero", () => {
  const scale = { top: 90, bottom: -10 };
  expect([40, 15, 14, 0, -5].map((amount) => fitsUnder(scale, amount, 15))).toEqual([
    ...[true, true, false, false, true],
  ]);
});

test("the line falls once in every round, and ends at the edge of the page", () => {
  const scale = { top: 100, bottom: 0 };
  expect(stepsOf(scale, 100, [50, 50, 0, 0, 0])).toMatch(/^M0 0H2\.8\d*V50H22\.8\d*V50.*V100H100$/);
  expect(placeOf(1, 5)).toBeCloseTo(22.8);
});
