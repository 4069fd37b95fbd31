/** Which industry I want to fund, before a card is chosen: no decision yet, and gone with its question. */
import { choicesOf } from "../../context/decisions";
import { cardOf, choiceByCard, industryOf } from "./decisions";
import type { IndustryName, PonziContext } from "./types";

let of = $state("");
let industry = $state<IndustryName | null>(null);

function questionOf({ me, state: table, view }: Pick<PonziContext, "me" | "state" | "view">): string {
  return [view.options["game"], me, table.round, table.phase].join(" ");
}

export function wished(context: Pick<PonziContext, "me" | "state" | "view">): IndustryName | null {
  return of === questionOf(context) ? industry : null;
}

export function wish(context: Pick<PonziContext, "me" | "state" | "view">, name: IndustryName | null): void {
  of = questionOf(context);
  industry = name;
}

/**
 * Want the industry with this number; the card that was chosen is kept if its tile can be taken with it too.
 * To want the same again takes that back, unless a card was chosen for it.
 */
export function pickIndustry(context: PonziContext, number: number): void {
  const picked = context.state.industries[number];
  if (picked === undefined) return;
  const { name, limit } = picked;
  const open = choicesOf(context, "fund").some(({ decision }) => industryOf(decision) === name);
  if (!open) return context.object(limit);
  const card = cardOf(context.chosen);
  wish(context, card === null && wished(context) === name ? null : name);
  if (industryOf(context.chosen) === name) return;
  const choice = card === null ? undefined : choiceByCard(context, card, name);
  context.choose(choice !== undefined && industryOf(choice.decision) === name ? choice.decision : null);
}
