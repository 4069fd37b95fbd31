import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routeOf } from "../../../src/games/greed/flights";
import type { GreedEvent } from "../../../src/wire/generated";

const happened = (event: string, fields: Record<string, unknown>): GreedEvent =>
  ({ event, rule: "", fields }) as unknown as GreedEvent;

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

it("letters go to whom they are for and come back with their answer, and a finger to its chair", () => {
  const letter = { seat: 0, proposal: 3, company: 1, partner: 4 };
  expect(routeOf(happened("proposed", letter))).toMatchObject({ to: ["company:4"], sign: "letter" });
  expect(routeOf(happened("rejected", letter))).toMatchObject({ to: ["company:1"], sign: "letter" });
  const pointed = { seat: 2, company: 0, chair: "coo", rival: 1 };
  expect(routeOf(happened("pointed", pointed))).toMatchObject({ sign: "finger" });
  expect(routeOf(happened("pointed", pointed))?.to[0]).toBe("chair:0:coo");
});

const GREED = new URL("../../../src/games/greed/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GREED), "utf-8");
const kinds = [
  ...(read("../../wire/generated.ts").split("export type GreedEvent")[1]?.split(";\n\n")[0] ?? "").matchAll(
    /event: "(\w+)"/g,
  ),
].map(([, name = ""]) => name);
// The setting up, what is secret, what the event before it says already, and the end, which has a page of its own.
const SILENT = ["assigned", "started", "drew", "chose", "sealed", "terms", "runs", "said", "scored"];
const seen = kinds.filter((kind) => !SILENT.includes(kind));

it("every kind of event is shown for a moment, or is known to need none", () => {
  const paced = read("./board.ts");
  expect(kinds.length).toBeGreaterThan(45);
  expect(seen.filter((kind) => !new RegExp(`^  ${kind}: \\d+,`, "m").test(paced))).toEqual([]);
});

it("in that moment something moves, or what it concerns is marked", () => {
  const drawn = readdirSync(GREED, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => read(name))
    .join();
  const still = seen.filter((kind) => routeOf(happened(kind, {})) === null && !drawn.includes(`"${kind}"`));
  expect(still).toEqual([]);
});
