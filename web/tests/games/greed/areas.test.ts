import { expect, it } from "vitest";
import { areas } from "../../../src/games/greed/areas";

it("a narrow window is one column with sheets, a wide one has the log beside the boardroom", () => {
  expect(areas({ width: 390, height: 844 }, 3)).toMatchObject({ shape: "stack", side: "sheets" });
  expect(areas({ width: 1024, height: 768 }, 3)).toMatchObject({ shape: "stack", side: "sheets" });
  expect(areas({ width: 768, height: 365 }, 3)).toMatchObject({ shape: "column", side: "sheets" });
  expect(areas({ width: 1440, height: 900 }, 4)).toMatchObject({ shape: "column", side: "docked" });
});

it("players who do not fit beside the board share the place of the log", () => {
  expect(areas({ width: 1440, height: 789 }, 3).side).toBe("docked");
  expect(areas({ width: 1366, height: 650 }, 5).side).toBe("tabs");
  expect(areas({ width: 1366, height: 650 }, 5).template).not.toContain("players");
});

it("five players stand above the log where that keeps enough of it, and reach down beside the desk", () => {
  const { side, template } = areas({ width: 1366, height: 768 }, 5);
  expect(side).toBe("docked");
  expect(template).toContain('"bottom players"');
});

it("a coach has room for what is to be read", () => {
  expect(areas({ width: 1440, height: 789 }, 3, true).side).toBe("docked");
  expect(areas({ width: 1366, height: 650 }, 3, false).side).toBe("docked");
  expect(areas({ width: 1366, height: 650 }, 3, true).side).toBe("tabs");
  expect(areas({ width: 1536, height: 730 }, 3, true).side).toBe("tabs");
});

it("no row makes the page higher than the window", () => {
  const fixed = (template: string): number[] =>
    [...template.matchAll(/" (\d+)px/g)].map(([, row]) => Number(row));
  for (let height = 560; height <= 1300; height += 1)
    for (const seats of [3, 4, 5]) {
      const { template } = areas({ width: 1440, height }, seats);
      const rows = fixed(template);
      const needed = rows.reduce((sum, row) => sum + row, 0) + 8 * (rows.length + 2);
      expect(52 + needed, `${height} with ${seats}: ${template}`).toBeLessThanOrEqual(height);
    }
});
