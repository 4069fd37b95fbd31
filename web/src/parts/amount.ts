/** An amount within exact limits, however it is entered. */
import type { AskedNumber } from "../wire/generated";

export type Limits = Pick<AskedNumber, "least" | "most" | "step">;

/** The nearest amount that is allowed. */
export function within({ least, most, step }: Limits, wanted: number): number {
  const reached = Math.max(least, Math.min(most, Math.round(wanted)));
  return reached - ((reached - least) % step);
}

/** What was written, without the signs and blanks around it; null if it is no number (yet). */
export function readAmount(text: string): number | null {
  const digits = text.replace(/\D/g, "");
  return digits === "" || digits.length > 12 ? null : Number(digits);
}

/** What a key makes of an amount; null for all other keys. */
export function stepBy(limits: Limits, value: number, key: string): number | null {
  const { least, most, step } = limits;
  const wanted: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + 10 * step,
    PageDown: value - 10 * step,
    Home: least,
    End: most,
  };
  const next = wanted[key];
  return next === undefined ? null : within(limits, next);
}

/** Enter or Escape in a field ends writing, so that keys are for the table again: the next Enter confirms. */
export function endWriting(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== "Escape") return false;
  event.preventDefault();
  (event.currentTarget as HTMLElement).blur();
  return true;
}

/** Selects the text of a field after the click into it, unless the focus has moved on: selecting would pull it back. */
export function selectAll(field: HTMLInputElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement === field) field.select();
  });
}
