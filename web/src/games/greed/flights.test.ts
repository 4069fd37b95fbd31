import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routeOf } from "./flights";
import type { Event } from "./types";

const happened = (event: string, fields: Record<string, unknown>): Event =>
  ({ event, rule: "", fields }) as unknown as Event;

it("goods and money go from company to company, and what is sold to its column", () => {
  expect(routeOf(happened("moved", { company: 1, partner: 4, good: "coal", count: 2 }))).toMatchObject({
    from: ["stock:1", "company:1"],
    to: ["stock:4", "company:4"],
    thing: "coal",
    count: 2,
  });
  expect(routeOf(happened("paid", { company: 4, partner: 1, amount: 60 }))).toMatchObject({
    from: ["money:4", "company:4"],
    thing: "money",
    count: 60,
  });
  expect(routeOf(happened("sold", { company: 1, good: "loans", count: 2, amount: 460 }))?.to).toEqual([
    "good:loans",
  ]);
});

it("who is fired leaves the chair with the severance", () => {
  const route = routeOf(happened("fired", { seat: 2, company: 0, chair: "cfo", amount: 30 }));
  expect(route?.from[0]).toBe("chair:0:cfo");
  expect(route?.to[0]).toBe("seat:2");
});

it("what moves nothing is not carried", () => {
  expect(routeOf(happened("contented", { seat: 1 }))).toBeNull();
});

it("every kind of event is shown for a moment, or is known to need none", () => {
  const source = readFileSync(new URL("../../wire/generated.ts", import.meta.url), "utf-8");
  const events = [
    ...(source.split("export type GreedEvent")[1]?.split(";\n\n")[0] ?? "").matchAll(/event: "(\w+)"/g),
  ];
  const paced = readFileSync(new URL("./greed.ts", import.meta.url), "utf-8");
  // The setting up, what is secret, what the event before it says already, and the end, which has a page of its own.
  const silent = ["assigned", "started", "drew", "chose", "sealed", "terms", "runs", "scored"];
  const missing = events
    .map(([, name = ""]) => name)
    .filter((name) => !silent.includes(name) && !new RegExp(`^  ${name}: \\d+,`, "m").test(paced));
  expect(events.length).toBeGreaterThan(45);
  expect(missing).toEqual([]);
});
