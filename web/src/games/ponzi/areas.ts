/** How the page is divided: the ledger is as wide as it can be, and the desk below it needs height for its table. */
import type { Areas, Size } from "../../context/game";

/** In pixels: bar, prompt line and gaps; the players at their smallest; the smallest log, or the coach. */
const AROUND = 52 + 46 + 32;
const PLAYERS = 286;
const STORY = 132;
const COACH = 320;

export function areas({ width, height }: Size, _seats = 0, coached = false): Areas {
  const broad = width / height;
  if (broad < 1.15) return width < 1000 ? phone(width) : tall();
  if (width < 960 || height < 560) return small();
  const desk = Math.round(Math.max(208, Math.min(262, height * 0.31)));
  return band(desk, height - AROUND - desk < PLAYERS + (coached ? COACH : STORY) ? "tabs" : "docked");
}

function phone(width: number): Areas {
  // Two pages of the ledger fit where each can be read.
  const board = width < 620 ? "clamp(172px, 27dvh, 290px)" : "clamp(300px, 38dvh, 460px)";
  const template = `
    "top" auto
    "board" ${board}
    "bottom" minmax(0, 1fr)
    "tabs" auto / minmax(0, 1fr)`;
  return { shape: "stack", side: "sheets", template };
}

function tall(): Areas {
  const template = `
    "top top" auto
    "board board" minmax(0, 1fr)
    "bottom bottom" 400px
    "players story" minmax(0, 320px) / minmax(0, 1fr) minmax(0, 1fr)`;
  return { shape: "stack", side: "docked", template };
}

function small(): Areas {
  const template = `
    "top top" auto
    "board bottom" minmax(0, 1fr)
    "board tabs" auto / minmax(0, 1fr) minmax(0, 1.1fr)`;
  return { shape: "stack", side: "sheets", template };
}

function band(desk: number, side: "docked" | "tabs"): Areas {
  const beside =
    side === "tabs"
      ? `"board story" minmax(0, 1fr)`
      : `"board players" max-content "board story" minmax(0, 1fr)`;
  const template = `
    "top top" auto
    ${beside}
    "bottom bottom" auto / minmax(0, 1fr) clamp(330px, 27vw, 400px)`;
  return { shape: "band", side, template, desk: `${desk}px` };
}
