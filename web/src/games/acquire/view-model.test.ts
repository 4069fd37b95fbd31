import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { explain, payouts } from "./bonuses";
import { countFates, estates, progress } from "./city";
import { buy, dispose, isSame, place } from "./decisions";
import { keep, kept, reach, sell, trade } from "./disposal";
import { costOf, forecast, isSettled, NOTHING, priceAt, rowAt } from "./forecast";
import { rankOf } from "./ranks";
import type { AcquireScene, AcquireTable, Event } from "./types";
import { nextTile } from "./walk";

type View = Omit<AcquireScene["view"], "table"> & { table: AcquireTable };
const VIEWS = new URL("./gallery/views/", import.meta.url);
const view = (name: string): View =>
  (JSON.parse(readFileSync(new URL(`${name}.json`, VIEWS), "utf-8")) as { view: View }).view;
const names = readdirSync(VIEWS).map((file) => file.replace(".json", ""));

describe("A3: the price card", () => {
  const { table } = view("placing");

  it("agrees with the price of every corporation", () => {
    for (const { name, size, price } of table.corporations.filter((one) => one.size > 0)) {
      expect(priceAt(table, name, size)).toBe(price);
    }
  });

  it("has no row below two tiles, and its last from 41 on", () => {
    expect(rowAt(table.card, 1)).toBeNull();
    expect(rowAt(table.card, 108)?.size).toBe(41);
  });
});

describe("what a tile would do", () => {
  const grows = names.flatMap((name) => {
    const { table } = view(name);
    const tiles = isSettled(table)
      ? table.hand.filter(({ does }) => does.some(({ event }) => event === "grew"))
      : [];
    return tiles.map(({ tile, does }) => [name, tile, does] as const);
  });

  it("is tried with tiles that make corporations grow", () => {
    expect(new Set(grows.map(([name]) => name)).size).toBeGreaterThan(3);
  });

  it.each(grows)("%s, %s: gives the size that the events tell", (name, tile, does) => {
    const { table, asks, seat } = view(name);
    const fields = does.find(({ event }) => event === "grew")?.fields ?? {};
    expect(forecast(table, asks, seat, place(tile)).sizes[String(fields["corporation"])]).toBe(
      fields["size"],
    );
    expect(fields["size"]).toBeGreaterThan(2);
  });

  it("pays what the bonuses of a merger come to", () => {
    const { table, asks, seat } = view("placing");
    const tile = table.hand.find(({ does }) => does.some(({ event }) => event === "bonus"));
    const then = forecast(table, asks, seat, place(tile?.tile ?? ""));
    const paid: Record<number, number> = {};
    for (const { event, fields } of tile?.does ?? []) {
      if (event === "bonus")
        paid[Number(fields["seat"])] = (paid[Number(fields["seat"])] ?? 0) + Number(fields["amount"]);
    }
    expect(Object.keys(paid)).not.toHaveLength(0);
    expect(then.cash).toEqual(paid);
    expect(then.leaving).toEqual(tile?.defunct);
  });

  it("has no survivor as long as the mergemaker must choose (A16)", () => {
    const { table, asks, seat } = view("tied");
    const tile = table.hand.find(({ survivors }) => survivors.length > 1);
    expect(forecast(table, asks, seat, place(tile?.tile ?? "")).into).toBeNull();
  });

  it("is open while the last tile is being settled", () => {
    const { table, asks, seat } = view("disposing");
    const then = forecast(table, asks, seat, place(table.hand[0]?.tile ?? ""));
    expect([then.lots, then.sizes]).toEqual([[], {}]);
  });

  it("is nothing for an onlooker, and nothing for no choice", () => {
    const { table, asks } = view("placing");
    expect(forecast(table, asks, null, place("1A"))).toBe(NOTHING);
    expect(forecast(table, asks, 0, null)).toBe(NOTHING);
  });
});

