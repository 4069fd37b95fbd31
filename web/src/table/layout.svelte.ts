/**
 * How the page of a table is divided, by the width and the height of the window.
 *
 * - `stack`: a window higher than wide. Everything below each other, the board as wide as the page.
 * - `column`: a window much wider than high. The board has the whole height, all else is beside it.
 * - `band`: in between. The board and the players beside each other, the desk across below them.
 *
 * Beside the board stand the players and the log: both (`docked`), one at a time (`tabs`), or, in a
 * small window, as sheets that a bar of tabs brings up (`sheets`).
 */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export interface Layout {
  readonly shape: "stack" | "column" | "band";
  readonly side: "docked" | "tabs" | "sheets";
}

/** In pixels, as `Play.svelte` has them: the bar, the gaps, and the smallest desk with its prompt; the smallest log. */
const AROUND_COLUMN = 44 + 32 + 264;
const AROUND_BAND = 44 + 30 + 200;
const STORY = 156;

/** `players` is how high the players' area is at its smallest. */
export function layoutOf(width: number, height: number, players: number): Layout {
  const ratio = width / height;
  if (ratio < 1.15) return { shape: "stack", side: width < 1000 ? "sheets" : "docked" };
  if (width < 960 || height < 560) return { shape: "column", side: "sheets" };
  const shape = ratio < 1.7 ? "band" : "column";
  const room = height - (shape === "band" ? AROUND_BAND : AROUND_COLUMN);
  return { shape, side: room < players + STORY ? "tabs" : "docked" };
}

/** The layout for the current size of the window. */
export function layout(players: number): Layout {
  return layoutOf(innerWidth.current ?? 0, innerHeight.current ?? 0, players);
}
