import { expect, test } from "vitest";
import type { OwnDecision, PonziContext } from "../../../src/games/ponzi/types";
import { pickIndustry, wished } from "../../../src/games/ponzi/wish.svelte";

function fund(industry: "grain" | "media", card: number): OwnDecision {
  return { kind: "fund", industry, card };
}

/** Grain and Media draw from row 1 (16, 28), and only Media can be funded with 44. */
function contextOf(round: number): PonziContext {
  const decisions = [fund("grain", 16), fund("media", 16), fund("grain", 28), fund("media", 44)];
  const context = {
    me: 0,
    view: { options: {} },
    state: { round, phase: "funding", industries: [{ name: "grain" }, { name: "media" }] },
    asks: [{ choices: decisions.map((decision) => ({ decision })) }],
    chosen: null as OwnDecision | null,
    choose: (decision: OwnDecision | null) => void (context.chosen = decision),
    object: () => undefined,
  };
  return context as unknown as PonziContext;
}

test("a card that was chosen stays when its own industry is picked, however often", () => {
  const context = contextOf(1);
  context.choose(fund("grain", 16));
  for (let clicks = 0; clicks < 3; clicks += 1) {
    pickIndustry(context, 0);
    expect(context.chosen).toEqual(fund("grain", 16));
    expect(wished(context)).toBe("grain");
  }
});

test("another industry takes the card over if it can be funded with it, or else lets it go", () => {
  const context = contextOf(2);
  context.choose(fund("grain", 16));
  pickIndustry(context, 1);
  expect(context.chosen).toEqual(fund("media", 16));
  context.choose(fund("media", 44));
  pickIndustry(context, 0);
  expect(context.chosen).toBeNull();
  expect(wished(context)).toBe("grain");
});

test("without a card, an industry that is picked twice is no longer wanted", () => {
  const context = contextOf(3);
  pickIndustry(context, 1);
  expect(wished(context)).toBe("media");
  pickIndustry(context, 1);
  expect(wished(context)).toBeNull();
});