describe("what the other choices would do", () => {
  it("A12: gives the founder a share", () => {
    const { table, asks, seat } = view("founding");
    const choice = asks[0]?.choices[0];
    const then = forecast(table, asks, seat, choice?.decision ?? null);
    expect(then.shares).toEqual({ 0: { [then.into ?? ""]: 1 } });
    expect(then.sizes[then.into ?? ""]).toBe(table.joins.length);
  });

  it("A23: sells at the old price and trades two for one", () => {
    const { table, asks, seat } = view("disposing");
    const { price, defunct, survivor } = table.merger ?? {};
    const then = forecast(table, asks, seat, dispose({ sell: 1, trade: 2 }));
    expect(then.cash).toEqual({ 0: price });
    expect(then.shares[0]).toEqual({ [defunct ?? ""]: -3, [survivor ?? ""]: 1 });
  });

  it("A26: takes the money for what is bought", () => {
    const { table, asks, seat } = view("buying");
    const [one, other] = asks[0]?.numbers ?? [];
    const shares = { [one?.name ?? ""]: 2, [other?.name ?? ""]: 1 };
    const total = 2 * (one?.price ?? 0) + (other?.price ?? 0);
    expect(costOf(table, shares)).toBe(total);
    expect(forecast(table, asks, seat, buy(shares)).cash).toEqual({ 0: -total });
    expect(forecast(table, asks, seat, buy({})).cash).toEqual({});
  });

  it("tells decisions apart", () => {
    expect(isSame(place("1A"), place("1A"))).toBe(true);
    expect(isSame(place("1A"), place("1B"))).toBe(false);
    expect(isSame(null, place("1A"))).toBe(false);
  });
});

describe("where a bonus comes from", () => {
  const { table } = view("placing");
  const base = table.corporations.find(({ name }) => name === "phoenix");
  const price = base?.price ?? 0;
  const player = (seat: number, phoenix: number): AcquireTable["players"][number] => {
    const one = table.players[seat];
    if (one === undefined) throw new Error("no such seat");
    return { ...one, shares: { ...one.shares, phoenix } };
  };
  const settled: Event = {
    event: "settled",
    rule: "A24",
    fields: { corporation: "phoenix", size: 2, price },
  };
  const bonus = (seat: number, amount: number, where: string): Event => ({
    event: "bonus",
    rule: "A18",
    fields: { seat, corporation: "phoenix", amount, place: where },
  });
  const lines = (holdings: number[], events: Event[], seat: number): [string, number, string][] => {
    const dealt = { ...table, players: holdings.map((count, index) => player(index, count)) };
    const [payout] = payouts(dealt, [settled, ...events]);
    const row = payout?.rows.find((one) => one.seat === seat);
    if (payout === undefined || row === undefined) throw new Error("no payout");
    return explain(dealt, payout, row).map(({ message, amount, rule }) => [message, amount, rule]);
  };

  it("A18: the majority is ten times the price", () => {
    expect(lines([5, 3, 0, 0], [bonus(0, 10 * price, "first")], 0)).toEqual([
      ["why-price", price, "A3"],
      ["why-majority", 10 * price, "A3"],
    ]);
  });

  it("A19: the only shareholder gets both", () => {
    expect(lines([5, 0, 0, 0], [bonus(0, 15 * price, "sole")], 0).at(-1)).toEqual([
      "why-sole",
      15 * price,
      "A19",
    ]);
  });

  it("A20: both are divided among those who are level", () => {
    const paid = [0, 1, 2].map((seat) => bonus(seat, 5 * price, "first_shared"));
    expect(lines([2, 2, 2, 1], paid, 1).slice(-2)).toEqual([
      ["why-both", 15 * price, "A20"],
      ["why-level", 5 * price, "A20"],
    ]);
  });

  it("A21: the minority is divided among those who are second", () => {
    const part = Math.ceil((5 * price) / 3 / 100) * 100;
    const paid = [
      bonus(0, 10 * price, "first"),
      ...[1, 2, 3].map((seat) => bonus(seat, part, "second_shared")),
    ];
    expect(lines([5, 2, 2, 2], paid, 2).slice(1)).toEqual([
      ["why-minority", 5 * price, "A3"],
      ["why-level", Math.floor((5 * price) / 3), "A21"],
      ["why-rounded", part, "A21"],
    ]);
  });

  it("A34: the stock market counts among those who are level", () => {
    const market: Event = {
      event: "market",
      rule: "A34",
      fields: { corporation: "phoenix", tile: "5C", shares: 5 },
    };
    const [payout] = payouts({ ...table, players: [player(0, 5)] }, [
      settled,
      market,
      bonus(0, 7.5 * price, "first_shared"),
    ]);
    const row = payout?.rows[0];
    if (payout === undefined || row === undefined) throw new Error("no payout");
    const level = explain(table, payout, row).find(({ message }) => message === "why-level");
    expect(level?.args).toEqual({ parts: 2, shares: 5, market: "yes" });
  });

  it("counts the shares that were held when the bonus was paid, not what is left of them", () => {
    const gone: Event = {
      event: "disposed",
      rule: "A23",
      fields: { seat: 0, corporation: "phoenix", sold: 3, traded: 2 },
    };
    const dealt = { ...table, players: [player(0, 1), player(1, 0)] };
    const [payout] = payouts(dealt, [settled, bonus(0, 15 * price, "sole"), gone]);
    expect(payout?.rows).toEqual([{ seat: 0, shares: 6, place: "sole", amount: 15 * price }]);
  });

  it("A8: takes hidden shares from what was shown", () => {
    const shown: Event = {
      event: "showed",
      rule: "A18",
      fields: { seat: 1, corporation: "phoenix", shares: 4 },
    };
    const hidden = { ...table, players: table.players.map((one) => ({ ...one, shares: null })) };
    const [payout] = payouts(hidden, [settled, shown]);
    expect(payout?.rows).toEqual([{ seat: 1, shares: 4, place: null, amount: 0 }]);
    expect(payout?.known).toBe(false);
  });
});

