import { pressed } from "../../../page/shortcuts";

/** The letter of a corporation that was pressed as a shortcut; "" if it was none. */
export function letterOf(event: KeyboardEvent): string {
  const key = pressed(event);
  return key.length === 1 ? key.toUpperCase() : "";
}
