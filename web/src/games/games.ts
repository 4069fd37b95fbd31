import type { Game } from "./game";

/** The games there is a table for, each loaded when it is first needed. */
const GAMES: Record<string, () => Promise<Game<never>>> = {
  acquire: async () => (await import("./acquire/acquire")).acquire,
};

export function hasTable(name: string): boolean {
  return name in GAMES;
}

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[name];
  if (load === undefined) throw new Error(`no table for ${name}`);
  // The shell hands a game nothing but views of that same game.
  return (await load()) as unknown as Game;
}
