/** The letter that a key stands for as a shortcut; "" while somebody types, or with another key held. */
export function letterOf(event: KeyboardEvent): string {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog") !== null;
  if (typing || event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1) return "";
  return event.key.toUpperCase();
}
