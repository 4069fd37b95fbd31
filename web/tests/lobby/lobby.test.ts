import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shownCode, tableInLink } from "../../src/lobby/code";
import { againstBots, rivals, withOthers } from "../../src/lobby/myTables";
import { botAt, firstSeats, levelOf, levelsOf, nextLevel, playNow, resize } from "../../src/lobby/newTable";
import { sinceWhen } from "../../src/lobby/since";
import type { GameCard, MyTable } from "../../src/wire/generated";
import { LANGUAGES, makeBundle, wordsIn, type Language, type Words } from "../../src/words/words.svelte";

const tulips: GameCard = {
  name: "tulips",
  called: "Tulips",
  pitch: "",
  minutes: 15,
  fewest: 2,
  most: 6,
  options: [],
  bots: ["random", "easy", "normal"],
  lesson: 0,
};

describe("a new table", () => {
  test("one click seats me against three bots of the chosen level", () => {
    const { seats } = playNow(tulips, "easy");
    expect(seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(seats.slice(1).map(({ bot }) => bot)).toEqual(["easy", "easy", "easy"]);
  });

  test("a game that has no bot of that level is played against its strongest", () => {
    expect(botAt(tulips, "hard")).toBe("normal");
    expect(botAt({ ...tulips, bots: ["random"] }, "easy")).toBe("random");
  });

  test("it begins with four seats, or as many as the game allows", () => {
    expect(firstSeats(tulips)).toHaveLength(4);
    expect(firstSeats({ ...tulips, most: 3 })).toHaveLength(3);
    expect(firstSeats({ ...tulips, fewest: 5 })).toHaveLength(5);
  });

  test("seats that stay keep who has them", () => {
    const seats = playNow(tulips, "normal").seats;
    expect(resize(seats, 2)).toEqual(seats.slice(0, 2));
    expect(resize(seats, 6).slice(4)).toEqual([{ kind: "open" }, { kind: "open" }]);
  });
});

describe("levels", () => {
  const games = (...bots: string[][]): GameCard[] => bots.map((some) => ({ ...tulips, bots: some }));

  test("are all that any game has, weakest first", () => {
    expect(levelsOf(games(["random", "normal"], ["random", "easy", "normal", "hard"]))).toEqual([
      "random",
      "easy",
      "normal",
      "hard",
    ]);
    expect(levelsOf(games(["random", "easy"], ["bluffer"]))).toEqual(["bluffer", "random", "easy"]);
    expect(levelsOf([])).toEqual([]);
  });

  test("what was chosen is kept as long as it is there", () => {
    const levels = ["random", "easy", "normal", "hard"];
    expect(levelOf(levels, "easy")).toBe("easy");
    expect(levelOf(levels, "gone")).toBe("normal");
    expect(levelOf(levels, "")).toBe("normal");
    expect(levelOf(["random", "easy"], "")).toBe("easy");
  });

  test("after a win a step up, after a loss a step down, and nobody is sent to those who play at random", () => {
    const levels = ["random", "novice", "easy", "master"];
    expect(nextLevel(levels, "easy", true)).toBe("master");
    expect(nextLevel(levels, "easy", false)).toBe("novice");
    expect(nextLevel(levels, "master", true)).toBeNull();
    expect(nextLevel(levels, "novice", false)).toBeNull();
    expect(nextLevel(levels, "random", true)).toBe("novice");
    expect(nextLevel(levels, "gone", true)).toBeNull();
  });
});

describe("my tables", () => {
  const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
    table: id,
    game: "tulips",
    status: "running",
    seats: ["Ada", "Bruno"],
    mine: [0],
    alone: false,
    turn: false,
    says: "",
    since: 0,
    until: null,
    lesson: null,
    ...more,
  });
  const ids = (tables: readonly MyTable[]): string[] => tables.map((one) => one.table);

  test("my turn comes first, the longest wait first; then what has changed last", () => {
    const tables = [
      table("waits long", { since: 10 }),
      table("turn new", { turn: true, since: 40 }),
      table("waits", { since: 20 }),
      table("turn old", { turn: true, since: 30 }),
    ];
    expect(ids(withOthers(tables))).toEqual(["turn old", "turn new", "waits", "waits long"]);
  });

  test("games against bots alone stand on the card of their game, the last one first", () => {
    const tables = [
      table("a", { alone: true, since: 1 }),
      table("b", { alone: true, since: 2 }),
      table("other", { alone: true, game: "other" }),
      table("people"),
      table("not begun", { alone: true, status: "open" }),
    ];
    expect(ids(againstBots(tables, "tulips"))).toEqual(["b", "a"]);
    expect(ids(withOthers(tables))).toEqual(["people", "not begun"]);
  });

  test("the others are those whose seats are not mine", () => {
    expect(rivals({ seats: ["Ada", null, "Bruno", "Guest"], mine: [0, 3] })).toEqual(["Bruno"]);
  });
});

describe("codes", () => {
  test("are shown in two halves", () => expect(shownCode("K7QM4X")).toBe("K7Q M4X"));

  test("a whole link is taken for the table it leads to", () => {
    expect(tableInLink("https://example.org/table/Ab_c-9?x=1")).toBe("Ab_c-9");
    expect(tableInLink("K7Q M4X")).toBeNull();
  });
});

describe("since when", () => {
  const words = (language: Language): Words => {
    const file = join(import.meta.dirname, "../../../src/tontine/locale", language, "web.ftl");
    const bundle = makeBundle(language, [readFileSync(file, "utf-8")]);
    return wordsIn(() => bundle);
  };
  const NOW = new Date(2026, 10, 18, 9, 20); // a Wednesday
  const said = (language: Language, ...then: [number, number, number, number, number]): string =>
    sinceWhen(new Date(...then).getTime() / 1000, NOW, language, words(language));

  test("today it is the time, and how long ago if that is less than an hour", () => {
    expect(said("en", 2026, 10, 18, 8, 55)).toBe("since 08:55, 25 minutes ago");
    expect(said("en", 2026, 10, 18, 8, 20)).toBe("since 08:20");
    expect(said("en", 2026, 10, 18, 9, 20)).toBe("since 09:20");
    expect(said("it", 2026, 10, 18, 8, 55)).toBe("dalle 08:55, 25 minuti fa");
    expect(said("fr", 2026, 10, 18, 8, 55)).toBe("depuis 08:55, il y a 25 minutes");
  });

  test("yesterday is yesterday, even if that is less than an hour ago", () => {
    expect(said("en", 2026, 10, 17, 21, 40)).toBe("since yesterday, 21:40");
    expect(said("it", 2026, 10, 17, 21, 40)).toBe("da ieri alle 21:40");
    const midnight = new Date(2026, 10, 18, 0, 10);
    const late = new Date(2026, 10, 17, 23, 50).getTime() / 1000;
    expect(sinceWhen(late, midnight, "en", words("en"))).toBe("since yesterday, 23:50");
  });

  test("of this week it is the weekday, and before that the date", () => {
    expect(said("en", 2026, 10, 12, 19, 12)).toBe("since Thursday, 19:12");
    expect(said("fr", 2026, 10, 12, 19, 12)).toBe("depuis jeudi, 19:12");
    expect(said("en", 2026, 10, 11, 19, 12)).toMatch(/^since (11 November|November 11)$/);
    expect(said("it", 2026, 10, 11, 19, 12)).toBe("dal 11 novembre");
  });

  test("a clock that is behind that of the server makes no nonsense", () => {
    for (const language of LANGUAGES) expect(said(language, 2026, 10, 18, 9, 25)).toContain("09:25");
  });
});
