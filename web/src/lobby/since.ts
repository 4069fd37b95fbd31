/** Since when: today the time and how long ago that is, the day before yesterday's weekday, or the date. */
import type { Language, Words } from "../words/words.svelte";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** `at` in seconds since 1970, as the server says it. */
export function sinceWhen(at: number, now: Date, language: Language, words: Words): string {
  const then = new Date(at * 1000);
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  const day = days <= 0 ? "today" : days === 1 ? "yesterday" : days < 7 ? "week" : "earlier";
  const time = then.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hour12: false });
  const date = then.toLocaleDateString(
    language,
    day === "week" ? { weekday: "long" } : { day: "numeric", month: "long" },
  );
  const since = words("since", { day, time, date });
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (day !== "today" || minutes < 1 || minutes * 60_000 >= HOUR) return since;
  return words("since-ago", {
    since,
    ago: new Intl.RelativeTimeFormat(language).format(-minutes, "minute"),
  });
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
