/** Games, options and bots in words. */
import { words } from "../words/words.svelte";

const dashed = (name: string): string => name.replaceAll("_", "-");

export function gameName(game: string): string {
  return words(`game-${game}`);
}
export function optionName(game: string, option: string): string {
  return words(`option-${game}-${dashed(option)}`);
}
export function optionValue(game: string, option: string, value: string): string {
  return words(`option-${game}-${dashed(option)}.${dashed(value).replace(/^(?=\d)/, "of-")}`);
}
export function botName(bot: string): string {
  return words(`bot-${bot}`);
}
