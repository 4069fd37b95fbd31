/** Whether the rules are open, and at which. */
const opened = $state({ rule: null as string | null });

export function openRules(rule = ""): void {
  opened.rule = rule;
}
export function closeRules(): void {
  opened.rule = null;
}
export function openedRule(): string | null {
  return opened.rule;
}
