/** My record, from the server; and what is drawn of it. */
import { headersFor, identity, read } from "../wire/api";
import type { GameRecord, PlayerRecord } from "../wire/generated";
import { storage } from "../wire/storage";
import { language } from "../words/words.svelte";

export const AGAINST = ["all", "people", "bots"] as const;
export type Against = (typeof AGAINST)[number];

/** Somebody else's; null for those who do not want everybody to see it. */
export async function recordOf(name: string, against: Against): Promise<PlayerRecord | null> {
  const address = `/api/people/${encodeURIComponent(name)}?against=${against}`;
  const response = await fetch(address, { headers: headersFor(language()) });
  return response.status === 404 ? null : read<PlayerRecord>(response);
}

/** Mine; null for those whom the server does not know. */
export async function record(against: Against): Promise<PlayerRecord | null> {
  if (storage.token === null) return null;
  const headers = { ...headersFor(language()), ...identity() };
  const response = await fetch(`/api/record?against=${against}`, { headers });
  return response.status === 401 ? null : read<PlayerRecord>(response);
}

/** The line of a rating: one point for each of my rated games, whichever of them they were. */
export interface Line {
  game: GameRecord;
  points: readonly { x: number; rating: number }[];
}

/** Lines by order of the games, from 0 to 1; a line goes on level until the end. */
export function linesOf(games: readonly GameRecord[], first: number): Line[] {
  const all = games.flatMap(({ steps }) => steps).sort((a, b) => a.at - b.at);
  const place = new Map(all.map(({ table }, index) => [table, (index + 1) / Math.max(1, all.length)]));
  return games
    .filter(({ steps }) => steps.length > 0)
    .map((game) => {
      const steps = game.steps.map(({ table, rating }) => ({ x: place.get(table) ?? 0, rating }));
      const start = { x: Math.max(0, (steps[0]?.x ?? 0) - 1 / Math.max(1, all.length)), rating: first };
      const end = { x: 1, rating: steps.at(-1)?.rating ?? first };
      return { game, points: [start, ...steps, end] };
    });
}

/** Round numbers for an axis that holds all of these. */
export function marks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = [25, 50, 100, 200, 500, 1000].find((it) => (most - least) / it <= 4) ?? 2000;
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil(most / step) - Math.floor(least / step));
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}
