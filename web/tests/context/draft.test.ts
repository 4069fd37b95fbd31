import { describe, expect, test } from "vitest";
import { adapt, stillAsked } from "../../src/context/draft";
import type { Ask, Decision, Phrase, State } from "../../src/wire/generated";

const limit: Phrase = { message: "limit-cash", arguments: {}, rule: "" };
const bid = (amount: number): Decision => ({ kind: "bid", amount }) as unknown as Decision;

function asking(most: number, message = "question-bid", why: Phrase | null = limit): Ask {
  return {
    kind: "bid",
    rule: "G14",
    choices: [{ decision: bid(0) }],
    numbers: [{ name: "amount", least: 0, most, step: 1, price: 0, called: null, limit: why, within: "" }],
    total: 0,
    question: { message, arguments: {}, rule: "" },
    notes: [],
  } as unknown as Ask;
}

function context(asks: Ask[], seat = 0, version = 4, decided = 2): State {
  return { view: { seat, asks, version }, decided } as unknown as State;
}

describe("what is being put together", () => {
  test("stays while the same is asked", () => {
    expect(adapt(bid(40), context([asking(60)]), context([asking(60)]))).toEqual({
      decision: bid(40),
      why: null,
    });
  });

  test("is made to fit a limit that has changed, and says why", () => {
    const draft = adapt(bid(40), context([asking(60)]), context([asking(25)]));
    expect(draft).toEqual({ decision: bid(25), why: limit });
    const unsaid = adapt(bid(40), context([asking(60)]), context([asking(25, "question-bid", null)]));
    expect(unsaid?.why?.message).toBe("draft-adapted");
  });

  test("reaches into the field that holds the numbers", () => {
    const shares = (fusion: number): Decision =>
      ({ kind: "bid", shares: { Fusion: fusion, Hydra: 1 } }) as unknown as Decision;
    const ask = asking(2);
    ask.numbers = ask.numbers.map((number) => ({ ...number, name: "Fusion", within: "shares" }));
    expect(adapt(shares(3), context([asking(9)]), context([ask]))?.decision).toEqual(shares(2));
  });

  test("is dropped with its question, and at another seat", () => {
    expect(adapt(bid(40), context([asking(60)]), context([]))).toBeNull();
    expect(adapt(bid(40), context([asking(60)]), context([asking(60, "question-last")]))).toBeNull();
    expect(adapt(bid(40), context([asking(60)]), context([asking(60)], 1))).toBeNull();
  });
});

test("a question stands while it is asked of the same seat, whatever its limits", () => {
  expect(stillAsked(context([asking(60)]), context([asking(10)]))).toBe(true);
  expect(stillAsked(context([asking(60)]), context([asking(60)], 1))).toBe(false);
  expect(stillAsked(context([asking(60)]), context([]))).toBe(false);
  expect(stillAsked(context([]), context([asking(60)]))).toBe(false);
  // Answered and asked again.
  expect(stillAsked(context([asking(60)]), context([asking(60)], 0, 9, 5))).toBe(false);
});
