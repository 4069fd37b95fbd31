import { describe, expect, it } from "vitest";
import { commonStep, costOf, leaving, reach, rounded, sumOf } from "../../src/context/numbers";
import type { Ask } from "../../src/wire/generated";

const number = (name: string, most: number, step = 1, price = 0): Ask["numbers"][number] => ({
  name,
  most,
  step,
  price,
  least: 0,
  called: null,
  limit: null,
  within: "",
});
const ask = (total: number, ...numbers: Ask["numbers"]): Ask => ({
  kind: "dispose",
  rule: "A23",
  choices: [],
  numbers,
  total,
  question: null,
  notes: [],
});
const shares = ask(7, number("sell", 7, 1, 300), number("trade", 4, 2));

describe("numbers that are filled in together", () => {
  it("go no further than the total, their most, and whole steps", () => {
    expect(reach(shares, { sell: 0, trade: 0 }, "trade")).toBe(4);
    expect(reach(shares, { sell: 5, trade: 0 }, "trade")).toBe(2);
    expect(reach(shares, { sell: 6, trade: 0 }, "trade")).toBe(0);
    expect(reach(shares, { sell: 0, trade: 4 }, "sell")).toBe(3);
    expect(reach(shares, {}, "keep")).toBe(0);
  });

  it("leave over what is wanted: larger steps stay, single ones fill up", () => {
    for (let rest = 0; rest <= shares.total; rest += 1) {
      for (const from of [
        { sell: 0, trade: 0 },
        { sell: 3, trade: 4 },
        { sell: 7, trade: 0 },
      ]) {
        const next = leaving(shares, from, rest);
        expect(shares.total - sumOf(next)).toBe(rest);
        expect((next["trade"] ?? 0) % 2).toBe(0);
        expect(next["trade"]).toBeLessThanOrEqual(from.trade);
      }
    }
    expect(leaving(shares, { sell: 3, trade: 4 }, 2)).toEqual({ sell: 1, trade: 4 });
    expect(leaving(shares, { sell: 3, trade: 4 }, 4)).toEqual({ sell: 1, trade: 2 });
  });

  it("cost what each of them does", () => {
    expect(costOf(shares, { sell: 3, trade: 2 })).toBe(900);
  });
});

describe("a sum that counts up or down", () => {
  it("has as many noughts as both its ends", () => {
    expect(commonStep(6000, 5400)).toBe(100);
    expect(commonStep(0, 6000)).toBe(1000);
    expect(commonStep(69, 29)).toBe(1);
    expect(commonStep(-40, 120)).toBe(10);
    expect(commonStep(0, 0)).toBe(1);
    expect(rounded(5449, 100)).toBe(5400);
  });
});
