import { fieldOf } from "../../wire/phrases";
import type { BoardContext } from "../../context/game";

type Named = Pick<BoardContext, "view" | "words">;

/** A2: corporations go by the names that the table chose. */
export function nameOf(context: Named, corporation: string): string {
  const classic = context.view.options["names"] === "classic" ? ".classic" : "";
  return context.words(`corporation-${corporation}${classic}`);
}

/** The letter that tells a corporation from the others without colour. */
export function monogram(context: Named, corporation: string): string {
  return nameOf(context, corporation).charAt(0);
}

export function isCorporation(field: string): boolean {
  return fieldOf("acquire", field)?.message === "corporation";
}

export function nameField(context: Named, field: string, value: unknown): string | undefined {
  return isCorporation(field) ? nameOf(context, String(value)) : undefined;
}
