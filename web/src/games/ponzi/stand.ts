/** What a player is doing now, in a word or two. */
import type { PonziScene } from "./types";

export interface Stand {
  says: string;
  /** Whether it matters now: they decide, or deal with me. */
  on: boolean;
}

export function standOf(scene: PonziScene, seat: number): Stand {
  const { words, me, view, table } = scene;
  const { envelope } = table;
  const player = table.players[seat];
  if (player?.bankrupt) return { says: words("stand-bankrupt"), on: false };
  if (view.over) return { says: "", on: false };
  if (envelope?.offerer === seat && envelope.rival === me)
    return { says: words("stand-offers-you"), on: true };
  if (envelope?.offerer === seat) return { says: words("stand-offers"), on: false };
  if (envelope?.rival === seat) return { says: words("stand-answers"), on: true };
  if (view.owing.includes(seat)) return { says: words("stand-decides"), on: true };
  return { says: seat === table.marker ? words("stand-marker") : "", on: false };
}
