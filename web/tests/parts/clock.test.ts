import { describe, expect, test } from "vitest";
import { isShort, leftAt, shownTime, spokenAt, until } from "../../src/parts/clock";
import type { Clock, Clocks } from "../../src/wire/generated";

const LIVE: Clock = { kind: "live", bank: 1200, bonus: 15 };
const DAYS: Clock = { kind: "days", bank: 2 * 86400, bonus: 0 };
const HOUR = 3_600_000;

describe("clocks", () => {
  const clocks: Clocks = {
    type: "clocks",
    at: 1000,
    seats: [
      { left: 60_000, running: true },
      { left: 60_000, running: false },
    ],
  };
  test("a running clock loses what has passed, another does not, and none goes below nothing", () => {
    expect(leftAt(clocks, 0, 11_000)).toBe(50_000);
    expect(leftAt(clocks, 1, 11_000)).toBe(60_000);
    expect(leftAt(clocks, 0, 99_000)).toBe(0);
    expect(leftAt(clocks, 0, 500)).toBe(60_000);
  });
  test("time is shown in minutes and seconds, with hours, or in days and hours", () => {
    expect(shownTime(0, "en")).toBe("0:00");
    expect(shownTime(4_500, "en")).toBe("0:05");
    expect(shownTime(605_000, "en")).toBe("10:05");
    expect(shownTime(HOUR + 61_000, "en")).toBe("1:01:01");
    expect(shownTime(29 * HOUR, "en")).toBe("1d 5h");
    expect(shownTime(29 * HOUR, "it")).toBe("1g 5h");
  });
  test("time is short in the last minute of a live game, and in the last hours of days", () => {
    expect([61_000, 59_000].map((left) => isShort(left, LIVE))).toEqual([false, true]);
    expect([4 * HOUR, 2 * HOUR].map((left) => isShort(left, DAYS))).toEqual([false, true]);
    expect(isShort(50_000, { ...LIVE, bank: 60 })).toBe(false);
  });
  test("a screen reader is told a few times, never what the clock began with", () => {
    const said = [1_200_000, 301_000, 299_000, 61_000, 60_000, 20_000, 9_000].map((left) =>
      spokenAt(left, LIVE),
    );
    expect(said).toEqual([0, 0, 300_000, 300_000, 60_000, 30_000, 10_000]);
    expect(spokenAt(60_000, { ...LIVE, bank: 60 })).toBe(0);
  });
  test("when a time runs out is said from now on", () => {
    expect(until(5 * HOUR + 1, 0, "en")).toBe("in 5 hours");
    expect(until(50 * HOUR, 0, "fr")).toBe("dans 2 jours");
    expect(until(HOUR, 0, "it")).toBe("tra 60 minuti");
  });
});
