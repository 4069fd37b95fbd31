/** How the page is divided: the boardroom is as wide as it can be, and the desk lies below it. */
import type { Areas, Size } from "../../context/game";

/** From this width on the players and the log stand beside the boardroom. */
const BESIDE = 1180;

export function areas({ width, height }: Size, seats: number, coached = false): Areas {
  if (width < 700 || (width < height && width < 1000)) return stack(width, height);
  if (width < BESIDE || height < 560) return small(height);
  return wide(height, seats, coached ? COACH : LOG);
}

/** One column; the board keeps what its prices, its tabs and a placard need. */
function stack(width: number, height: number): Areas {
  // In a low window the desk needs what a placard can do without.
  const phone = Math.max(214, Math.min(340, height * 0.61 - 174));
  const board = width < 700 ? phone : Math.min(430, height * 0.42);
  const template = `"top" auto "board" ${Math.round(board)}px "bottom" minmax(0, 1fr) "tabs" auto / minmax(0, 1fr)`;
  return { shape: "stack", side: "sheets", template };
}

/** Beside each other: in a low window the desk has the right half. */
function small(height: number): Areas {
  if (height < 560) {
    const template = `"top top" auto "board bottom" minmax(0, 1fr) "board tabs" auto / minmax(0, 1fr) minmax(0, 1fr)`;
    return { shape: "column", side: "sheets", template };
  }
  const bottom = Math.round(height * 0.37);
  const template = `"top" auto "board" minmax(0, 1fr) "bottom" ${bottom}px "tabs" auto / minmax(0, 1fr)`;
  return { shape: "stack", side: "sheets", template };
}

/** In pixels: the bar at its highest, what is between areas, and the smallest log, or the coach. */
const TOP = 52;
const GAP = 8;
const LOG = 160;
const COACH = 330;

/** The players are above the log if that leaves enough of it; else both have the whole height, a page each. */
function wide(height: number, seats: number, log: number): Areas {
  const desk = Math.round(Math.max(236, Math.min(350, height * 0.37)));
  const board = height - TOP - 3 * GAP - desk;
  const players = 83 * seats + 110;
  const below = Math.max(0, players - board - GAP); // so far they reach down beside the desk
  const above = players + GAP <= board && board - players + desk >= log;
  const docked = above || below + GAP + log <= desk;
  const rail = above
    ? `"board players" ${players}px "board story" minmax(0, 1fr) "bottom story" ${desk}px`
    : docked
      ? `"board players" minmax(0, 1fr) "bottom players" ${below}px "bottom story" ${desk - GAP - below}px`
      : `"board story" minmax(0, 1fr) "bottom story" ${desk}px`;
  const template = `"top top" auto ${rail} / minmax(0, 1fr) clamp(270px, 20.5vw, 340px)`;
  return { shape: "column", side: docked ? "docked" : "tabs", template };
}
