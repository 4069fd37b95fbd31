import type { AcquireScene } from "./types";

/** A2: corporations go by the names that the table chose. */
export function nameOf(scene: AcquireScene, corporation: string): string {
  const classic = scene.view.options["names"] === "classic" ? ".classic" : "";
  return scene.words(`corporation-${corporation}${classic}`);
}

/** The letter that tells a corporation from the others without colour. */
export function monogram(scene: AcquireScene, corporation: string): string {
  return nameOf(scene, corporation).charAt(0);
}

/** "Fusion, Hydra or Zeta" */
export function either(scene: AcquireScene, items: readonly string[]): string {
  return scene.words.listing(items, "list-or");
}

/** A seat's name, or "you". */
export function who(scene: AcquireScene, seat: number): string {
  return seat === scene.me ? scene.words("you") : (scene.names[seat] ?? "");
}
