import { beforeEach, expect, test, vi } from "vitest";
import { notes, setNotes, setShownVersion, shownVersion } from "../../src/wire/storage";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test("notes are those of one seat at one table", () => {
  setNotes("one", 0, "Bruno has at least $40");
  setNotes("one", 1, "Ada bluffs");
  setNotes("two", 0, "buy late");
  expect(notes("one", 0)).toBe("Bruno has at least $40");
  expect(notes("one", 1)).toBe("Ada bluffs");
  expect(notes("two", 0)).toBe("buy late");
  expect(notes("two", 1)).toBe("");
});

test("what was shown does not touch the notes, and the last tables are remembered", () => {
  setNotes("first", 0, "kept");
  for (let number = 0; number < 30; number += 1) setShownVersion(`t${number}`, 0, number);
  expect(notes("first", 0)).toBe("kept");
  expect(shownVersion("t29", 0)).toBe(29);
  expect(shownVersion("t0", 0)).toBeUndefined();
});
