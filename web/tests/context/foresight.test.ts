import { expect, test } from "vitest";
import type { Decision } from "../../src/context/game";
import { Foresight } from "../../src/context/foresight.svelte";
import type { Outcome, Refused } from "../../src/wire/generated";

const buy = (count: number): Decision => ({ kind: "buy", shares: { hydra: count } });
const outcome = (says: string): Outcome => ({
  does: [],
  says: { message: says },
  confirm: null,
  changes: null,
  why: null,
});
const refusal: Refused = {
  type: "refused",
  id: null,
  rule: "A26",
  reason: "sold_out",
  details: { corporation: "hydra" },
  text: "",
};

/** A server that answers when it is told to. */
function slow(): {
  asked: Decision[];
  answer: (with_: Outcome | Refused) => Promise<void>;
  ask: (it: Decision) => Promise<Outcome | Refused>;
} {
  const asked: Decision[] = [];
  const waiting: ((answer: Outcome | Refused) => void)[] = [];
  return {
    asked,
    ask: (decision) => {
      asked.push(decision);
      return new Promise((resolve) => waiting.push(resolve));
    },
    answer: async (with_) => {
      waiting.shift()?.(with_);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

test("one question at a time, and of those that come up meanwhile the last one", async () => {
  const server = slow();
  const foresight = new Foresight(server.ask, () => undefined);
  for (const count of [1, 2, 3]) void foresight.foresee(buy(count));
  expect(server.asked).toEqual([buy(1)]);
  await server.answer(outcome("one"));
  expect(server.asked).toEqual([buy(1), buy(3)]);
  expect([foresight.known, foresight.pending]).toEqual([null, true]);
  await server.answer(outcome("three"));
  expect(foresight.known).toEqual({ decision: buy(3), outcome: outcome("three") });
  expect(foresight.pending).toBe(false);
});

test("what is refused is told, and what was known before stays", async () => {
  const server = slow();
  const refused: Decision[] = [];
  const foresight = new Foresight(server.ask, (decision) => refused.push(decision));
  foresight.learn(buy(0), outcome("nothing"));
  void foresight.foresee(buy(1));
  await server.answer(refusal);
  expect(refused).toEqual([buy(1)]);
  expect(foresight.known?.decision).toEqual(buy(0));
  expect(foresight.pending).toBe(false);
});

test("an answer to what was forgotten is forgotten too", async () => {
  const server = slow();
  const foresight = new Foresight(server.ask, () => undefined);
  void foresight.foresee(buy(1));
  foresight.forget();
  expect(foresight.pending).toBe(false);
  void foresight.foresee(buy(2));
  await server.answer(outcome("one"));
  expect(foresight.known).toBeNull();
  await server.answer(outcome("two"));
  expect(foresight.known?.decision).toEqual(buy(2));
});
