/** What would give away that a rule is worked out in the browser. */
export const CONSTANTS: RegExp[] = [
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
];
