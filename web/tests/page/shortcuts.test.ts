import { expect, test } from "vitest";
import { firstLetter, shorten } from "../../src/parts/seats";
import { keyOf } from "../../src/page/shortcuts";

test.each([
  ["1", "Digit1", "1"],
  ["&", "Digit1", "1"], // French
  ["é", "Digit2", "2"],
  ["-", "Digit6", "6"],
  ["ě", "Digit2", "2"], // Czech
  ["1", "Numpad1", "1"],
  ["1", "Digit1", "1"], // French, with Shift
  ["?", "Comma", "?"],
  [",", "KeyM", ","], // French
  ["a", "KeyQ", "a"],
  ["q", "KeyA", "q"],
  ["Z", "KeyY", "z"], // German, with Caps Lock
  ["г", "KeyU", "u"], // Russian
  ["λ", "KeyL", "l"], // Greek
  ["ü", "BracketLeft", "ü"],
  ["[", "Digit5", "["], // French, with AltGr
  ["Enter", "NumpadEnter", "Enter"],
  ["Escape", "Escape", "Escape"],
  ["Dead", "BracketLeft", "Dead"],
])("%s on the key %s is %s", (key, code, meant) => {
  expect(keyOf({ key, code })).toBe(meant);
});

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";

test("a name is shortened between letters, never within one", () => {
  expect(shorten("Ada", 3)).toBe("Ada");
  expect(shorten("Bartholomew", 7)).toBe("Bartho…");
  expect(shorten(FAMILY.repeat(4), 3)).toBe(`${FAMILY}${FAMILY}…`);
  expect(firstLetter(` ${FAMILY} Ada`)).toBe(FAMILY);
  expect(firstLetter("élodie")).toBe("É");
  expect(firstLetter("")).toBe("");
});
