import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import ts from "typescript";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Language, Words } from "../../src/words/words.svelte";

const LOCALE = join(import.meta.dirname, "../../../src/tontine/locale");
const SOURCES = join(import.meta.dirname, "../../src");
const LANGUAGES = ["en", "it", "fr"] as const;

function file(language: string, name: string): string {
  return readFileSync(join(LOCALE, language, `${name}.ftl`), "utf-8");
}

/** Every message and attribute of a file. */
function messages(language: string, name: string): string[] {
  return new FluentResource(file(language, name)).body.flatMap((message) => [
    message.id,
    ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
  ]);
}

/** The games with words of their own for the browser. */
const GAMES = readdirSync(join(LOCALE, "en")).flatMap((name) => /^(.+)-web\.ftl$/.exec(name)?.[1] ?? []);

/** All sources in a folder, without those in the folders of some games. */
function sourcesIn(folder: string, without: readonly string[] = []): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return without.includes(entry.name) ? [] : sourcesIn(path, without);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

/** What a game may say otherwise than the others; the shell asks for it in the words of the game. */
const OWN_WAYS = [
  "log-round",
  "log-before",
  "end-chart",
  "chart-at",
  "chart-hint",
  "replay-start",
  "danger-short", // the name of a field's value
];

/** Prefixes of messages whose names are computed. */
const BUILT = ["language-", "bot-", "speed-", "clock-", "order-over-", "remark-"];

