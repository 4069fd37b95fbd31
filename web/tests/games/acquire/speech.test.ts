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

function contextOf(name: string, language: Language): Stage {
  const written = JSON.parse(readFileSync(new URL(`${name}.json`, VIEWS), "utf-8")) as Written;
  return new Stage(written, { nameField, Emblem: null } as unknown as Game, wordsOf(language));
}

/** The text of the prompt line, and its rule. */
function asked(context: Stage): { text: string; rule: string; confirm: string | null } {
  const { says, rule, confirm } = promptOf(context);
  return {
    text: says === null ? "" : context.say(says),
    rule,
    confirm: confirm === null ? null : context.say(confirm),
  };
}

describe.each(["en", "it", "fr"] as const)("in %s", (language) => {
  it.each(names)("%s: asks, waits and says what every tile does", (name) => {
    const context = contextOf(name, language);
    expect(asked(context).text).not.toBe("");
    expect(asked(context).confirm).toBeNull();
    expect(track(context).stops).toHaveLength(4);
    for (const tile of context.state.hand) {
      expect(tileLabel(context, tile.tile)).toContain(context.say(tile.says));
      for (const phrase of [tile.brief, ...tile.notes, ...(tile.reminder ? [tile.reminder] : [])])
        expect(context.say(phrase)).not.toBe("");
    }
    for (const { bonuses, market, pending } of context.state.merger?.payouts ?? []) {
      const lines = bonuses.flatMap(({ why }) => why.map(({ says }) => says));
      for (const phrase of [...lines, market, pending]) if (phrase) expect(context.say(phrase)).not.toBe("");
    }
  });

  it.each(names.filter((name) => contextOf(name, language).asks.length > 0))(
    "%s: names the action that confirms each choice",
    (name) => {
      const context = contextOf(name, language);
      const choices = context.asks.flatMap((ask) => ask.choices);
      expect(choices).not.toEqual([]);
      // A message that is not there would be shown by its name.
      for (const { decision, says, called } of choices) {
        context.choose(decision);
        expect(asked(context).confirm).toMatch(/^\p{Lu}/u);
        for (const phrase of [says, called]) expect(phrase && context.say(phrase)).toBeTruthy();
      }
    },
  );
});

describe("the prompt", () => {
  it("says what confirming does, also where numbers are filled in", () => {
    const placing = contextOf("placing", "en");
    const [tile] = placing.state.hand.filter(({ changes }) => changes === null);
    placing.choose(place(tile?.tile ?? ""));
    expect(asked(placing).confirm).toBe(`Play ${tile?.tile}`);
    const buying = contextOf("buying", "en");
    const [one] = buying.asks[0]?.numbers.filter(({ most }) => most > 1) ?? [];
    buying.choose(buy({ [one?.name ?? ""]: 2 }));
    expect(asked(buying).confirm).toBe(`Buy 2 shares for ${buying.words.money(2 * (one?.price ?? 0))}`);
    buying.choose(buy({}));
    expect(asked(buying).confirm).toBe("Buy nothing");
  });

  it("A30: asks back before the end is announced, and goes on with the other question", () => {
    const context = contextOf("may-end", "en");
    const before = asked(context);
    context.choose({ kind: "announce" });
    expect(asked(context)).toMatchObject({ rule: "A30", confirm: "Announce the end" });
    context.choose(null);
    expect(asked(context)).toEqual(before);
  });

  it("says for whom the table waits", () => {
    const context = contextOf("disposing-other", "en");
    const name = context.names[context.view.owing[0] ?? 0];
    expect(asked(context).text.startsWith(`${name} is deciding what to do with`)).toBe(true);
    expect(asked(contextOf("passed-over", "en")).text).toMatch(
      /^Nothing for you to play or buy\. \S+ is choosing a tile$/,
    );
  });

  it("follows what is played back", () => {
    const context = contextOf("placing", "en");
    const at = (event: string): number =>
      track(
        Object.assign(Object.create(context) as Stage, { event: { event, rule: "", fields: {} } }),
      ).stops.findIndex((stop) => stop.now);
    expect(track(context).stops.findIndex((stop) => stop.now)).toBe(0);
    expect(["placed", "bonus", "bought", "refilled"].map(at)).toEqual([0, 1, 2, 3]);
  });
});

describe("the names of the table", () => {
  it("are said, and their letters are the shortcuts", () => {
    const context = contextOf("six-placing", "en");
    expect(context.say({ message: "list-row", arguments: { corporation: ["hydra"] } })).toBe("American");
    expect(monogram(context, "hydra")).toBe("A");
    expect(shortcuts(context).at(-1)?.keys).toBe("L T A F W C I");
    expect(shortcuts(contextOf("placing", "en")).at(-1)?.keys).toBe("S Z H F A P Q");
  });
});
