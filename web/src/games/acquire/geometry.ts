// Shapes on the city map. A tile "4C" is a lot in column 4, row C; a corporation is the outline of all its lots.

import { FIELDS } from "../../wire/generated";

export const TILES = FIELDS["acquire"]?.["tile"]?.values ?? [];
export const ROW_LETTERS = [...new Set(TILES.map((tile) => tile.slice(-1)))];
export const ROWS = ROW_LETTERS.length;
export const COLUMNS = TILES.length / ROWS;
export const LOT = 60; // the side of a lot, street included
const STREET = 3; // half the width of a street
const BEND = 9; // radius of the corners

export interface Lot {
  column: number;
  row: number;
}

interface Point {
  x: number;
  y: number;
}

export function lotOf(tile: string): Lot {
  return { column: Number.parseInt(tile, 10) - 1, row: ROW_LETTERS.indexOf(tile.slice(-1)) };
}

export function tileOf({ column, row }: Lot): string {
  return `${column + 1}${ROW_LETTERS[row] ?? ""}`;
}

/** The upper left corner of a lot. */
export function corner(tile: string): Point {
  const { column, row } = lotOf(tile);
  return { x: column * LOT, y: row * LOT };
}

/** Tiles in the order in which one reads the board. */
export function byPlace(a: string, b: string): number {
  const one = lotOf(a);
  const other = lotOf(b);
  return one.row - other.row || one.column - other.column;
}

// -- outlines ------------------------------------------------------------------------

/** The sides of a lot, clockwise, as steps from corner to corner; the inside is always on the right. */
const SIDES = [
  { from: { x: 0, y: 0 }, step: { x: 1, y: 0 }, beyond: { column: 0, row: -1 } },
  { from: { x: 1, y: 0 }, step: { x: 0, y: 1 }, beyond: { column: 1, row: 0 } },
  { from: { x: 1, y: 1 }, step: { x: -1, y: 0 }, beyond: { column: 0, row: 1 } },
  { from: { x: 0, y: 1 }, step: { x: 0, y: -1 }, beyond: { column: -1, row: 0 } },
] as const;

interface Side {
  from: Point;
  step: Point;
}

/** The outline of a set of tiles as an SVG path, holes included, drawn `grow` outside its rim. */
export function outline(tiles: Iterable<string>, grow = 0): string {
  return boundaries(tiles)
    .map((loop) => rounded(inset(loop, STREET - grow), BEND + grow))
    .join("");
}

/** Closed loops of sides around a set of tiles: outer ones clockwise, holes the other way. */
export function boundaries(tiles: Iterable<string>): Side[][] {
  const waiting = sidesByStart(new Set(tiles));
  const loops: Side[][] = [];
  for (const sides of waiting.values()) {
    for (let first = sides.pop(); first; first = sides.pop()) {
      const loop = [first];
      for (let side: Side | undefined = first; side;) {
        side = follow(side, waiting);
        if (side) loop.push(side);
      }
      loops.push(loop);
    }
  }
  return loops;
}

function sidesByStart(tiles: Set<string>): Map<string, Side[]> {
  const starts = new Map<string, Side[]>();
  for (const tile of tiles) {
    const { column, row } = lotOf(tile);
    for (const { from, step, beyond } of SIDES) {
      if (tiles.has(tileOf({ column: column + beyond.column, row: row + beyond.row }))) continue;
      const start = { x: column + from.x, y: row + from.y };
      const key = `${start.x},${start.y}`;
      starts.set(key, [...(starts.get(key) ?? []), { from: start, step }]);
    }
  }
  return starts;
}

/** The side that goes on where this one ends. Where lots touch only diagonally, each keeps to its own corner. */
function follow(side: Side, waiting: Map<string, Side[]>): Side | undefined {
  const next = waiting.get(`${side.from.x + side.step.x},${side.from.y + side.step.y}`) ?? [];
  const right = next.findIndex(({ step }) => step.x === -side.step.y && step.y === side.step.x);
  return next.splice(Math.max(right, 0), 1)[0];
}

interface Bend {
  at: Point;
  into: Point;
  out: Point;
}

/** The corners of a loop in pixels, moved towards the inside. */
function inset(loop: Side[], by: number): Bend[] {
  const bends: Bend[] = [];
  loop.forEach((side, index) => {
    const before = loop.at(index - 1) ?? side;
    if (before.step.x === side.step.x && before.step.y === side.step.y) return;
    const x = side.from.x * LOT - by * (before.step.y + side.step.y);
    const y = side.from.y * LOT + by * (before.step.x + side.step.x);
    bends.push({ at: { x, y }, into: before.step, out: side.step });
  });
  return bends;
}

function rounded(bends: Bend[], radius: number): string {
  const parts = bends.map(({ at, into, out }, index) => {
    const command = index ? "L" : "M";
    const start = `${at.x - into.x * radius} ${at.y - into.y * radius}`;
    return `${command}${start}Q${at.x} ${at.y} ${at.x + out.x * radius} ${at.y + out.y * radius}`;
  });
  return `${parts.join("")}Z`;
}

/** The streets that a corporation has built over, as a path of short lines. */
export function seams(tiles: Iterable<string>): string {
  const all = new Set(tiles);
  const length = LOT - 6 * STREET;
  let path = "";
  for (const tile of all) {
    const { column, row } = lotOf(tile);
    const x = column * LOT;
    const y = row * LOT;
    if (all.has(tileOf({ column: column + 1, row }))) path += `M${x + LOT} ${y + 3 * STREET}v${length}`;
    if (all.has(tileOf({ column, row: row + 1 }))) path += `M${x + 3 * STREET} ${y + LOT}h${length}`;
  }
  return path;
}

// -- headquarters --------------------------------------------------------------------

/**
 * Where a corporation's tower stands: near the middle of its tiles, with its top over its own ground if possible,
 * and not in the light of the tiles to be kept in view.
 */
export function site(tiles: readonly string[], inView: ReadonlySet<string>): string {
  const lots = tiles.map(lotOf);
  const middle = {
    column: lots.reduce((sum, { column }) => sum + column, 0) / lots.length,
    row: lots.reduce((sum, { row }) => sum + row, 0) / lots.length + 0.3,
  };
  const own = new Set(tiles);
  const cost = (tile: string): number => {
    const { column, row } = lotOf(tile);
    const above = tileOf({ column, row: row - 1 });
    const shade = own.has(above) ? 0 : row === 0 ? 1.4 : inView.has(above) ? 4 : 1;
    return Math.hypot(column - middle.column, row - middle.row) + shade;
  };
  return [...tiles].sort((a, b) => cost(a) - cost(b) || byPlace(a, b))[0] ?? "";
}

export type Corner = "top right" | "top left" | "middle right" | "bottom right";

/**
 * Where on a tile the mark of its player stands, so that no tower has anything there: in the first row a tower
 * has its padlock on the right, and below a tower stands what a choice would make of it, on a plate that may reach
 * into the tiles beside. A lone tile has its label at the bottom.
 */
export function freeCorner(tile: string, towers: ReadonlySet<string>, lone: boolean): Corner {
  const { column, row } = lotOf(tile);
  if (towers.has(tile)) return row === 0 ? "top left" : "top right";
  const above = [column, column + 1].some((one) => towers.has(tileOf({ column: one, row: row - 1 })));
  return !above ? "top right" : lone ? "middle right" : "bottom right";
}
