import { describe, expect, it } from "vitest";
import {
  boundaries,
  byPlace,
  corner,
  freeCorner,
  lotOf,
  outline,
  seams,
  site,
  tileOf,
} from "../../../src/games/acquire/geometry";

const corners = (path: string): number => path.match(/Q/g)?.length ?? 0;
const loops = (path: string): number => path.match(/Z/g)?.length ?? 0;

describe("A1: tiles and lots", () => {
  it("reads column numbers and row letters", () => {
    expect(lotOf("1A")).toEqual({ column: 0, row: 0 });
    expect(lotOf("12I")).toEqual({ column: 11, row: 8 });
    expect(corner("4C")).toEqual({ x: 180, y: 120 });
  });

  it("names every lot by the tile that goes there", () => {
    expect(["1A", "10C", "12I"].map((tile) => tileOf(lotOf(tile)))).toEqual(["1A", "10C", "12I"]);
  });

  it("orders tiles row by row", () => {
    expect(["10A", "1B", "2A"].sort(byPlace)).toEqual(["2A", "10A", "1B"]);
  });
});

describe("the outline of a corporation", () => {
  it("draws a single lot as one rounded square inside its streets", () => {
    expect(outline(["1A"])).toBe("M3 12Q3 3 12 3L48 3Q57 3 57 12L57 48Q57 57 48 57L12 57Q3 57 3 48Z");
  });

  it("draws two neighbours as one shape with four corners", () => {
    const path = outline(["1A", "2A"]);
    expect([loops(path), corners(path)]).toEqual([1, 4]);
  });

  it("does not depend on the order of the tiles", () => {
    expect(corners(outline(["2B", "1A", "1B"]))).toBe(6);
    expect(corners(outline(["1A", "1B", "2B"]))).toBe(6);
  });

  it("keeps a hole as a loop of its own, running the other way", () => {
    const ring = ["1A", "2A", "3A", "1B", "3B", "1C", "2C", "3C"];
    const [outer, hole] = boundaries(ring).sort((a, b) => b.length - a.length);
    expect([outer?.length, hole?.length]).toEqual([12, 4]);
    expect(turning(outer ?? [])).toBe(4);
    expect(turning(hole ?? [])).toBe(-4);
  });

  it("gives a hole more room, not less", () => {
    const ring = ["1A", "2A", "3A", "1B", "3B", "1C", "2C", "3C"];
    expect(outline(ring)).toContain("Q57 57");
    expect(outline(ring)).toContain("Q123 123");
  });

  it("keeps lots apart that touch only diagonally", () => {
    const path = outline(["1A", "2B"]);
    expect([loops(path), corners(path)]).toEqual([2, 8]);
  });

  it("closes two holes that meet in a point separately", () => {
    const tiles = ["1A", "2A", "3A", "4A", "1B", "3B", "4B", "1C", "2C", "4C", "1D", "2D", "3D", "4D"];
    const path = outline(tiles);
    expect(boundaries(tiles).reduce((sum, loop) => sum + loop.length, 0)).toBe(24);
    expect(loops(path)).toBeGreaterThan(1);
    expect(path).not.toContain("NaN");
  });

  it("draws a preview outside the rim", () => {
    expect(outline(["1A"], 3)).toContain("Q0 0");
  });

  it("marks the streets built over", () => {
    expect(seams(["1A", "2A", "1B"])).toBe("M60 9v42M9 60h42");
    expect(seams(["1A", "2B"])).toBe("");
  });
});

describe("the site of the headquarters", () => {
  it("is on the corporation's own ground, with ground above it for the tower", () => {
    expect(site(["5C", "5D"], new Set())).toBe("5D");
  });

  it("stays in the middle of a large corporation", () => {
    const block = ["3B", "4B", "5B", "3C", "4C", "5C", "3D", "4D", "5D"];
    expect(site(block, new Set())).toBe("4C");
  });

  it("does not cover the tile above that must stay in view", () => {
    expect(site(["5C", "6C"], new Set(["5B"]))).toBe("6C");
    expect(site(["5C", "6C"], new Set(["6B"]))).toBe("5C");
  });
});

describe("the mark of who played a tile", () => {
  const towers = new Set(["3A", "5D"]);

  it("stands where no tower has a padlock or what a choice would make of it", () => {
    expect(freeCorner("3A", towers, false)).toBe("top left");
    expect(freeCorner("5D", towers, false)).toBe("top right");
    expect(freeCorner("5E", towers, false)).toBe("bottom right");
    expect(freeCorner("4E", towers, false)).toBe("bottom right");
    expect(freeCorner("6E", towers, false)).toBe("top right");
    expect(freeCorner("8H", towers, true)).toBe("top right");
  });

  it("does not lie on the label of a lone tile", () => {
    expect(freeCorner("5E", towers, true)).toBe("middle right");
    expect(freeCorner("4E", towers, true)).toBe("middle right");
  });
});

/** Right turns minus left turns. */
function turning(loop: { step: { x: number; y: number } }[]): number {
  return loop.reduce((sum, { step }, index) => {
    const before = loop.at(index - 1)?.step ?? step;
    return sum + before.x * step.y - before.y * step.x;
  }, 0);
}
