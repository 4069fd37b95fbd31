/** Where things stand on a chart. */
export interface Scale {
  top: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers from 0 to just above the most, about five of them. */
export function scaleTo(most: number): Scale {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step));
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** Labels at the right edge pushed apart, so that none covers another. */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  const placed: number[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    next = Math.max(y, next + gap);
    placed[index] = next;
  }
  // What was pushed out below comes back up, and pushes the others before it.
  let limit = lowest;
  for (const { index } of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}
