/** Bots in words. */
import { words } from "../words/words.svelte";

export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words(`bot-${bot}`) : bot;
}

/** How a bot plays, in a sentence. */
export function levelCharacter(bot: string): string {
  return words.has(`bot-${bot}`) ? words(`bot-${bot}.character`) : "";
}

/** How well a bot plays, in a word. */
export function levelName(bot: string): string {
  return words.has(`bot-${bot}`) ? words(`bot-${bot}.level`) : bot;
}
