/** Numbers that are filled in together: none more than its most, all of them no more than the total. */
import type { Ask } from "../wire/generated";

export type Counts = Readonly<Record<string, number>>;

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What they cost together. */
export function costOf({ numbers }: Ask, counts: Counts): number {
  return numbers.reduce((sum, { name, price }) => sum + price * (counts[name] ?? 0), 0);
}

/** How far a number can go while the others stay where they are. */
export function reach({ numbers, total }: Ask, counts: Counts, name: string): number {
  const number = numbers.find((one) => one.name === name);
  if (number === undefined) return 0;
  const now = counts[name] ?? 0;
  const most = Math.min(number.most, now + total - sumOf(counts));
  return most - (most % number.step);
}

/** So much left over: what goes in larger steps stays where it is as far as that fits, single steps fill up. */
export function leaving({ numbers, total }: Ask, counts: Counts, rest: number): Counts {
  const next: Record<string, number> = {};
  let given = total - rest;
  for (const { name, step, most } of [...numbers].sort((one, other) => other.step - one.step)) {
    const wanted = Math.min(given, most, step > 1 ? (counts[name] ?? 0) : given);
    next[name] = wanted - (wanted % step);
    given -= next[name];
  }
  return next;
}

/** The largest power of ten that divides both. */
export function commonStep(one: number, other: number): number {
  let step = 1;
  while ((one !== 0 || other !== 0) && one % (step * 10) === 0 && other % (step * 10) === 0) step *= 10;
  return step;
}

export function rounded(value: number, step: number): number {
  return Math.round(value / step) * step;
}
