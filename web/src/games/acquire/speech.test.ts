import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeBundle, wordsIn, type Language, type Words } from "../../words/words.svelte";
import { consequence, fateLabel } from "./consequences";
import { ANNOUNCE, buy, dispose, place } from "./decisions";
import { prompt, round, track } from "./prompt";
import type { AcquireScene, AcquireTable } from "./types";

const VIEWS = new URL("./gallery/views/", import.meta.url);
const LOCALE = new URL("../../../../src/tontine/locale/", import.meta.url);
const names = readdirSync(VIEWS).map((file) => file.replace(".json", ""));

/** Words that refuse to be silent: an unknown message fails the test. */
function wordsOf(language: Language): Words {
  const files = ["common", "web", "acquire", "acquire-web"];
  const bundle = makeBundle(
    language,
    files.map((file) => readFileSync(new URL(`${language}/${file}.ftl`, LOCALE), "utf-8")),
  );
  const plain = wordsIn(() => bundle);
  const strict = ((message, args) => {
    expect(plain.has(message), message).toBe(true);
    const text = plain(message, args);
    expect(text).not.toMatch(/\{|undefined|NaN/);
    return text;
  }) as Words;
  return Object.assign(strict, { has: plain.has, money: plain.money, listing: plain.listing });
}

function sceneOf(name: string, language: Language, changes: Partial<AcquireScene> = {}): AcquireScene {
  const { view } = JSON.parse(readFileSync(new URL(`${name}.json`, VIEWS), "utf-8")) as {
    view: AcquireScene["view"];
  };
  const nothing = async (): Promise<null> => null;
  return {
    view,
    table: view.table as AcquireTable,
    me: view.seat,
    names: view.seats,
    asks: view.asks,
    event: null,
    present: true,
    entries: [],
    recent: [],
    pointed: null,
    chosen: null,
    review: null,
    words: wordsOf(language),
    point: () => undefined,
    choose: () => undefined,
    decide: async () => undefined,
    preview: nothing,
    ...changes,
  };
}

describe.each(["en", "it", "fr"] as const)("in %s", (language) => {
  it.each(names)("%s: asks, waits and says what every tile does", (name) => {
    const scene = sceneOf(name, language);
    expect(prompt(scene).text).not.toBe("");
    expect(prompt({ ...scene, asks: [] }).confirm).toBeNull();
    expect(track(scene).stops).toHaveLength(4);
    for (const tile of scene.table.hand)
      expect(fateLabel(scene, tile.tile)).toContain(consequence(scene, tile));
  });

  it.each(names.filter((name) => sceneOf(name, language).asks.length > 0))(
    "%s: names the action that confirms each choice",
    (name) => {
      const scene = sceneOf(name, language);
      const decisions = scene.asks.flatMap(({ choices }) => choices.map(({ decision }) => decision));
      expect(decisions).not.toEqual([]);
      // A message that is not there would be shown by its name.
      for (const decision of decisions)
        expect(prompt({ ...scene, chosen: decision }).confirm).toMatch(/^[A-Z]/);
    },
  );
});

describe("the prompt", () => {
  it("names the tile, the sum and the corporation", () => {
    expect(prompt(sceneOf("placing", "en", { chosen: place("8G") })).confirm).toBe("Play 8G");
    const buying = sceneOf("buying", "en");
    const [one] = buying.asks[0]?.numbers ?? [];
    const bought = prompt({ ...buying, chosen: buy({ [one?.name ?? ""]: 2 }) });
    expect(bought.confirm).toBe(`Buy 2 shares for ${buying.words.money(2 * (one?.price ?? 0))}`);
    expect(prompt({ ...buying, chosen: buy({}) }).confirm).toBe("Buy nothing");
    expect(prompt(sceneOf("disposing", "en", { chosen: dispose({ sell: 0, trade: 0 }) })).confirm).toBe(
      "Keep all shares",
    );
  });

  it("A30: asks back before the end is announced", () => {
    expect(prompt(sceneOf("may-end", "en", { chosen: ANNOUNCE }))).toMatchObject({
      rule: "A30",
      confirm: "Announce the end",
    });
  });

  it("A30: after that the tile can be left out, or all the rest", () => {
    const scene = sceneOf("last-placing", "en");
    expect(prompt(scene)).toEqual({
      text: "Last turn: play a tile or leave it out",
      rule: "A30",
      confirm: null,
    });
    const ways = scene.asks.find(({ kind }) => kind === "leave")?.choices ?? [];
    expect(ways.map(({ decision }) => prompt({ ...scene, chosen: decision }).confirm)).toEqual([
      "Leave out the tile",
      "End the game now",
    ]);
  });

  it("A10: says when there is no tile to play", () => {
    expect(prompt(sceneOf("skipped", "en"))).toMatchObject({
      text: "No tile to play: buy up to 3 shares",
      rule: "A10",
    });
    expect(prompt(sceneOf("buying", "en")).text).toBe("Buy up to 3 shares");
    expect(prompt(sceneOf("passed-over", "en")).text).toMatch(
      /^Nothing for you to play or buy\. \S+ is choosing a tile$/,
    );
    expect(prompt(sceneOf("passed-over", "en", { me: 1 })).text).not.toMatch(/Nothing for you/);
  });

  it.each([
    ["none", { size: 0, bank: 25 }, "A26", "No corporation is on the board: there is nothing to buy"],
    ["sold", { size: 5, bank: 0 }, "A26", "The bank has no shares left of the corporations on the board"],
    ["dear", { size: 5, bank: 1 }, "A27", "You cannot buy anything with $3,900"],
  ])("A26, A27: says why nothing can be bought: %s", (_, has, rule, text) => {
    const scene = sceneOf("buying", "en");
    const corporations = scene.table.corporations.map((one) => ({ ...one, ...has }));
    const players = scene.table.players.map((one) => ({ ...one, cash: 3900 }));
    const table = { ...scene.table, corporations, players };
    const asks = scene.asks.map((ask) => ({ ...ask, numbers: [] }));
    expect(prompt({ ...scene, table, asks })).toMatchObject({ text, rule });
  });

  it("says for whom the table waits", () => {
    const scene = sceneOf("disposing-other", "en");
    const name = scene.names[scene.view.owing[0] ?? 0];
    expect(prompt(scene).text.startsWith(`${name} is deciding what to do with`)).toBe(true);
  });

  it("marks the stop where the turn stands", () => {
    const now = (name: string): number => track(sceneOf(name, "en")).stops.findIndex((stop) => stop.now);
    expect([
      now("placing"),
      now("founding"),
      now("surviving"),
      now("disposing"),
      now("buying"),
      now("over"),
    ]).toEqual([0, 0, 1, 1, 2, -1]);
  });

  it("follows what is played back", () => {
    const during = (event: string): number =>
      track(sceneOf("placing", "en", { event: { event, rule: "", fields: {} } })).stops.findIndex(
        (stop) => stop.now,
      );
    expect(["placed", "bonus", "bought", "refilled"].map(during)).toEqual([0, 1, 2, 3]);
  });

  it("counts a round as one turn for everybody", () => {
    expect([1, 4, 5, 8, 9].map((turn) => round(turn, 4))).toEqual([1, 1, 2, 2, 3]);
  });
});
