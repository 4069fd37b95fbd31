import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeBundle, wordsIn, type Language, type Words } from "../../../src/words/words.svelte";
import { promptOf } from "../../../src/context/prompt";
import type { Game } from "../../../src/context/game";
import { tileLabel } from "../../../src/games/acquire/changes";
import { buy, place } from "../../../src/games/acquire/decisions";
import { Stage, type Written } from "./stage.svelte";
import { monogram, nameField } from "../../../src/games/acquire/names";
import { shortcuts, track } from "../../../src/games/acquire/turn";

const VIEWS = new URL("./views/", import.meta.url);
const LOCALE = new URL("../../../../src/tontine/locale/", import.meta.url);
const names = readdirSync(VIEWS).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

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

function sceneOf(name: string, language: Language): Stage {
  const written = JSON.parse(readFileSync(new URL(`${name}.json`, VIEWS), "utf-8")) as Written;
  return new Stage(written, { nameField, Emblem: null } as unknown as Game, wordsOf(language));
}

/** The text of the prompt line, and its rule. */
function asked(scene: Stage): { text: string; rule: string; confirm: string | null } {
  const { says, rule, confirm } = promptOf(scene);
  return {
    text: says === null ? "" : scene.say(says),
    rule,
    confirm: confirm === null ? null : scene.say(confirm),
  };
}

describe.each(["en", "it", "fr"] as const)("in %s", (language) => {
  it.each(names)("%s: asks, waits and says what every tile does", (name) => {
    const scene = sceneOf(name, language);
    expect(asked(scene).text).not.toBe("");
    expect(asked(scene).confirm).toBeNull();
    expect(track(scene).stops).toHaveLength(4);
    for (const tile of scene.table.hand) {
      expect(tileLabel(scene, tile.tile)).toContain(scene.say(tile.says));
      for (const phrase of [tile.brief, ...tile.notes, ...(tile.reminder ? [tile.reminder] : [])])
        expect(scene.say(phrase)).not.toBe("");
    }
    for (const { bonuses, market, pending } of scene.table.merger?.payouts ?? []) {
      const lines = bonuses.flatMap(({ why }) => why.map(({ says }) => says));
      for (const phrase of [...lines, market, pending]) if (phrase) expect(scene.say(phrase)).not.toBe("");
    }
  });

  it.each(names.filter((name) => sceneOf(name, language).asks.length > 0))(
    "%s: names the action that confirms each choice",
    (name) => {
      const scene = sceneOf(name, language);
      const choices = scene.asks.flatMap((ask) => ask.choices);
      expect(choices).not.toEqual([]);
      // A message that is not there would be shown by its name.
      for (const { decision, says, called } of choices) {
        scene.choose(decision);
        expect(asked(scene).confirm).toMatch(/^\p{Lu}/u);
        for (const phrase of [says, called]) expect(phrase && scene.say(phrase)).toBeTruthy();
      }
    },
  );
});

describe("the prompt", () => {
  it("says what confirming does, also where numbers are filled in", () => {
    const placing = sceneOf("placing", "en");
    const [tile] = placing.table.hand.filter(({ changes }) => changes === null);
    placing.choose(place(tile?.tile ?? ""));
    expect(asked(placing).confirm).toBe(`Play ${tile?.tile}`);
    const buying = sceneOf("buying", "en");
    const [one] = buying.asks[0]?.numbers.filter(({ most }) => most > 1) ?? [];
    buying.choose(buy({ [one?.name ?? ""]: 2 }));
    expect(asked(buying).confirm).toBe(`Buy 2 shares for ${buying.words.money(2 * (one?.price ?? 0))}`);
    buying.choose(buy({}));
    expect(asked(buying).confirm).toBe("Buy nothing");
  });

  it("A30: asks back before the end is announced, and goes on with the other question", () => {
    const scene = sceneOf("may-end", "en");
    const before = asked(scene);
    scene.choose({ kind: "announce" });
    expect(asked(scene)).toMatchObject({ rule: "A30", confirm: "Announce the end" });
    scene.choose(null);
    expect(asked(scene)).toEqual(before);
  });

  it("says for whom the table waits", () => {
    const scene = sceneOf("disposing-other", "en");
    const name = scene.names[scene.view.owing[0] ?? 0];
    expect(asked(scene).text.startsWith(`${name} is deciding what to do with`)).toBe(true);
    expect(asked(sceneOf("passed-over", "en")).text).toMatch(
      /^Nothing for you to play or buy\. \S+ is choosing a tile$/,
    );
  });

  it("follows what is played back", () => {
    const scene = sceneOf("placing", "en");
    const at = (event: string): number =>
      track(
        Object.assign(Object.create(scene) as Stage, { event: { event, rule: "", fields: {} } }),
      ).stops.findIndex((stop) => stop.now);
    expect(track(scene).stops.findIndex((stop) => stop.now)).toBe(0);
    expect(["placed", "bonus", "bought", "refilled"].map(at)).toEqual([0, 1, 2, 3]);
  });
});

describe("the names of the table", () => {
  it("are said, and their letters are the shortcuts", () => {
    const scene = sceneOf("six-placing", "en");
    expect(scene.say({ message: "list-row", arguments: { corporation: ["hydra"] } })).toBe("American");
    expect(monogram(scene, "hydra")).toBe("A");
    expect(shortcuts(scene).at(-1)?.keys).toBe("L T A F W C I");
    expect(shortcuts(sceneOf("placing", "en")).at(-1)?.keys).toBe("S Z H F A P Q");
  });
});
