/** Who holds most of a corporation's shares: 1, 2, and = for those who are level. */
import type { AcquireTable, Player } from "./types";

export interface Rank {
  text: "1" | "1=" | "2" | "2=";
  first: boolean;
}

export function rankOf(table: AcquireTable, player: Player, corporation: string): Rank | null {
  const place = player.first.includes(corporation)
    ? "first"
    : player.second.includes(corporation)
      ? "second"
      : null;
  if (place === null) return null;
  const level = table.players.filter((other) => other[place].includes(corporation)).length > 1;
  const first = place === "first";
  return { text: first ? (level ? "1=" : "1") : level ? "2=" : "2", first };
}
