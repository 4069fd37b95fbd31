/** Walking over the map with the arrow keys, from one of my tiles to another. */
import { lotOf } from "./geometry";

const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest tile in that direction; a way straight ahead counts as shorter than one aside. */
export function nextTile(tiles: readonly string[], from: string, key: string): string {
  const step = STEPS[key];
  if (step === undefined) return from;
  const start = lotOf(from);
  let best = from;
  let shortest = Number.POSITIVE_INFINITY;
  for (const tile of tiles) {
    const { column, row } = lotOf(tile);
    const x = column - start.column;
    const y = row - start.row;
    const ahead = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y + y * step.x);
    const way = ahead + 2 * aside;
    if (ahead > 0 && way < shortest) {
      best = tile;
      shortest = way;
    }
  }
  return best;
}
