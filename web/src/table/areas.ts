/**
 * How the page of a table is divided, by the width and the height of the window. Each game says that
 * for itself; here is what suits a game whose board is one picture of a fixed ratio.
 *
 * - `stack`: a window higher than wide. Everything below each other, the board as wide as the page.
 * - `column`: a window much wider than high. The board has the whole height, all else is beside it.
 * - `band`: in between. The board and the players beside each other, the desk across below them.
 */
import type { Areas, Size } from "../games/game";

/** In pixels: the bar, the gaps, and the smallest desk with its prompt; the smallest log. */
const AROUND_COLUMN = 44 + 32 + 264;
const AROUND_BAND = 44 + 30 + 200;
const STORY = 156;

/** `ratio` is the width of the board by its height, `players` how high the players' area is at its smallest. */
export function boardAreas({ width, height }: Size, ratio: number, players: number): Areas {
  const broad = width / height;
  if (broad < 1.15) return width < 1000 ? phone(ratio) : tall(ratio);
  if (width < 960 || height < 560) return small(ratio);
  const shape = broad < 1.7 ? "band" : "column";
  const room = height - (shape === "band" ? AROUND_BAND : AROUND_COLUMN);
  const side = room < players + STORY ? "tabs" : "docked";
  return shape === "band" ? band(ratio, side) : column(ratio, side);
}

function phone(ratio: number): Areas {
  const template = `
    "top" auto
    "board" minmax(0, min(100vw / ${ratio}, 100dvh - 368px))
    "bottom" minmax(0, 1fr)
    "tabs" auto / minmax(0, 1fr)`;
  return { shape: "stack", side: "sheets", template };
}

function tall(ratio: number): Areas {
  const template = `
    "top top" auto
    "board board" minmax(0, min(100vw / ${ratio}, 100dvh - 700px))
    "bottom bottom" 334px
    "players story" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)`;
  return { shape: "stack", side: "docked", template };
}

function small(ratio: number): Areas {
  const template = `
    "top top" auto
    "board bottom" minmax(0, 1fr)
    "board tabs" auto / minmax(0, calc((100dvh - 44px) * ${ratio})) minmax(clamp(236px, 36vw, 420px), 1fr)`;
  return { shape: "column", side: "sheets", template };
}

function column(ratio: number, side: "docked" | "tabs"): Areas {
  const beside =
    side === "tabs"
      ? `"board story" minmax(0, 1fr)`
      : `"board players" max-content "board story" minmax(${STORY}px, 1fr)`;
  const template = `
    "top top" auto
    ${beside}
    "board bottom" minmax(264px, 290px) /
    minmax(0, calc((100dvh - 64px) * ${ratio} - 10px)) minmax(clamp(380px, 37vw, 500px), 1fr)`;
  return { shape: "column", side, template };
}

function band(ratio: number, side: "docked" | "tabs"): Areas {
  const desk = "clamp(150px, 21dvh, 200px)";
  const beside =
    side === "tabs"
      ? `"board story" minmax(0, 1fr)`
      : `"board players" max-content "board story" minmax(0, 1fr)`;
  const template = `
    "top top" auto
    ${beside}
    "bottom bottom" auto /
    minmax(0, calc((100dvh - 120px - ${desk}) * ${ratio})) minmax(400px, 1fr)`;
  return { shape: "band", side, template, desk };
}
