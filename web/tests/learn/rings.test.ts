import { expect, test } from "vitest";
import { joined, spots, type Ring } from "../../src/learn/rings";

const ring = (number: number, x: number, y: number, width = 40, height = 40): Ring => ({
  number,
  x,
  y,
  width,
  height,
});

test("what lies side by side under one number has one ring", () => {
  expect(joined([ring(1, 0, 0), ring(1, 50, 0), ring(2, 100, 0)])).toEqual([
    ring(1, 0, 0, 90),
    ring(2, 100, 0),
  ]);
});
test("what is far apart, or has another number, keeps its own", () => {
  const apart = [ring(1, 0, 0), ring(1, 100, 0), ring(2, 0, 45)];
  expect(joined(apart)).toEqual(apart);
});
test("a thing in the middle joins those on both sides", () => {
  expect(joined([ring(1, 0, 0), ring(1, 100, 0), ring(1, 50, 0)])).toEqual([ring(1, 0, 0, 140)]);
});
test("each number stands once, and none on another", () => {
  const found = spots([ring(1, 20, 20), ring(1, 200, 20), ring(2, 25, 20), ring(3, 22, 22)]);
  expect(found.map(({ number, x }) => [number, x])).toEqual([
    [1, 22],
    [2, 49],
    [3, 90],
  ]);
});