describe("web.ftl", () => {
  const english = messages("en", "web");
  const sources = sourcesIn(SOURCES, GAMES);
  const named = new Set(
    sources.flatMap((source) =>
      Array.from(source.matchAll(/"([a-z][a-z0-9-]*)"/g), (found) => found[1] ?? ""),
    ),
  );
  const asked = sources.flatMap((source) =>
    Array.from(source.matchAll(/\bwords\("([a-z][a-z0-9.-]*)"/g), (found) => found[1] ?? ""),
  );

  test.each(LANGUAGES)("has every message in %s", (language) => {
    expect(messages(language, "web").sort()).toEqual([...english].sort());
  });

  test("is where the shell finds every message it asks for", () => {
    const shared = new Set([...english, ...messages("en", "common")]);
    // Every game has a name, for one.
    const own = GAMES.map((game) => new Set(messages("en", game)));
    const known = { has: (message: string) => shared.has(message) || own.every((some) => some.has(message)) };
    expect(asked.filter((message) => !known.has(message))).toEqual([]);
  });

  test("has no unused message", () => {
    const whole = english.filter((message) => !message.includes("."));
    const unused = whole.filter(
      (message) => !named.has(message) && !BUILT.some((part) => message.startsWith(part)),
    );
    expect(unused).toEqual([]);
  });

  test.each(LANGUAGES)("has no message with the name of one of a game, in %s", (language) => {
    const own = new Set(messages(language, "web"));
    const taken = GAMES.flatMap((game) => [game, `${game}-web`])
      .flatMap((name) => messages(language, name))
      .filter((message) => own.has(message) && !OWN_WAYS.includes(message));
    expect(taken).toEqual([]);
  });
});

describe.each(GAMES)("%s-web.ftl", (game) => {
  const english = messages("en", `${game}-web`);
  const code = sourcesIn(join(SOURCES, "games", game)).join("\n");
  // A name that is put together has a hole in it.
  const named = [...code.matchAll(/["'`]([a-z][a-z-]*(?:\$\{[^}]*\}[a-z-]*)*)(?:\.[a-z]+)?["'`]/g)].map(
    ([, name = ""]) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, "[a-z-]+")}$`),
  );

  test.each(LANGUAGES)("has every message in %s", (language) => {
    expect(messages(language, `${game}-web`)).toEqual(english);
  });

  test("has no unused message", () => {
    const whole = english.filter((message) => !message.includes(".") && !OWN_WAYS.includes(message));
    expect(whole.filter((message) => !named.some((name) => name.test(message)))).toEqual([]);
  });

  test("or what the board shares with others has every message it asks for", () => {
    const known = new Set(["common", "web", game, `${game}-web`].flatMap((name) => messages("en", name)));
    const asked = [...code.matchAll(/\bwords\("([a-z][a-zA-Z0-9.-]*)/g)].map(([, name = ""]) => name);
    expect(asked.filter((message) => !known.has(message))).toEqual([]);
    expect(asked.length).toBeGreaterThan(20);
  });
});

test("no sentence is glued together in the code: there is a message for it", () => {
  const glued = sourcesIn(SOURCES).flatMap((source) => source.match(/.*\}: \$?\{\S.*/g) ?? []);
  expect(glued).toEqual([]);
});

/** The variables of each message and attribute of some files, by name. */
function variablesOf(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const read = (part: unknown, into: Set<string>): void => {
    if (typeof part !== "object" || part === null) return;
    if ("type" in part && part.type === "var" && "name" in part) into.add(String(part.name));
    for (const inner of Object.values(part)) read(inner, into);
  };
  for (const name of files) {
    for (const { id, value, attributes } of new FluentResource(file("en", name)).body) {
      for (const [message, pattern] of [["", value], ...Object.entries(attributes)] as const) {
        const variables = new Set<string>();
        read(pattern, variables);
        found.set(message === "" ? id : `${id}.${message}`, variables);
      }
    }
  }
  return found;
}

/** What a source hands over where it names a message and its arguments in so many words. */
function* callsIn(source: string): Generator<[message: string, given: Set<string>]> {
  for (const { index } of source.matchAll(/\b(?:words|say)\("/g)) {
    const statement = ts.createSourceFile("call.ts", source.slice(index), ts.ScriptTarget.Latest)
      .statements[0];
    if (statement === undefined || !ts.isExpressionStatement(statement)) continue;
    const call = statement.expression;
    if (!ts.isCallExpression(call)) continue;
    const [message, given] = call.arguments;
    if (message === undefined || !ts.isStringLiteral(message)) continue;
    if (given === undefined) yield [message.text, new Set()];
    else if (ts.isObjectLiteralExpression(given) && !given.properties.some(ts.isSpreadAssignment))
      yield [
        message.text,
        new Set(given.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))),
      ];
  }
}

test.each(["", ...GAMES])("every message is given all that it speaks of: %s", (game) => {
  const own = game === "" ? ["people", "admin"] : [game, `${game}-web`];
  const files = readdirSync(join(LOCALE, "en")).map((name) => name.replace(/\.ftl$/, ""));
  const taken = variablesOf(["common", "web", ...own].filter((name) => files.includes(name)));
  const sources = game === "" ? sourcesIn(SOURCES, GAMES) : sourcesIn(join(SOURCES, "games", game));
  const calls = sources.flatMap((source) => [...callsIn(source)]);
  const wrong = calls.flatMap(([message, given]) => {
    const wanted = taken.get(message);
    // How one points is known to every message.
    const lacking = [...(wanted ?? [])].filter((name) => name !== "pointer" && !given.has(name));
    return lacking.map((name) => `${message} lacks ${name}`);
  });
  expect(wrong).toEqual([]);
  expect(calls.length).toBeGreaterThan(20);
});

describe("people.ftl", () => {
  const english = messages("en", "people");
  const sources = sourcesIn(join(SOURCES, "people"));
  const asked = sources.flatMap((source) =>
    Array.from(source.matchAll(/\bsay\(([^)]*)/g), (found) => found[1] ?? "").flatMap((call) =>
      Array.from(call.matchAll(/"([a-z][a-z0-9.-]*)"/g), (found) => found[1] ?? ""),
    ),
  );

  test.each(LANGUAGES)("has every message in %s", (language) => {
    expect(messages(language, "people").sort()).toEqual([...english].sort());
  });

  test("has every message that the pages about people ask for, and no other", () => {
    const known = new Set([...messages("en", "common"), ...messages("en", "web")]);
    expect(asked.filter((message) => !english.includes(message) && !known.has(message))).toEqual([]);
    expect(english.filter((message) => !asked.includes(message))).toEqual([]);
  });
});

describe("numbers", () => {
  let make: (language: Language) => Words;
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    const { makeBundle, wordsIn } = await import("../../src/words/words.svelte");
    make = (language) => {
      const bundle = makeBundle(language, [file(language, "common"), file(language, "web")]);
      return wordsIn(() => bundle);
    };
  });

  test.each([
    ["en", "$5,000", "−$5,000"],
    ["it", "$5.000", "−$5.000"],
    ["fr", "5\u202f000\u00a0$", "−5\u202f000\u00a0$"],
  ] as const)("are money in %s as Python writes it", (language, sum, debt) => {
    const words = make(language);
    expect(words.money(5000)).toBe(sum);
    expect(words.money(-5000)).toBe(debt);
  });

  test("are counted in the language's own way", () => {
    expect(make("en")("seats-free", { count: 1 })).toBe("1 seat free");
    expect(make("it")("seats-free", { count: 2 })).toBe("2 posti liberi");
    expect(make("fr")("seats-free", { count: 0 })).toBe("0 place libre");
  });

  test("are listed", () => {
    expect(make("it").listing(["Ada", "Bruno", "Chloé"])).toBe("Ada, Bruno e Chloé");
    expect(make("it").listing(["Bruno", "Élodie"])).toBe("Bruno ed Élodie");
    expect(make("it").listing(["Bruno", "Ada"])).toBe("Bruno e Ada");
  });

  test("and a message that is not there is shown by name", () => {
    expect(make("en")("no-such-message")).toBe("no-such-message");
  });
});

describe("a table with names of its own", () => {
  test("calls things by them, and counts them by them", async () => {
    const { calling, makeBundle, wordsIn } = await import("../../src/words/words.svelte");
    const text =
      "good-coal = coal\n    .units = { $count } coal\ngood-sand = sand\nown-units = { $count } { $name }";
    const bundle = makeBundle("en", [text]);
    const own = calling(
      wordsIn(() => bundle),
      { "good-coal": "black gold" },
    );
    expect(own("good-coal")).toBe("black gold");
    expect(own("good-coal.units", { count: 2 })).toBe("2 black gold");
    expect(own("good-sand")).toBe("sand");
    expect([own.has("good-coal"), own.has("good-sand"), own.has("good-oil")]).toEqual([true, true, false]);
  });
});
