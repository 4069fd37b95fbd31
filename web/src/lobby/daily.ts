/** The puzzle of the day, and what draws its position. */
import type { Component } from "svelte";
import { loadMap } from "../games/games";
import { dailyPuzzle } from "../wire/api";
import type { DailyPuzzle } from "../wire/generated";

export interface Daily {
  puzzle: DailyPuzzle;
  /** Null for a game whose positions are not drawn so small. */
  Drawn: Component<{ table: unknown }> | null;
}

/** Null if there is none, or the server does not say. */
export async function todays(language: string): Promise<Daily | null> {
  try {
    const puzzle = await dailyPuzzle(language);
    return puzzle === null ? null : { puzzle, Drawn: await loadMap(puzzle.game) };
  } catch {
    return null;
  }
}
