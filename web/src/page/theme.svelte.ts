/** Light or dark: what the system says until the player says otherwise. */
import { MediaQuery } from "svelte/reactivity";

const KEPT = "tontine-theme";
const system = new MediaQuery("prefers-color-scheme: dark");
const chosen = $state({ theme: localStorage.getItem(KEPT) });

export function isDark(): boolean {
  return chosen.theme === null ? system.current : chosen.theme === "dark";
}

export function switchTheme(): void {
  chosen.theme = isDark() ? "light" : "dark";
  localStorage.setItem(KEPT, chosen.theme);
}
