/** What things are called, in the present language. */
import type { PonziContext } from "./types";

export function nameOf(context: Pick<PonziContext, "words">, industry: string): string {
  return context.words(`industry-${industry.replaceAll("_", "-")}`);
}

/** Tells industries apart without colour. */
export function letterOf(context: Pick<PonziContext, "words">, industry: string): string {
  return nameOf(context, industry).charAt(0).normalize("NFD").charAt(0);
}

/** "$64–$95", or "$64" if that is known exactly. */
export function boundsOf(
  { words }: Pick<PonziContext, "words">,
  { least, most }: { least: number; most: number },
): string {
  return least === most
    ? words.money(least)
    : words("bounds", { least: words.money(least), most: words.money(most) });
}
