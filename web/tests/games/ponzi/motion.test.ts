import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const PONZI = new URL("../../../src/games/ponzi/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, PONZI), "utf-8");
const events = [
  ...(read("../../wire/generated.ts").split("export type PonziEvent")[1]?.split(";\n\n")[0] ?? "").matchAll(
    /event: "(\w+)"; rule: string; fields: (.*) \}/g,
  ),
].map(([, name = "", fields = ""]) => ({ name, ofSeat: fields.includes('"seat"') }));
// The setting up, and the sum in an envelope, which is told with the offer.
const seen = events.filter(({ name }) => !["started", "dealt", "envelope"].includes(name));

it("every kind of event is shown for a moment", () => {
  const paced = read("./board.ts");
  expect(events.length).toBeGreaterThan(20);
  expect(seen.filter(({ name }) => !new RegExp(`^  ${name}: \\d+,`, "m").test(paced))).toEqual([]);
});

it("in that moment whoever did it is marked, or what it concerns moves or is marked", () => {
  const drawn = readdirSync(PONZI, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => read(name))
    .join();
  expect(drawn).toContain("marks(context, null, { seat: player.seat })");
  expect(seen.filter(({ name, ofSeat }) => !ofSeat && !drawn.includes(`"${name}"`))).toEqual([]);
});
