/** What a game's board shows was worked out by the server: none of the constants of its rules is here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const GAMES = new URL("../../src/games/", import.meta.url);

/** By game, what would give away that a rule is worked out here; games are added, never left out. */
const CONSTANTS: Record<string, RegExp[]> = {
  acquire: [
    // A4 starting money, A2 shares, A17 safe and A30 final size, A18 bonuses as multiples of the price.
    /(?<![.\dA-Z])(?:6000|41|25)(?![.\d])/,
    /\b(?:size|tiles|length)\s*(?:>=|>|<|<=)\s*(?:10|11|40|41)\b/,
    /\b(?:10|5)\s*\*\s*\w*price\b/i,
    // A3 the price card and its tiers, A20 rounding, A23 two for one, A26 three a turn.
    /\b(?:200|300|400|500|600|700|800|900|1000|1100|1200)\s*,\s*(?:200|300|400|500|600|700|800|900|1000|1100|1200)\b/,
    /(?:sackson|zeta|hydra|fusion|america|phoenix|quantum):\s*"(?:low|middle|high)"/,
    /\/\s*100\)?\s*\*\s*100/,
    /\btrade\s*\/\s*2\b/,
    /(?:count|shares|taken|bought)\s*(?:>=|>|<|<=)\s*3\b/,
    // A round is one turn for everybody; A6 how many tiles a hand has; A1 the board.
    /turn\w*\s*\/\s*seats|1–6/,
    /COLUMNS\s*=\s*12|ROWS\s*=\s*9|"ABCDEFGHI"/,
    // A3 what shares cost, A8 whether holdings are hidden.
    /\b(?:count|shares|held)\s*\*\s*\w*price|worth\b[^;\n]*-[^;\n]*\bcash/i,
    /options(?:\.|\[")holdings/,
  ],
  ponzi: [
    // P3 tiles, P2 the first bear, P4 and P29 prices and what money must reach, P28 points for tiles.
    /(?<![.\dA-Z])(?:30|56|65|78|96)(?![.\d%])/,
    /\*\s*\(\w+\s*\+\s*1\)\s*\/\s*2/,
    // P10 three by funding, P12 and P23 how cards lie and move, P18 who can match.
    /(?:count|tiles\w*|tiles\[\w+\])\s*(?:>=|>|<|<=)\s*[34]\b/,
    /space\s*[-+]\s*[12]\b/,
    /cash\s*(?:>=|>|<|<=)\s*(?:amount|price)/,
    // P20 whom the marker comes from, P23 the spaces of a wheel, P24 what is owed at each, in which rounds.
    /names\.length\s*-\s*1|SPACES\s*=\s*6|60\s*\*\s*space|\[0, 1, 2, 3, 4\]/,
    /sum\s*\+\s*interest/,
  ],
  greed: [
    // G3 starting cash, G12 and G29 least bids and raises, G25 severances in percent, G21 what storing costs.
    /(?:free|cash|money)\w*\s*\*\s*0?\.[24]\b|\b(?:40|20)\s*\/\s*100/,
    /\bleast\w*\s*=\s*(?:10|30|50)\b|(?:bid|price|least|highest|amount)\w*\s*\+\s*(?:1|10)\b/,
    /\b0\s*,\s*5\s*,\s*15\s*,\s*30\b/,
    // G11 how a price moves along its track, G22 the boot, G20 how many proposals.
    /track\[[^\]]*[+-]\s*\w*trend|Math\.(?:min|max)\([^)]*trend/,
    /(?:income|total)\s*(?:>|>=|<|<=)\s*\w*\.?last\b/,
    /proposals\.length\s*(?:>=|>|<|<=)\s*(?:3|24)\b/,
    // G12, G32 four slots, G31 two companies.
    /(?:assets|slots)(?:\.length)?\s*(?:>=|>|<|<=)\s*4\b/,
    /companies\.length\s*(?:>=|<)\s*2\b/,
    /(?:assets|slots)\.length\s*(?:>=|>|<|<=)\s*slots\b/,
    // G15 the chairs and who gets which, G18 what a side can give, G19 what can still be run.
    /"ceo",\s*"cfo"|chairs\.indexOf\(null\)/,
    /\.\.\.company\.goods|processes\s*&&\s*!\w*\.?used/,
  ],
};

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
  // A game whose folder is new says here which numbers of its rules must not be found in it.
  expect(unheld.filter((name) => name !== "plain")).toEqual([]);
});
