import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changesBy } from "../../../src/games/acquire/changes";
import { countFates, estates } from "../../../src/games/acquire/city";
import { isSame } from "../../../src/context/decisions";
import { buy, countsOf, dispose, place, tileOf } from "../../../src/games/acquire/decisions";
import type { AcquireContext, AcquireTable, Changes } from "../../../src/games/acquire/types";
import { nextTile } from "../../../src/games/acquire/walk";

type View = Omit<AcquireContext["view"], "table"> & { table: AcquireTable };
const VIEWS = new URL("./views/", import.meta.url);
const view = (name: string): View =>
  (JSON.parse(readFileSync(new URL(`${name}.json`, VIEWS), "utf-8")) as { view: View }).view;
const names = readdirSync(VIEWS).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

describe("what a tile would change", () => {
  const changes = (name: string, tile: string): Changes => {
    const { table, asks } = view(name);
    return changesBy({ state: table, asks } as unknown as AcquireContext, tile);
  };

  it("is what its choice says, where it can be chosen", () => {
    const { asks } = view("placing");
    const choices = asks.flatMap((ask) => ask.choices).filter(({ decision }) => tileOf(decision) !== null);
    expect(choices).not.toEqual([]);
    for (const { decision, changes: said } of choices)
      expect(changes("placing", tileOf(decision) ?? "")).toEqual(said);
  });

  it("is told out of turn too, without what nobody knows yet", () => {
    const { table } = view("waiting");
    const [tile] = table.hand.filter(({ fate }) => fate !== "blocked" && fate !== "dead");
    const then = changes("waiting", tile?.tile ?? "");
    expect(then.lots).toContain(tile?.tile);
    expect([then.payouts, then.cash]).toEqual([[], {}]);
  });

  it("is open while the last tile is being settled", () => {
    const [tile] = view("disposing").table.hand;
    expect(changes("disposing", tile?.tile ?? "")).toMatchObject({ tile: tile?.tile, lots: [], after: {} });
  });
});

describe("decisions", () => {
  it("are told apart", () => {
    expect(isSame(place("1A"), place("1A"))).toBe(true);
    expect(isSame(place("1A"), place("1B"))).toBe(false);
    expect(isSame(null, place("1A"))).toBe(false);
  });

  it("are written as the server offers them", () => {
    const offered = (name: string): unknown[] =>
      view(name).asks.flatMap(({ choices }) => choices.map(({ decision }) => JSON.stringify(decision)));
    expect(offered("buying")).toContain(JSON.stringify(buy({})));
    expect(offered("disposing")).toContain(JSON.stringify(dispose({})));
    const [tile] = view("placing").table.hand.filter(({ changes }) => changes === null);
    expect(offered("placing")).toContain(JSON.stringify(place(tile?.tile ?? "")));
  });

  it("give their numbers back", () => {
    expect(countsOf(buy({ hydra: 2 }))).toEqual({ hydra: 2 });
    expect(countsOf(dispose({ trade: 2 }))).toEqual({ sell: 0, trade: 2 });
    expect(countsOf(place("1A"))).toEqual({});
  });
});

describe("the city", () => {
  it.each(names)("%s: draws every corporation on its own lots", (name) => {
    const { table } = view(name);
    const drawn = estates(table);
    expect(drawn.map(({ corporation }) => corporation.name)).toEqual(
      table.corporations.filter(({ size }) => size > 0).map((one) => one.name),
    );
    for (const { corporation, tiles, at } of drawn) {
      expect(tiles).toHaveLength(corporation.size);
      expect(tiles).toContain(at);
    }
  });

  it("counts the fates of my tiles", () => {
    const { table } = view("dead");
    const counts = countFates(table);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(table.hand.length);
    expect(counts["dead"]).toBeGreaterThan(0);
  });
});

describe("walking over the map", () => {
  const tiles = ["2D", "4D", "9D", "2G", "8G"];

  it("goes to the nearest tile in that direction", () => {
    expect(nextTile(tiles, "2D", "ArrowRight")).toBe("4D");
    expect(nextTile(tiles, "2D", "ArrowDown")).toBe("2G");
    expect(nextTile(tiles, "8G", "ArrowUp")).toBe("9D");
  });

  it("stays where there is nothing, and at other keys", () => {
    expect(nextTile(tiles, "2D", "ArrowLeft")).toBe("2D");
    expect(nextTile(tiles, "2D", "Home")).toBe("2D");
  });
});
