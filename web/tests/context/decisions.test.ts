import { expect, it, vi } from "vitest";
import type { Decision, BoardContext } from "../../src/context/game";
import { choiceOf, pointing } from "../../src/context/decisions";
import { marks } from "../../src/context/events";

/** Outside a browser Svelte listens to nothing. */
function listen(node: EventTarget, name: string, listener: (event: Event) => void): () => void {
  node.addEventListener(name, listener);
  return () => node.removeEventListener(name, listener);
}

const take = (asset: number, company: number): Decision => ({ kind: "take", company, asset }) as never;
const asks = [
  { choices: [{ decision: take(3, 1) }, { decision: take(4, 1) }] },
  { choices: [{ decision: { kind: "drop", asset: 5 } }] },
] as unknown as BoardContext["asks"];

it("a choice is found by its kind and by all that it is about", () => {
  expect(choiceOf({ asks }, "take", { asset: 4 })?.decision).toEqual(take(4, 1));
  expect(choiceOf({ asks }, "take", { asset: 4, company: 2 })).toBeNull();
  expect(choiceOf({ asks }, "take", { asset: 5 })).toBeNull();
});

it("a mouse and the keyboard point, a finger does not", () => {
  const point = vi.fn();
  const node = Object.assign(new EventTarget(), { matches: () => byKeyboard });
  let byKeyboard = false;
  const fire = (name: string, pointerType = ""): void =>
    void node.dispatchEvent(Object.assign(new Event(name), { pointerType }));
  const detach = pointing({ point }, take(3, 1), listen)(node as unknown as Element);
  fire("pointerenter", "touch");
  fire("focus");
  expect(point).not.toHaveBeenCalled();
  fire("pointerenter", "mouse");
  expect(point).toHaveBeenLastCalledWith(take(3, 1));
  fire("pointerleave", "mouse");
  expect(point).toHaveBeenLastCalledWith(null);
  byKeyboard = true;
  fire("focus");
  expect(point).toHaveBeenLastCalledWith(take(3, 1));
  fire("blur");
  expect(point).toHaveBeenLastCalledWith(null);
  if (detach) detach();
  fire("pointerenter", "mouse");
  expect(point).toHaveBeenCalledTimes(4);
});

it("an event marks what all of it is about", () => {
  const event = { event: "bonus", rule: "A18", fields: { seat: 2, corporation: "hydra", amount: 500 } };
  expect(marks({ event }, null, { seat: 2 })).toBe(true);
  expect(marks({ event }, ["cashed"], { seat: 2 })).toBe(false);
  expect(marks({ event }, null, { seat: 2, corporation: "zeta" })).toBe(false);
  expect(marks({ event: null }, null, { seat: 2 })).toBe(false);
});
