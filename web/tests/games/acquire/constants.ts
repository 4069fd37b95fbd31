/** What would give away that a rule is worked out in the browser. */
export const CONSTANTS: RegExp[] = [
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
];
