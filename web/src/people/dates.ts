/** Days and moments, as a language writes them; in seconds since 1970, as the server says them. */
import type { Language } from "../words/words.svelte";

export function day(at: number, language: Language): string {
  return new Date(at * 1000).toLocaleDateString(language, { day: "numeric", month: "long" });
}

export function clock(at: number, language: Language): string {
  return new Date(at * 1000).toLocaleTimeString(language, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
}

/** Today the time, otherwise the day. */
export function moment(at: number, language: Language): string {
  const today = new Date().toDateString() === new Date(at * 1000).toDateString();
  return today ? clock(at, language) : day(at, language);
}
