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
export function changesOf(scene: AcquireContext): Changes {
  const offered = scene.outcome?.changes as Changes | null | undefined;
  if (offered) return offered;
  return changesBy(scene, tileOf(scene.pointed));
}

/** Of playing one of my tiles. */
export function changesBy(scene: AcquireContext, tile: string | null): Changes {
  if (tile === null) return NOTHING;
  const choices = scene.asks.flatMap(({ choices: some }) => some);
  const offered = choices.find(({ decision }) => tileOf(decision) === tile)?.changes as Changes | undefined;
  const own = scene.table.hand.find((one) => one.tile === tile)?.changes;
  return offered ?? own ?? { ...NOTHING, tile };
}

export function corporationIn(scene: AcquireContext, wanted: string | null): Corporation | undefined {
  return scene.table.corporations.find(({ name }) => name === wanted);
}

/** "8E: merges Fusion into America", for those who hear the map. */
export function tileLabel(scene: AcquireContext, tile: string): string {
  const found = scene.table.hand.find((one) => one.tile === tile);
  return found === undefined ? tile : scene.words("tile-label", { tile, does: scene.say(found.says) });
}
