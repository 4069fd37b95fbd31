import { expect, it } from "vitest";
import { track } from "../../../src/games/greed/turn";
import type { GreedContext } from "../../../src/games/greed/types";

const STOPS = [
  { number: 1, called: "announcements", state: "done", events: ["announced", "trend assets"] },
  { number: 2, called: "market forces", state: "done", events: ["price"] },
  { number: 9, called: "symbols", state: "now", events: ["raised gold", "trend gold"] },
  { number: 10, called: "entrepreneurs", state: "next", events: ["raised company"] },
];

function shown(event: { event: string; fields: Record<string, unknown> } | null): string[] {
  const context = {
    event,
    state: { year: 2, years: 8, track: STOPS },
    say: (called: string) => called,
    words: () => "",
  } as unknown as GreedContext;
  return track(context).stops.map(({ now, done }) => (now ? "now" : done ? "done" : "next"));
}

it("the track stands where the game does", () => {
  expect(shown(null)).toEqual(["done", "done", "now", "next"]);
});

it("while events are played back, the track stands where they happened", () => {
  expect(shown({ event: "price", fields: { good: "land" } })).toEqual(["done", "now", "next", "next"]);
  expect(shown({ event: "trend", fields: { cause: "assets" } })).toEqual(["now", "next", "next", "next"]);
  expect(shown({ event: "trend", fields: { cause: "gold" } })).toEqual(["done", "done", "now", "next"]);
  expect(shown({ event: "raised", fields: { lot: "company" } })).toEqual(["done", "done", "done", "now"]);
});
