/** What a clock shows, and when it is spoken of. Times are in milliseconds. */
import type { Clock, Clocks } from "../wire/generated";
import type { Language, Words } from "../words/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left now. */
export function leftAt(clocks: Clocks, seat: number, now: number): number {
  const clock = clocks.seats[seat];
  if (clock === undefined) return 0;
  return Math.max(0, clock.running ? clock.left - Math.max(0, now - clocks.at) : clock.left);
}

/** 4:05, 1:02:09, or in days and hours: always as wide as the time that is left. */
export function shownTime(left: number, language: Language): string {
  if (left >= DAY) {
    const unit = (value: number, name: "day" | "hour"): string =>
      new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
    return `${unit(Math.floor(left / DAY), "day")} ${unit(Math.floor((left % DAY) / HOUR), "hour")}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const pair = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${String(hours)}:${pair(minutes)}:${pair(seconds % 60)}`
    : `${String(minutes)}:${pair(seconds % 60)}`;
}

/** Whether time is short: a minute by live clocks, three hours by days, but never more than a fifth. */
export function isShort(left: number, clock: Clock): boolean {
  return left < Math.min((clock.bank * SECOND) / 5, clock.kind === "live" ? MINUTE : 3 * HOUR);
}

const SPOKEN = [5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND];

/** The last of the moments passed at which a screen reader says how much is left; 0 if none was yet. */
export function spokenAt(left: number, clock: Clock): number {
  return SPOKEN.filter((moment) => left <= moment && moment < clock.bank * SECOND).at(-1) ?? 0;
}

/** How a clock is set, in words. */
export function clockSays(clock: Clock, words: Words): string {
  return words("clock-says", {
    kind: clock.kind,
    minutes: Math.round(clock.bank / 60),
    bonus: clock.bonus,
    days: Math.max(1, Math.round(clock.bank / (DAY / SECOND))),
  });
}

/** When a time runs out, from now: "in 5 hours". */
export function until(at: number, now: number, language: Language): string {
  const left = Math.max(0, at - now);
  const told = new Intl.RelativeTimeFormat(language);
  if (left >= 2 * DAY) return told.format(Math.floor(left / DAY), "day");
  if (left >= 2 * HOUR) return told.format(Math.floor(left / HOUR), "hour");
  return told.format(Math.floor(left / MINUTE), "minute");
}
