import { expect, test } from "vitest";
import { areSeats, columnsOf, filled, rowsOf, valueAt } from "../../../src/games/plain/describe";
import type { Decision } from "../../../src/context/game";
import type { AskedNumber } from "../../../src/wire/generated";

function number(name: string, within = ""): AskedNumber {
  return { name, within, most: 9, step: 1, price: 0, least: 0, called: null, limit: null };
}

test("numbers go into a decision where they belong", () => {
  const bid = { kind: "bid", company: 1, amount: 0 } as Decision;
  expect(filled(bid, [number("amount")], { amount: 7 })).toEqual({ kind: "bid", company: 1, amount: 7 });
  const buy = { kind: "buy", shares: {} } as Decision;
  const numbers = [number("hydra", "shares"), number("zeta", "shares")];
  expect(filled(buy, numbers, { hydra: 2 })).toEqual({ kind: "buy", shares: { hydra: 2 } });
  expect(buy).toEqual({ kind: "buy", shares: {} });
});

test("what there are several of is a table, rows of rows one after the other", () => {
  expect(rowsOf([{ value: 9 }, { value: 10 }])).toHaveLength(2);
  expect(rowsOf([[{ value: 9 }], [{ value: 10 }, { value: 11 }]])).toHaveLength(3);
  expect(rowsOf([])).toBeNull();
  expect(rowsOf([1, 2])).toBeNull();
  expect(rowsOf({ value: 9 })).toBeNull();
});

test("counts of things have a column each, and whose it is has none", () => {
  const rows = [{ seat: 0, cash: null, bulbs: { admiral: 1, viceroy: 0 }, wheel: [[]] }];
  expect(columnsOf(rows)).toEqual([["cash"], ["bulbs", "admiral"], ["bulbs", "viceroy"], ["wheel"]]);
  expect(valueAt(rows[0] ?? {}, ["bulbs", "admiral"])).toBe(1);
  expect(areSeats(rows, 1)).toBe(true);
  expect(areSeats(rows, 2)).toBe(false);
});
