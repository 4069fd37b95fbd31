import { describe, expect, test } from "vitest";
import { boardAreas, boardWidths } from "../../src/context/areas";

const areas = (width: number, height: number, players: number) =>
  boardAreas({ width, height }, 1.27, players, false);

/** The windows people have, and what they get with four seats (196 pixels of players). */
const WINDOWS: [number, number, string, string][] = [
  [360, 640, "stack", "sheets"],
  [390, 844, "stack", "sheets"],
  [768, 1024, "stack", "sheets"],
  [1200, 1900, "stack", "docked"],
  [720, 394, "column", "sheets"],
  [768, 365, "column", "sheets"],
  [844, 390, "column", "sheets"],
  [800, 600, "column", "sheets"],
  [1024, 768, "band", "docked"],
  [1180, 820, "column", "docked"],
  [1280, 800, "column", "docked"],
  [1440, 900, "column", "docked"],
  [1440, 1100, "band", "docked"],
  [1280, 720, "column", "docked"],
  [1366, 650, "column", "tabs"],
  [1440, 789, "column", "docked"],
  [1536, 730, "column", "docked"],
  [1920, 950, "column", "docked"],
  [2560, 1300, "column", "docked"],
];

describe("the layout", () => {
  test.each(WINDOWS)("of %i by %i", (width, height, shape, side) => {
    expect(areas(width, height, 196)).toMatchObject({ shape, side });
  });

  test("shows players and log one at a time where more players leave no room for both", () => {
    expect(areas(1280, 720, 196).side).toBe("docked");
    expect(areas(1280, 720, 248).side).toBe("tabs");
  });

  test("never has a smaller board in a higher window", () => {
    for (let width = 1100; width <= 2560; width += 20) {
      let before = 0;
      for (let height = 640; height <= 1400; height += 1) {
        const { shape } = areas(width, height, 196);
        const board = boardWidths({ width, height }, 1.27)[shape];
        expect(board, `${shape} at ${width} by ${height}`).toBeGreaterThanOrEqual(before);
        before = board;
      }
    }
  });

  test("has the players beside the board at any landscape window from 1100 pixels on", () => {
    for (let width = 1100; width < 3000; width += 37) {
      for (let height = 560; height < width / 1.15; height += 31)
        expect(areas(width, height, 196).side).not.toBe("sheets");
    }
  });
});
