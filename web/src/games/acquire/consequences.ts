/** What a choice would do, in words. */
import { isSettled } from "./forecast";
import { either, nameOf } from "./names";
import type { AcquireScene, HandTile } from "./types";

/** All a tile would do, in a sentence; a tile that cannot be played says why. */
export function consequence(scene: AcquireScene, tile: HandTile): string {
  const { words, table } = scene;
  const name = (corporation: string): string => nameOf(scene, corporation);
  switch (tile.fate) {
    case "founds": {
      const free = table.foundable.map(name);
      return words("does-founds", { corporations: either(scene, free), count: free.length });
    }
    case "grows": {
      const [corporation = ""] = tile.touches;
      if (!isSettled(table)) return words("fate-grows", { corporation: name(corporation) });
      const from = sizeOf(scene, corporation);
      return words("does-grows", { corporation: name(corporation), from, to: tile.joins.length });
    }
    case "merges": {
      const [survivor = ""] = tile.survivors;
      if (tile.survivors.length > 1)
        return words("does-tied", { corporations: words.listing(tile.touches.map(name)) });
      return words("does-merges", {
        defunct: words.listing(tile.defunct.map(name)),
        survivor: name(survivor),
      });
    }
    default:
      return words(`does-${tile.fate}`);
  }
}

/** A tile of mine as it is called out: "8E: merges Fusion into America". */
export function fateLabel(scene: AcquireScene, tile: string): string {
  const found = scene.table.hand.find((one) => one.tile === tile);
  return found === undefined ? tile : scene.words("tile-label", { tile, does: consequence(scene, found) });
}

export function sizeOf(scene: AcquireScene, corporation: string): number {
  return scene.table.corporations.find(({ name }) => name === corporation)?.size ?? 0;
}
