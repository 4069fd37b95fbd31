/** The help: which page of it is open, about which game, and at which rule. */
export type HelpPage = "howto" | "rules" | "keys";

const opened = $state({ game: "", page: null as HelpPage | null, rule: "" });

export function openHelp(game: string, page: HelpPage = "howto", rule = ""): void {
  Object.assign(opened, { game, page, rule });
}
export function closeHelp(): void {
  opened.page = null;
}
export function helpOpened(): Readonly<typeof opened> {
  return opened;
}
