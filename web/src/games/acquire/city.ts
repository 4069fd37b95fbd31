/** The city as it is drawn: who stands on which lots. */
import { site } from "./geometry";
import type { AcquireContext, AcquireTable, Corporation } from "./types";

export interface Estate {
  corporation: Corporation;
  tiles: string[];
  /** The lot of its headquarters. */
  at: string;
}

export function estates(table: AcquireTable): Estate[] {
  const busy = new Set([...table.hand.map(({ tile }) => tile), ...Object.keys(table.spaces)]);
  return table.corporations
    .map((corporation) => ({ corporation, tiles: tilesOf(table, corporation.name) }))
    .filter(({ tiles }) => tiles.length > 0)
    .map((estate) => ({ ...estate, at: site(estate.tiles, busy) }));
}

export function tilesOf(table: AcquireTable, owner: string): string[] {
  return Object.keys(table.spaces).filter((tile) => table.spaces[tile] === owner);
}

/** How many of my tiles would come to each fate. */
export function countFates(table: AcquireTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { fate } of table.hand) counts[fate] = (counts[fate] ?? 0) + 1;
  return counts;
}

/** The tiles of the last round and who played them: one turn for everybody. */
export function playedLast(
  entries: AcquireContext["entries"],
  table: AcquireTable,
): { tile: string; seat: number }[] {
  return entries
    .flatMap(({ event }) => (event.event === "placed" ? [event.fields] : []))
    .slice(-table.players.length)
    .filter(({ tile }) => tile in table.spaces);
}
