/** What would become of a tile, as a sign: never colour alone. In a box of 16 by 16, drawn as lines. */
export const FATES = ["lone", "founds", "grows", "merges", "blocked", "dead"] as const;

export const MARKS: Readonly<Record<string, string>> = {
  lone: "M4 5.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-5a1.5 1.5 0 0 1-1.5-1.5z",
  founds: "M4 14.5v-12.5M4 2.8h8.5l-2.5 3.2l2.5 3.2h-8.5",
  grows: "M3.5 12.5l9-9M6 3.5h6.5v6.5",
  merges: "M.9 8h5.1M3.7 5.3l2.7 2.7l-2.7 2.7M15.1 8h-5.1M12.3 5.3l-2.7 2.7l2.7 2.7",
  blocked: "M3.8 12.2l8.4-8.4M8 2.1a5.9 5.9 0 1 0 0 11.8a5.9 5.9 0 1 0 0-11.8z",
  dead: "M3.5 14v-7.5a4.5 4.5 0 0 1 9 0v7.5zM8 5.2v5M6.2 7h3.6",
};

/** The towers, each with its own roof, in a box of 44 by 62. */
export const TOWERS: Readonly<Record<string, string>> = {
  sackson: "M4 60v-30h6v-10h6v-9h12v9h6v10h6v30z",
  zeta: "M5 60v-34l34-16v50z",
  hydra: "M4 60v-32l5.5-13l5.5 13v-7l7-16l7 16v7l5.5-13l5.5 13v32z",
  fusion: "M4 60v-44h12v11q6-6 12 0v-11h12v44z",
  america: "M5 60v-29h5v-9h6v-8h4v-11h4v11h4v8h6v9h5v29z",
  phoenix: "M5 60v-30c0-10 11-12 17-25c6 13 17 15 17 25v30z",
  quantum: "M6 60v-34a16 16 0 0 1 32 0v34z",
};

export const PADLOCK = "M3 7h1.8v-2a3.2 3.2 0 0 1 6.4 0v2h1.8v7.5h-10zM6.6 7h2.8v-2a1.4 1.4 0 0 0-2.8 0z";
