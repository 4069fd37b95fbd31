/** A23: shares kept, sold and traded always come to all that one holds. */
import type { Disposal } from "./decisions";

export interface Limits {
  held: number;
  /** The most that can be traded alone: an even number, as far as the bank has shares. */
  trade: number;
}

export function kept({ held }: Limits, { sell, trade }: Disposal): number {
  return held - sell - trade;
}

/** How far each stepper goes while the others stay where they are. */
export function reach(limits: Limits, disposal: Disposal): { keep: number; sell: number; trade: number } {
  const free = kept(limits, disposal);
  const pairs = Math.floor((disposal.trade + free) / 2);
  return { keep: limits.held, sell: disposal.sell + free, trade: Math.min(limits.trade, 2 * pairs) };
}

/** What is not kept is sold; only if that is not enough, less is traded. */
export function keep(limits: Limits, { trade }: Disposal, count: number): Disposal {
  const given = limits.held - count;
  const traded = Math.min(trade, given - (given % 2));
  return { sell: given - traded, trade: traded };
}

export function sell(limits: Limits, disposal: Disposal, count: number): Disposal {
  return { ...disposal, sell: Math.max(0, Math.min(count, reach(limits, disposal).sell)) };
}

export function trade(limits: Limits, disposal: Disposal, count: number): Disposal {
  const most = Math.min(count, reach(limits, disposal).trade);
  return { ...disposal, trade: Math.max(0, most - (most % 2)) };
}
