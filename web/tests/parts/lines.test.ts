import { expect, test } from "vitest";
import { shorten } from "../../src/parts/lines";

test("paragraphs that fit are left as they are", () => {
  expect(shorten([2, 1, 3], 0)).toEqual([2, 1, 3]);
});

test("the longest gives way first, and of those the earliest", () => {
  expect(shorten([2, 1, 3], 1)).toEqual([2, 1, 2]);
  expect(shorten([2, 1, 3], 2)).toEqual([1, 1, 2]);
});

test("a line of each stays", () => {
  expect(shorten([2, 1, 3], 9)).toEqual([1, 1, 1]);
  expect(shorten([], 2)).toEqual([]);
});
