import { beforeEach, expect, test, vi } from "vitest";
import type { RuleCard } from "../../src/wire/generated";
import type { TableClient } from "../../src/context/tableClient.svelte";

type Module = typeof import("../../src/learn/learnt.svelte");
const kept = new Map<string, string>();
let asked: { method: string; items: string[] }[];
let stored: Set<string>; // with the account

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  asked = [];
  stored = new Set();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async (_: string, { method = "GET", body = "{}" }: RequestInit) => {
    const { items = [] } = JSON.parse(body as string) as { items?: string[] };
    asked.push({ method, items });
    for (const item of items) stored.add(item);
    return Promise.resolve(new Response(JSON.stringify({ items: [...stored] })));
  });
});

const load = async (): Promise<Module["learnt"]> => (await import("../../src/learn/learnt.svelte")).learnt;

test("a guest's browser keeps what was learnt, and tells nobody", async () => {
  const learnt = await load();
  expect(learnt.newcomer).toBe(true);
  learnt.add("lesson:tulips");
  learnt.add("lesson:tulips");
  await learnt.unite();
  expect(learnt.newcomer).toBe(false);
  expect(JSON.parse(kept.get("tontine-learnt") ?? "")).toEqual(["lesson:tulips"]);
  expect(asked).toEqual([]);
});

test("on signing in both are united, and each is told only what it lacks", async () => {
  kept.set("tontine-learnt", '["card:tulips/safe","off:cards"]');
  kept.set("tontine-account", "Ada");
  stored = new Set(["card:tulips/safe", "lesson:windmills"]);
  const learnt = await load();
  expect(learnt.has("lesson:windmills")).toBe(false);
  await learnt.unite();
  expect(learnt.all("lesson")).toEqual(["windmills"]);
  expect(learnt.wantsCards).toBe(false);
  expect(asked).toEqual([
    { method: "GET", items: [] },
    { method: "POST", items: ["off:cards"] },
  ]);
  expect(stored.has("off:cards")).toBe(true);
});

test("maxims are for those who have finished fewer than five games, and want them", async () => {
  const learnt = await load();
  for (const table of ["a", "b", "c", "d", "d"]) learnt.finish(table);
  expect(learnt.wantsMaxims).toBe(true);
  learnt.finish("e");
  learnt.finish("f");
  expect(learnt.wantsMaxims).toBe(false);
  expect(learnt.all("game")).toHaveLength(5);
});

const card = (id: string): RuleCard => ({
  id,
  text: { message: "" },
  why: { message: "" },
  rules: [],
  light: null,
});

test("one card at most between two decisions, and none while I am about to click", async () => {
  const learnt = await load();
  const { Cards } = await import("../../src/learn/cards.svelte");
  const table = { room: { game: "tulips" }, sayWants: vi.fn() } as unknown as TableClient;
  const cards = new Cards(table);
  const [one, two, three] = [card("one"), card("two"), card("three")];
  cards.look([one, two], "0 3", true);
  expect(cards.card).toBe(one);
  cards.gotIt();
  expect([cards.open, learnt.has("card:tulips/one")]).toEqual([false, true]);
  cards.look([one, two], "0 3", true);
  expect([cards.card, cards.open]).toEqual([one, false]); // its room is kept
  cards.look([one, two], "0 4", false);
  expect([cards.card, cards.open]).toEqual([two, true]);
  cards.later();
  cards.look([two], "0 5", true);
  expect(cards.card).toBeNull(); // still the same time
  cards.look([two, three], "0 5", true);
  expect(cards.card).toBeNull(); // others decide while I think
  cards.look([], "0 6", false);
  cards.look([two], "0 7", true);
  expect(cards.card).toBe(two); // the next time
  cards.never();
  cards.look([three], "0 8", true);
  expect([cards.card, learnt.wantsCards]).toEqual([null, false]);
  expect(table.sayWants).toHaveBeenCalledOnce();
});

test("whoever puts three cards away unread is told no maxims, but goes on to get cards", async () => {
  const clock = vi.spyOn(performance, "now");
  const learnt = await load();
  const { Cards } = await import("../../src/learn/cards.svelte");
  const table = { room: { game: "tulips" }, sayWants: vi.fn() } as unknown as TableClient;
  const cards = new Cards(table);
  let now = 0;
  const putAway = (id: string, after: number): void => {
    clock.mockReturnValue((now += 60_000));
    cards.look([card(id)], id, false);
    clock.mockReturnValue((now += after));
    cards.gotIt();
  };
  for (const [place, after] of [900, 4000, 200, 5000].entries()) putAway(`card-${place}`, after);
  expect(learnt.wantsMaxims).toBe(true);
  putAway("last", 300);
  expect([learnt.wantsMaxims, learnt.wantsCards]).toEqual([false, true]);
  clock.mockRestore();
});
