import type { Component } from "svelte";
import { gameFacts } from "../wire/api";
import { FACTS, type Rulebook } from "../wire/generated";
import { language } from "../words/words.svelte";
import type { Game, GameBoard } from "../context/game";

/** A game from afar: a scene for the front page, or small, its emblem. */
export type Cover = Component<{ small?: boolean }>;

/** A position of a game as a small picture. */
export type PositionMap = Component<{ table: never }>;

/** What the folders of the games have, each loaded when it is first needed. */
const BOARDS = import.meta.glob<{ board: GameBoard<never, never> }>("./*/board.ts");
const MAPS = import.meta.glob<{ default: PositionMap }>("./*/PositionMap.svelte");
const COVERS = import.meta.glob<{ default: Cover }>("./*/Cover.svelte");

/** Whether a game has a board of its own; all others are played on the plain one. */
export function hasBoard(name: string): boolean {
  return `./${name}/board.ts` in BOARDS;
}

export async function loadGame(name: string): Promise<Game> {
  const load = BOARDS[`./${name}/board.ts`];
  const facts = FACTS[name];
  if (load === undefined || facts === undefined) return (await import("./plain/plain")).plainGame(name);
  // The shell hands a game nothing but views of that same game.
  return { name, ...facts, ...((await load()).board as unknown as GameBoard) };
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
  return (await found?.()) || null;
}

/** The cover of a game; null if it has none. */
export async function loadCover(name: string): Promise<Cover | null> {
  return (await COVERS[`./${name}/Cover.svelte`]?.())?.default ?? null;
}

/** The small picture of a game's positions; null if it has none. */
export async function loadMap(name: string): Promise<Component<{ table: unknown }> | null> {
  const found = await MAPS[`./${name}/PositionMap.svelte`]?.();
  // It is handed nothing but tables of that same game.
  return (found?.default as unknown as Component<{ table: unknown }> | undefined) ?? null;
}
