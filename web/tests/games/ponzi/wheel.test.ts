import { expect, test } from "vitest";
import { angleOf, clockwise, pointAt } from "../../../src/games/ponzi/wheel";

const SPACES = 6;
const at = (space: number): number => angleOf(space, SPACES);

test("a card comes nearer to the arrow clockwise", () => {
  for (let space = SPACES - 1; space > 0; space -= 1)
    expect(clockwise(at(space), at(space - 1))).toBeCloseTo(at(space) + 60);
});

test("a paid card goes on from the arrow to its space without turning back", () => {
  const arrow = clockwise(at(1), at(0));
  expect(arrow).toBeCloseTo(360);
  expect(clockwise(arrow, at(3))).toBeCloseTo(540);
  expect(clockwise(at(1), at(3))).toBeCloseTo(540);
});

test("what stays where it is does not move", () => {
  expect(clockwise(540, at(3))).toBe(540);
  expect(clockwise(at(5), at(5))).toBe(at(5));
});

test("the arrow is at the top, space 5 to its right, space 1 to its left", () => {
  const x = (space: number): number => pointAt(at(space), 10).x;
  const y = (space: number): number => pointAt(at(space), 10).y;
  expect(x(0)).toBeCloseTo(0);
  expect(y(0)).toBeLessThan(0);
  expect(x(5)).toBeGreaterThan(0);
  expect(x(1)).toBeLessThan(0);
  expect(y(3)).toBeGreaterThan(0);
});
