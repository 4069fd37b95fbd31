/** What would give away that a rule is worked out in the browser. */
export const CONSTANTS: RegExp[] = [
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
];
