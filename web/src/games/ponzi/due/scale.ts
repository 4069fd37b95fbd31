/** The line of my cash: what is left after each round, as steps on a page that is 100 wide and 100 high. */

export interface Scale {
  top: number;
  bottom: number;
}

/** Room for all that is drawn, zero among it, with a margin above and below. */
export function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const margin = Math.max(1, (most - least) * 0.12);
  return { top: most + margin, bottom: least < 0 ? least - margin : -margin };
}

/** How far down an amount stands, in percent. */
export function heightOf({ top, bottom }: Scale, amount: number): number {
  return (100 * (top - amount)) / (top - bottom);
}

/**
 * Whether an amount can be written under its line, by what is written being so many percent high: what is not owed
 * must not stand below zero, where it would look like a debt.
 */
export function fitsUnder(scale: Scale, amount: number, label: number): boolean {
  return amount < 0 || heightOf(scale, amount) + label <= heightOf(scale, 0);
}

/** Where in its column a round is paid, in percent of the page. */
const PAID_AT = 0.14;

/** The rounds are columns of the same width: in each the line falls to what is left. */
export function stepsOf(scale: Scale, cash: number, left: readonly number[]): string {
  const width = 100 / left.length;
  const falls = left.map((amount, index) => `H${(index + PAID_AT) * width}V${heightOf(scale, amount)}`);
  return `M0 ${heightOf(scale, cash)}${falls.join("")}H100`;
}

/** Where what is left after a round is written, in percent from the left. */
export function placeOf(index: number, rounds: number): number {
  return ((index + PAID_AT) * 100) / rounds;
}
