import { describe, expect, it } from "vitest";
import type { Decision } from "../../../src/context/game";
import {
  amountIn,
  counter,
  dealOf,
  equipped,
  keeping,
  keptIn,
  propose,
  sidesOf,
  withAmount,
  withRun,
} from "../../../src/games/greed/decisions";
import type { Proposal } from "../../../src/games/greed/types";

const offered = {
  number: 7,
  company: 2,
  partner: 0,
  give: { coal: 1, money: 20 },
  get: { steel: 1 },
  runs: [25],
} as unknown as Proposal;

describe("a deal that is being written", () => {
  it("holds what is in it, and nothing of which there is none", () => {
    const deal = withAmount(withAmount(propose(0, 3), "give", "money", 60), "get", "textiles", 1);
    expect(deal).toEqual({
      kind: "propose",
      company: 0,
      partner: 3,
      give: { money: 60 },
      get: { textiles: 1 },
      runs: [],
    });
    expect(withAmount(deal, "give", "money", 0).give).toEqual({});
    expect(amountIn(deal, "give", "money")).toBe(60);
    expect(amountIn(deal, "get", "money")).toBe(0);
  });

  it("names the assets that are run in it in the order of their numbers", () => {
    const deal = withRun(withRun(withRun(propose(0, 3), 31), 25), 36);
    expect(deal.runs).toEqual([25, 31, 36]);
    expect(withRun(deal, 31).runs).toEqual([25, 36]);
  });

  it("answers a proposal with the same terms the other way round, from the one who is asked", () => {
    const answer = counter(offered);
    expect(answer).toEqual({
      kind: "counter",
      proposal: 7,
      give: offered.get,
      get: offered.give,
      runs: [25],
    });
    expect(sidesOf(answer, [offered])).toEqual([0, 2]);
    expect(sidesOf(answer, [])).toBeNull();
    expect(sidesOf(propose(4, 1), [])).toEqual([4, 1]);
  });

  it("is told from other decisions", () => {
    expect(dealOf({ kind: "content" } as unknown as Decision)).toBeNull();
    expect(dealOf(null)).toBeNull();
    const deal = propose(0, 3);
    expect(dealOf(deal as Decision)).toBe(deal);
  });
});

it("what is kept is added to what is kept already, and forgotten when it is none", () => {
  const once = keeping(null, "coal", 2);
  expect(keptIn(once)).toEqual({ coal: 2 });
  expect(keptIn(keeping(once, "steel", 1))).toEqual({ coal: 2, steel: 1 });
  expect(keptIn(keeping(once, "coal", 0))).toEqual({});
  expect(keptIn({ kind: "pass" } as unknown as Decision)).toEqual({});
});

it("a new company takes assets in the order of their numbers, and gives them back", () => {
  const found = { kind: "found", company: 5, assets: [] } as unknown as Decision;
  const taken = equipped(equipped(found, 24), 11);
  expect(taken).toEqual({ kind: "found", company: 5, assets: [11, 24] });
  expect(equipped(taken, 24)).toEqual({ kind: "found", company: 5, assets: [11] });
});
