/** What a table is created with. */
import type { GameCard, CreateTable, Place } from "../wire/generated";

export type Draft = Omit<CreateTable, "id" | "token" | "name">;

const RIVALS = 3;
const KEPT = "tontine-start";

/** As many seats as usual, or as many as the game allows. */
function usual(game: GameCard): number {
  return Math.max(game.fewest, Math.min(game.most, RIVALS + 1));
}

/** One click: me against three of the strongest bots. */
export function playNow(game: GameCard): Draft {
  const bot = defaultBot(game);
  const rivals = Array.from({ length: usual(game) - 1 }, (): Place => ({ kind: "bot", bot }));
  return { game: game.name, seats: [{ kind: "me" }, ...rivals], options: {}, public: false };
}

/** The strongest there is: the others are for practice. */
export function defaultBot(game: GameCard): string {
  return game.bots.at(-1) ?? "";
}

/** Seats when a game is first chosen: me, and room for friends. */
export function firstSeats(game: GameCard): Place[] {
  return [{ kind: "me" }, ...Array.from({ length: usual(game) - 1 }, (): Place => ({ kind: "open" }))];
}

/** Fewer or more seats; those that stay keep who has them. */
export function resize(seats: readonly Place[], count: number): Place[] {
  const added = Array.from({ length: Math.max(0, count - seats.length) }, (): Place => ({ kind: "open" }));
  return [...seats.slice(0, count), ...added];
}

/** A table created by "Play now" needs no waiting room. */
export function startAtOnce(table: string): void {
  sessionStorage.setItem(KEPT, table);
}
export function startsAtOnce(table: string): boolean {
  return sessionStorage.getItem(KEPT) === table;
}
export function started(): void {
  sessionStorage.removeItem(KEPT);
}
