/** What a table is created with. */
import type { GameCard, CreateTable, Place } from "../wire/generated";

export type Draft = Omit<CreateTable, "id" | "token" | "name">;

const RIVALS = 3;
const USUAL = "normal";
const THOUGHTLESS = "random";
/** For whoever has not played yet: the lowest level that looks at what it does. */
export const BEGINNERS = "novice";
const KEPT = "tontine-start";

/** As many seats as usual, or as many as the game allows. */
function usual(game: GameCard): number {
  return Math.max(game.fewest, Math.min(game.most, RIVALS + 1));
}

/** The levels that one can choose from: all bots that any of the games has, weakest first. */
export function levelsOf(games: readonly GameCard[]): string[] {
  const levels: string[] = [];
  for (const { bots } of games) {
    // What only one game has stands after what it is stronger than there.
    for (const [rank, bot] of bots.entries()) {
      if (levels.includes(bot)) continue;
      const weaker = bots.slice(0, rank).findLast((one) => levels.includes(one));
      levels.splice(weaker === undefined ? 0 : levels.indexOf(weaker) + 1, 0, bot);
    }
  }
  return levels;
}

/** What was chosen before, if it is still there; or the usual level, or the strongest. */
export function levelOf(levels: readonly string[], kept = USUAL): string {
  return [kept, USUAL].find((level) => levels.includes(level)) ?? levels.at(-1) ?? "";
}

/** The bot of a game that plays at this level; the usual one of a game that has none such. */
export function botAt(game: GameCard, level: string): string {
  return levelOf(game.bots, level);
}

/** After a game against one level: the one above if it was won, else the one below that looks at what
 * it does; null where there is none. */
export function nextLevel(bots: readonly string[], level: string, won: boolean): string | null {
  const rank = bots.indexOf(level);
  if (rank < 0) return null;
  const next = bots[rank + (won ? 1 : -1)];
  return next === undefined || next === THOUGHTLESS ? null : next;
}

/** One click: me against three bots. */
export function playNow(game: GameCard, level: string): Draft {
  return meAgainst(game.name, botAt(game, level), usual(game) - 1);
}

export function meAgainst(game: string, bot: string, count: number): Draft {
  const rivals = Array.from({ length: count }, (): Place => ({ kind: "bot", bot }));
  return { game, seats: [{ kind: "me" }, ...rivals], options: {}, public: false };
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
