/** Keys that work anywhere at a table, unless something is being written. */
const KEYS: Record<string, string> = {
  Enter: "confirm",
  Escape: "clear",
  "?": "help",
  u: "undo",
  l: "log",
  "[": "back",
  "]": "forward",
};

/** As the help lists them, with the message that says what each does. */
export const SHORTCUTS = [
  { keys: "Tab", message: "key-tab" },
  { keys: "Enter", message: "key-enter" },
  { keys: "Esc", message: "key-escape" },
  { keys: "U", message: "key-undo" },
  { keys: "L", message: "key-log" },
  { keys: "[  ]", message: "key-past" },
  { keys: "?", message: "key-help" },
] as const;

export function shortcut(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog") !== null) return null;
  // Enter on a button presses that button.
  if (event.key === "Enter" && target.closest("button, a, [role=button]") !== null) return null;
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
