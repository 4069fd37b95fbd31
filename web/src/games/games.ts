import type { Component } from "svelte";
import { FACTS } from "../wire/generated";
import type { Game, GameBoard } from "./game";

/** A game from afar: a scene for the front page, or small, its emblem. */
export type Cover = Component<{ small?: boolean }>;

interface Folder {
  board: () => Promise<{ board: GameBoard<never, never> }>;
  cover: () => Promise<{ default: Cover }>;
}

/** The games with a board of their own, each loaded when it is first needed. */
const GAMES: Readonly<Record<string, Folder>> = {
  acquire: { board: () => import("./acquire/acquire"), cover: () => import("./acquire/Cover.svelte") },
  ponzi: { board: () => import("./ponzi/ponzi"), cover: () => import("./ponzi/Cover.svelte") },
  greed: { board: () => import("./greed/greed"), cover: () => import("./greed/Cover.svelte") },
};

/** Whether a game has a board of its own; all others are played on the plain one. */
export function hasBoard(name: string): boolean {
  return name in GAMES;
}

export async function loadGame(name: string): Promise<Game> {
  const folder = GAMES[name];
  const facts = FACTS[name];
  if (folder === undefined || facts === undefined) return (await import("./plain/plain")).plainGame(name);
  // The shell hands a game nothing but views of that same game.
  return { name, ...facts, ...((await folder.board()).board as unknown as GameBoard) };
}

/** The cover of a game; null if it has none. */
export async function loadCover(name: string): Promise<Cover | null> {
  return (await GAMES[name]?.cover())?.default ?? null;
}
