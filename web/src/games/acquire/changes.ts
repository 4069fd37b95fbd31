/** What a decision would change on the table, to be drawn in place; the server has worked it out. */
import { tileOf } from "./decisions";
import type { AcquireContext, Changes, Corporation } from "./types";

const NOTHING: Changes = {
  tile: null,
  lots: [],
  into: null,
  rule: "",
  brief: null,
  leaving: [],
  after: {},
  cash: {},
  shares: {},
  bank: {},
  purse: null,
  payouts: [],
  limits: {},
  ending: null,
};

/** Of the decision pointed at, or else the chosen one; a tile can be pointed at out of turn too. */
export function changesOf(context: AcquireContext): Changes {
  const offered = context.outcome?.changes as Changes | null | undefined;
  if (offered) return offered;
  return changesBy(context, tileOf(context.pointed));
}

/** Of playing one of my tiles. */
export function changesBy(context: AcquireContext, tile: string | null): Changes {
  if (tile === null) return NOTHING;
  const choices = context.asks.flatMap(({ choices: some }) => some);
  const offered = choices.find(({ decision }) => tileOf(decision) === tile)?.changes as Changes | undefined;
  const own = context.state.hand.find((one) => one.tile === tile)?.changes;
  return offered ?? own ?? { ...NOTHING, tile };
}

export function corporationIn(context: AcquireContext, wanted: string | null): Corporation | undefined {
  return context.state.corporations.find(({ name }) => name === wanted);
}

/** "8E: merges Fusion into America", for those who hear the map. */
export function tileLabel(context: AcquireContext, tile: string): string {
  const found = context.state.hand.find((one) => one.tile === tile);
  return found === undefined ? tile : context.words("tile-label", { tile, does: context.say(found.says) });
}
