/**
 * How the page of a table is divided, by the width and the height of the window. Each game says that
 * for itself; here is what suits a game whose board is one picture of a fixed ratio.
 *
 * - `stack`: everything below each other, the board as wide as the page.
 * - `column`: the board has the whole height, all else is beside it.
 * - `band`: the board and the players beside each other, the desk across below them.
 *
 * A window that is not small gets the one in which the board is largest, so that a larger window never
 * has a smaller board.
 */
import type { Areas, Size } from "./game";

/** In pixels: the bar, the gaps, and the smallest desk with its prompt; the smallest log. */
const AROUND_COLUMN = 44 + 32 + 264;
const AROUND_BAND = 44 + 30 + 200;
const STORY = 156;
const NARROW = 1100;

/** What of a phone is not the board: in a lesson the coach stands there, too. */
const AROUND_PHONE = 368;
const COACHED_PHONE = 412;

/**
 * `ratio` is the width of the board by its height, `players` how high the players' area is at its smallest, `coached`
 * whether there is a coach.
 */
export function boardAreas(window: Size, ratio: number, players: number, coached: boolean): Areas {
  const { width, height } = window;
  if (width < 1000 && width / height < 1.15) return phone(ratio, coached ? COACHED_PHONE : AROUND_PHONE);
  if (width < 960 || height < 560) return small(ratio);
  const shape = largest(window, ratio);
  if (shape === "stack") return tall(ratio);
  const room = height - (shape === "band" ? AROUND_BAND : AROUND_COLUMN);
  const side = room < players + STORY ? "tabs" : "docked";
  return shape === "band" ? band(ratio, side) : column(ratio, side);
}

/** The shape with the largest board. In a narrow window a desk beside the board is too narrow for its height. */
function largest(window: Size, ratio: number): Areas["shape"] {
  const board = boardWidths(window, ratio);
  const beside = window.width >= NARROW || window.width / window.height >= 1.7;
  if (board.stack > Math.max(board.band, beside ? board.column : 0)) return "stack";
  return beside && board.column > board.band ? "column" : "band";
}

/** How wide the board becomes in a window that is not small, by the templates below. */
export function boardWidths({ width, height }: Size, ratio: number): Record<Areas["shape"], number> {
  const beside = clamp(380, 0.37 * width, 500);
  const desk = clamp(150, 0.21 * height, 200);
  return {
    column: Math.min((height - 64) * ratio - 10, width - 30 - beside),
    band: Math.min((height - 120 - desk) * ratio, width - 412) - 14,
    stack: Math.min(width, (height - 700) * ratio),
  };
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function phone(ratio: number, around: number): Areas {
  const template = `
    "top" auto
    "board" minmax(0, min(100vw / ${ratio}, 100dvh - ${around}px))
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
      : `"board players" max-content "board story" minmax(max(${STORY}px, 19dvh), 1fr)`;
  // Where the players and the log share a panel, what it can spare is the desk's.
  const desk = side === "tabs" ? "max(36dvh, min(43dvh, 310px))" : "36dvh";
  const template = `
    "top top" auto
    ${beside}
    "board bottom" minmax(264px, clamp(290px, ${desk}, 420px)) /
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
