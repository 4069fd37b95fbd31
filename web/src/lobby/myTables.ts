/** My own tables: those with other people, and for each game those against bots alone. */
import type { MyTable } from "../wire/generated";

/** My turn first, and of those what has waited longest; then whatever has changed last. */
export function withOthers(tables: readonly MyTable[]): MyTable[] {
  return tables
    .filter(({ alone, status }) => !alone || status === "open")
    .sort((a, b) => Number(b.turn) - Number(a.turn) || (a.turn ? a.since - b.since : b.since - a.since));
}

/** The games of a kind against bots alone, the one that changed last first. */
export function againstBots(tables: readonly MyTable[], game: string): MyTable[] {
  return tables
    .filter((table) => table.game === game && table.alone && table.status === "running")
    .sort((a, b) => b.since - a.since);
}

/** The names of the others at a table, as far as there are any. */
export function rivals({ seats, mine }: Pick<MyTable, "seats" | "mine">): string[] {
  return seats.filter((name, seat): name is string => name !== null && !mine.includes(seat));
}
