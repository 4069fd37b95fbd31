import type { Component } from "svelte";
import { gameFacts } from "../wire/api";
import { FACTS, type Rulebook } from "../wire/generated";
import { language } from "../words/words.svelte";
import type { Game, GameBoard } from "../context/game";

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

/** The rules of a game: where they begin and end, their headings and tables. */
export async function rulebookOf(name: string): Promise<Rulebook> {
  return (FACTS[name] ?? (await gameFacts(name, language()))).rulebook;
}

/** The address of the picture that shows a newcomer what the table looks like; null if there is none. */
const PICTURES = import.meta.glob<string>("./*/howto-*.webp", { query: "?url", import: "default" });
export async function loadPicture(name: string, theme: "light" | "dark"): Promise<string | null> {
  const kinds = [`${language()}-${theme}`, theme]; // one for all languages where it has no words in it
  const found = kinds
    .map((kind) => PICTURES[`./${name}/howto-${kind}.webp`])
    .find((load) => load !== undefined);
  return (await found?.()) ?? null;
}

/** The cover of a game; null if it has none. */
export async function loadCover(name: string): Promise<Cover | null> {
  return (await GAMES[name]?.cover())?.default ?? null;
}
