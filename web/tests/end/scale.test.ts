import { expect, test } from "vitest";
import { scaleTo, spread } from "../../src/end/scale";

test.each([
  [900, 1000, 250],
  [6000, 6000, 2000],
  [41_300, 60_000, 20_000],
])("the scale for %d ends in round numbers", (most, top, step) => {
  const scale = scaleTo(most);
  expect(scale.top).toBe(top);
  expect(scale.ticks[1]).toBe(step);
});

test("labels that would overlap are pushed apart, and stay on the chart", () => {
  const placed = spread([100, 102, 290, 300], 20, 300);
  expect(placed).toEqual([100, 120, 280, 300]);
});
