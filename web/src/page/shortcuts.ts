/** Keys that work anywhere at a table, except in a text field. */
const KEYS: Record<string, string> = {
  Escape: "clear",
  "?": "help",
  u: "undo",
  h: "hint",
  l: "log",
  // Brackets are hard to type on many keyboards, comma and full stop on none.
  ",": "back",
  "[": "back",
  ".": "forward",
  "]": "forward",
};

/** For the help: the label of the key (or the message with its label), and the message that says what it does. */
export const SHORTCUTS = [
  { cap: "cap-tab", message: "key-tab" },
  { keys: "1–9", message: "key-digit" },
  { cap: "cap-enter", message: "key-enter" },
  { cap: "cap-escape", message: "key-escape" },
  { keys: "U", message: "key-undo" },
  { keys: "H", message: "key-hint" },
  { keys: "N  Y", message: "key-lesson" },
  { keys: "L", message: "key-log" },
  { keys: ",  .", message: "key-past" },
  { keys: "?", message: "key-help" },
] as const;

/**
 * What a key stands for, on any keyboard: a letter in lower case, a digit, a sign, or the name of
 * the key. Where the row of digits gives something else (French), the digit is what is meant, and
 * where letters are of another alphabet (Greek, Cyrillic), the Latin one that shares the key.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key.length !== 1) return key;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && KEYS[key] === undefined) return digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined && /[^\p{Script=Latin}]/u.test(key) && /\p{L}/u.test(key))
    return letter.toLowerCase();
  return key.toLowerCase();
}

/** The key that was pressed; "" in a text field, or while a modifier key is held. */
export function pressed(event: KeyboardEvent): string {
  // AltGr is needed to type some characters; Windows reports it as Ctrl and Alt together.
  const held = !event.getModifierState("AltGraph") && (event.ctrlKey || event.altKey);
  const writing =
    event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
  return event.defaultPrevented || event.metaKey || held || writing ? "" : keyOf(event);
}

export function shortcut(event: KeyboardEvent): string | null {
  return KEYS[pressed(event)] ?? null;
}
