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

/**
 * Of a field: all of it is selected as soon as it has the focus, so that the first digit replaces what stands
 * there. The press of a pointer would place the caret after that, so it only moves the focus.
 */
export function selectsAll(text: () => string = () => ""): (field: HTMLInputElement) => () => void {
  return (field) => {
    const select = (): void => {
      // Written now, not when the page is drawn next: that would drop the selection.
      field.value = text() || field.value;
      field.select();
    };
    const press = (event: Event): void => {
      if (document.activeElement === field) return;
      event.preventDefault();
      field.focus();
    };
    field.addEventListener("focus", select);
    field.addEventListener("mousedown", press);
    return () => {
      field.removeEventListener("focus", select);
      field.removeEventListener("mousedown", press);
    };
  };
}
