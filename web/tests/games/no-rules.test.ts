/** What a game's board shows was worked out by the server: none of the constants of its rules is here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const GAMES = new URL("../../src/games/", import.meta.url);

/** By game, what would give away that a rule is worked out here; games are added, never left out. */
const CONSTANTS = Object.fromEntries(
  Object.entries(import.meta.glob<RegExp[]>("./*/constants.ts", { eager: true, import: "CONSTANTS" })).map(
    ([path, patterns]) => [path.split("/")[1] ?? "", patterns],
  ),
);

/** Which rule it is by is for the server to say too: here an id only stands beside what is always by that rule. */
const CHOSEN_RULES = [
  /\?\s*"[A-Z]\d+"\s*:/,
  /[!=]==?\s*"[A-Z]\d+"|"[A-Z]\d+"\s*[!=]==?/,
  /\bcase\s+"[A-Z]\d+"|(?:includes|startsWith|has)\("[A-Z]\d+"/,
];

/** How long a text may be is generated (`LONGEST`). */
const LIMIT = /maxlength="/;

/** Scripts and markup without comments and without what only draws: styles, paths, places on the screen. */
function code(folder: URL): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    if (entry.isDirectory()) return code(new URL(`${entry.name}/`, folder));
    if (!/\.(ts|svelte)$/.test(entry.name)) return [];
    const source = readFileSync(new URL(entry.name, folder), "utf-8")
      .replace(/<style>[\s\S]*<\/style>/, "")
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|<!--[\s\S]*?-->/gm, "")
      .replace(/"M[^"]*"|\b(?!maxlength)[a-zA-Z-]+="[-\d. ]+"|(?:translate|rotate|scale)\([^)]*\)/g, "");
    return [[entry.name, source]];
  });
}

/** A sentence is one message, chosen by the server or by what is drawn: not put together here. */
const GLUED = [
  /message:\s*"[\w-]+",\s*arguments/, // a phrase that is made here
  /\{words\((?:[^{}]|\{[^{}]*\})*\)\}\s+\{words\(/, // two messages in a row
  /<\/span>\.|\}\s?\(\{/, // a full stop, or brackets, of its own
  /`[^`]*\$\{(?:\w+\.)?(?:words|say)\(/, // a message within a text
  /\} %<|\}→\{/, // a sign between numbers
];

function found(folder: string, patterns: readonly RegExp[]): string[] {
  const sources = code(new URL(folder, GAMES));
  expect(sources.length).toBeGreaterThan(10);
  return sources.flatMap(([name, source]) =>
    patterns.flatMap((pattern) => {
      const at = pattern.exec(source);
      return at === null
        ? []
        : [`${name}: ${source.slice(Math.max(0, at.index - 20), at.index + 30).replaceAll("\n", " ")}`];
    }),
  );
}

test.each(Object.entries(CONSTANTS))("%s works out no rules in the browser", (game, patterns) => {
  expect(found(`${game}/`, [...patterns, ...CHOSEN_RULES, LIMIT])).toEqual([]);
});

test("no sentences are put together in the browser", () => {
  expect(found("../", GLUED)).toEqual([]);
});

test("every game with a board is held to it", () => {
  const boards = readdirSync(GAMES, { withFileTypes: true }).filter(({ name }) =>
    existsSync(new URL(`${name}/Board.svelte`, GAMES)),
  );
  const unheld = boards.map(({ name }) => name).filter((name) => !(name in CONSTANTS));
  // A game whose folder is new says in its `constants.ts` which numbers of its rules must not be found in it.
  expect(unheld.filter((name) => name !== "plain")).toEqual([]);
});
