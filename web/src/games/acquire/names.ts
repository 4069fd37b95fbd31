import { fieldOf } from "../../wire/phrases";
import type { BoardContext } from "../../context/game";

type Named = Pick<BoardContext, "view" | "words">;

/** A2: corporations go by the names that the table chose. */
export function nameOf(scene: Named, corporation: string): string {
  const classic = scene.view.options["names"] === "classic" ? ".classic" : "";
  return scene.words(`corporation-${corporation}${classic}`);
}

/** The letter that tells a corporation from the others without colour. */
export function monogram(scene: Named, corporation: string): string {
  return nameOf(scene, corporation).charAt(0);
}

export function isCorporation(field: string): boolean {
  return fieldOf("acquire", field)?.message === "corporation";
}

export function nameField(scene: Named, field: string, value: unknown): string | undefined {
  return isCorporation(field) ? nameOf(scene, String(value)) : undefined;
}
