/** Where rings and numbers are drawn around what a step points at. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Ring extends Box {
  number: number;
}
/** Where a number stands: the middle of its disc. */
export interface Spot {
  x: number;
  y: number;
  number: number;
}

const APART = 16; // px between two things that are still seen as one: cells of a column, cards of a row
const DISC = 22; // px from one number to the next

/** Things with one number that lie side by side have one ring around all of them. */
export function joined(rings: readonly Ring[]): Ring[] {
  const found: Ring[] = [];
  for (let ring of rings) {
    for (let at = 0; at < found.length;) {
      const other = found[at];
      if (other === undefined || other.number !== ring.number || !areClose(other, ring)) at += 1;
      else {
        ring = { ...around(other, ring), number: ring.number };
        found.splice(at, 1);
        at = 0;
      }
    }
    found.push(ring);
  }
  return found;
}

/** A number at the corner of its first ring; where two would lie on each other, the second stands beside it. */
export function spots(rings: readonly Ring[]): Spot[] {
  const found: Spot[] = [];
  for (const { number, x, y } of rings) {
    if (found.some((spot) => spot.number === number)) continue;
    const spot = { number, x: Math.max(11, x + 2), y: Math.max(11, y + 2) };
    while (found.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < DISC)) spot.x += DISC;
    found.push(spot);
  }
  return found;
}

function areClose(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + APART &&
    other.x < one.x + one.width + APART &&
    one.y < other.y + other.height + APART &&
    other.y < one.y + one.height + APART
  );
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** The part of an element that is in sight, with a margin around it; null if none is. */
export function inSight(element: Element, margin: number): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const box = outer.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  [left, top] = [Math.max(left, 0), Math.max(top, 0)];
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  if (right - left < 4 || bottom - top < 4) return null;
  const [x, y] = [Math.max(1, left - margin), Math.max(1, top - margin)];
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(Math.min(right + margin, innerWidth - 1) - x),
    height: Math.round(Math.min(bottom + margin, innerHeight - 1) - y),
  };
}
