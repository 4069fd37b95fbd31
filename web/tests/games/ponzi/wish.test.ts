import { expect, test } from "vitest";
import type { OwnDecision, PonziContext } from "../../../src/games/ponzi/types";
import { pickIndustry, wished } from "../../../src/games/ponzi/wish.svelte";

function fund(industry: "grain" | "media", card: number): OwnDecision {
  return { kind: "fund", industry, card };
}

/** Grain and Media draw from row 1 (16, 28), and only Media can be funded with 44. */
function sceneOf(round: number): PonziContext {
  const decisions = [fund("grain", 16), fund("media", 16), fund("grain", 28), fund("media", 44)];
  const scene = {
    me: 0,
    view: { options: {} },
    table: { round, phase: "funding", industries: [{ name: "grain" }, { name: "media" }] },
    asks: [{ choices: decisions.map((decision) => ({ decision })) }],
    chosen: null as OwnDecision | null,
    choose: (decision: OwnDecision | null) => void (scene.chosen = decision),
    object: () => undefined,
  };
  return scene as unknown as PonziContext;
}

test("a card that was chosen stays when its own industry is picked, however often", () => {
  const scene = sceneOf(1);
  scene.choose(fund("grain", 16));
  for (let clicks = 0; clicks < 3; clicks += 1) {
    pickIndustry(scene, 0);
    expect(scene.chosen).toEqual(fund("grain", 16));
    expect(wished(scene)).toBe("grain");
  }
});

test("another industry takes the card over if it can be funded with it, or else lets it go", () => {
  const scene = sceneOf(2);
  scene.choose(fund("grain", 16));
  pickIndustry(scene, 1);
  expect(scene.chosen).toEqual(fund("media", 16));
  scene.choose(fund("media", 44));
  pickIndustry(scene, 0);
  expect(scene.chosen).toBeNull();
  expect(wished(scene)).toBe("grain");
});

test("without a card, an industry that is picked twice is no longer wanted", () => {
  const scene = sceneOf(3);
  pickIndustry(scene, 1);
  expect(wished(scene)).toBe("media");
  pickIndustry(scene, 1);
  expect(wished(scene)).toBeNull();
});