describe("A23: keeping, selling and trading", () => {
  const limits = { held: 7, trade: 4 };

  it("always comes to all that is held", () => {
    for (let count = 0; count <= limits.held; count += 1) {
      for (const from of [
        { sell: 0, trade: 0 },
        { sell: 3, trade: 4 },
        { sell: 7, trade: 0 },
      ]) {
        const next = keep(limits, from, count);
        expect(kept(limits, next)).toBe(count);
        expect(next.trade % 2).toBe(0);
        expect(next.sell).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("trades even numbers, as far as the bank has shares", () => {
    expect(trade(limits, { sell: 0, trade: 0 }, 7)).toEqual({ sell: 0, trade: 4 });
    expect(trade(limits, { sell: 5, trade: 0 }, 4)).toEqual({ sell: 5, trade: 2 });
    expect(trade(limits, { sell: 6, trade: 0 }, 2)).toEqual({ sell: 6, trade: 0 });
  });

  it("sells what is not traded", () => {
    expect(sell(limits, { sell: 0, trade: 4 }, 7)).toEqual({ sell: 3, trade: 4 });
    expect(reach(limits, { sell: 0, trade: 4 })).toEqual({ keep: 7, sell: 3, trade: 4 });
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

  it("A30: knows how far the end is", () => {
    const { table } = view("may-end");
    const sizes = table.corporations.map(({ size }) => size).filter((size) => size > 0);
    const { safe, founded, largest } = progress(table);
    expect([founded, largest]).toEqual([sizes.length, Math.max(...sizes)]);
    expect(safe).toBe(sizes.filter((size) => size >= 11).length);
    expect(safe === founded || largest >= table.final_size).toBe(true);
  });
});

describe("ranks", () => {
  it("marks those who are level", () => {
    const { table } = view("placing");
    const told = table.corporations.flatMap(({ name }) => {
      const first = table.players.filter((player) => player.first.includes(name));
      for (const player of first) {
        expect(rankOf(table, player, name)).toEqual({ text: first.length > 1 ? "1=" : "1", first: true });
      }
      return first.length;
    });
    expect([told.includes(1), told.some((count) => count > 1)]).toEqual([true, true]);
  });

  it("A8: are unknown where holdings are hidden", () => {
    const { table } = view("hidden-placing");
    expect(table.players.map((player) => rankOf(table, player, "hydra"))).toEqual(
      table.players.map(() => null),
    );
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
