import type { Component } from "svelte";
import type { Game } from "./game";

/** The games with a board of their own, each loaded when it is first needed. */
const GAMES: Record<string, () => Promise<Game<never>>> = {
  acquire: async () => (await import("./acquire/acquire")).acquire,
  ponzi: async () => (await import("./ponzi/ponzi")).ponzi,
  greed: async () => (await import("./greed/greed")).greed,
};

/** Whether a game has a board of its own; all others are played on the plain one. */
export function hasBoard(name: string): boolean {
  return name in GAMES;
}

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (load === undefined) return (await import("./plain/plain")).plainGame(name);
  // The shell hands a game nothing but views of that same game.
  return (await load()) as unknown as Game;
}

/** A game from afar: a scene for the front page, or small, its emblem. */
export type Cover = Component<{ small?: boolean }>;

const COVERS: Record<string, () => Promise<{ default: Cover }>> = {
  acquire: () => import("./acquire/Cover.svelte"),
  ponzi: () => import("./ponzi/Cover.svelte"),
  greed: () => import("./greed/Cover.svelte"),
};

/** The cover of a game; null if it has none. */
export async function loadCover(name: string): Promise<Cover | null> {
  return (await COVERS[name]?.())?.default ?? null;
}
