/** The drawings of the table, as paths. */
import type { PonziContext } from "./types";

/** What is drawn on industry tiles, in a box of 32 by 32. */
const SIGNS: Readonly<Record<string, string>> = {
  transportation:
    "M5 7h8v2h8V5h4v4h1v8h1l2 4H4v-4h1zm2 2.5v4h4v-4zM9 19.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8zM16.5 20.6a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8zM23.5 20.6a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8z",
  grain:
    "M15.2 12h1.6v16h-1.6zM16 3c2.4 2.2 2.4 5.2 0 7.4-2.4-2.2-2.4-5.2 0-7.4zM17 13.2c.2-3.3 2.2-5.5 5.6-5.9.2 3.4-2 5.7-5.6 5.9zM15 13.2c-.2-3.3-2.2-5.5-5.6-5.9-.2 3.4 2 5.7 5.6 5.9zM17 18.6c.2-3.3 2.2-5.5 5.6-5.9.2 3.4-2 5.7-5.6 5.9zM15 18.6c-.2-3.3-2.2-5.5-5.6-5.9-.2 3.4 2 5.7 5.6 5.9zM17 24c.2-3.3 2.2-5.5 5.6-5.9.2 3.4-2 5.7-5.6 5.9zM15 24c-.2-3.3-2.2-5.5-5.6-5.9-.2 3.4 2 5.7 5.6 5.9z",
  energy: "M17.8 3L7 17.6h7L11.6 29 25 12.8h-7.6L21.4 3z",
  media:
    "M5 6h18v4h4v14a2.5 2.5 0 0 1-2.5 2.5H7.5A2.5 2.5 0 0 1 5 24zm3 3v4h12V9zm0 6.5V17h5.5v-1.5zm0 3.5v1.5h5.5V19zm0 3.5V24h5.5v-1.5zm7-7V24h5v-8.5zM24 12.5v11a1 1 0 0 0 1.5 0v-11z",
  real_estate:
    "M6 12l7-6 7 6v1h6v14H6zm3 3v3h3v-3zm5 0v3h3v-3zm-5 5v3h3v-3zm5 0v7h3v-7zm7-4v2.5h2.5V16zm0 5v2.5h2.5V21z",
};

/** The drawing of an industry: some editions have another in the place of grain, and so have their languages. */
export function signOf({ words }: Pick<PonziContext, "words">, industry: string): string {
  return SIGNS[industry === "grain" ? words("sign-grain") : industry] ?? "";
}

/** In a box of 24 by 24: a bear, and the place where one would count. */
export const BEAR =
  "M5.2 2.2a3.9 3.9 0 0 1 3.5 2.2 9 9 0 0 1 6.6 0 3.9 3.9 0 1 1 5.2 5.3c.7 1.3 1 2.7 1 4.2 0 4.7-4.3 8.3-9.5 8.3S2.5 18.6 2.5 13.9c0-1.5.4-2.9 1.1-4.2A3.9 3.9 0 0 1 5.2 2.2zM8.3 10.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm7.4 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM12 13.4c-2.5 0-4.3 1.5-4.3 3.3s1.8 3.2 4.3 3.2 4.3-1.4 4.3-3.2-1.8-3.3-4.3-3.3zm0 1.2c1 0 1.8.5 1.8 1.2S12.8 17.4 12 17.4s-1.8-.9-1.8-1.6.8-1.2 1.8-1.2z";
export const BEAR_SLOT =
  "M5.2 2.7a3.6 3.6 0 0 1 3.3 2.2 9 9 0 0 1 7 0 3.6 3.6 0 1 1 4.6 4.9c.7 1.3.9 2.6.9 4.1 0 4.4-4.1 7.8-9 7.8s-9-3.4-9-7.8c0-1.5.3-2.8 1-4.1A3.6 3.6 0 0 1 5.2 2.7z";

/** In a box of 16 by 16: the start player's marker. */
export const FLAG = "M3 1h2v14H3zM5 2h9l-2.5 3.5L14 9H5z";

/** A sixth of the wheel around 0, 0; space n is at -60 degrees times n: cards move clockwise to the arrow. */
export const WEDGE = "M-41-71H41L13-22.5H-13z";
export const SLICE = "M-41-71H41L4-7H-4z";
