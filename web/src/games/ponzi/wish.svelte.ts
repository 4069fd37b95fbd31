/** Which industry I want to fund, before a card is chosen: no decision yet, and gone with its question. */
import { choicesOf } from "../../context/decisions";
import { cardOf, choiceByCard, industryOf } from "./decisions";
import type { IndustryName, PonziContext } from "./types";

let of = $state("");
let industry = $state<IndustryName | null>(null);

function questionOf({ me, table, view }: Pick<PonziContext, "me" | "table" | "view">): string {
  return [view.options["game"], me, table.round, table.phase].join(" ");
}

export function wished(scene: Pick<PonziContext, "me" | "table" | "view">): IndustryName | null {
  return of === questionOf(scene) ? industry : null;
}

export function wish(scene: Pick<PonziContext, "me" | "table" | "view">, name: IndustryName | null): void {
  of = questionOf(scene);
  industry = name;
}

/**
 * Want the industry with this number; the card that was chosen is kept if its tile can be taken with it too.
 * To want the same again takes that back, unless a card was chosen for it.
 */
export function pickIndustry(scene: PonziContext, number: number): void {
  const picked = scene.table.industries[number];
  if (picked === undefined) return;
  const { name, limit } = picked;
  const open = choicesOf(scene, "fund").some(({ decision }) => industryOf(decision) === name);
  if (!open) return scene.object(limit);
  const card = cardOf(scene.chosen);
  wish(scene, card === null && wished(scene) === name ? null : name);
  if (industryOf(scene.chosen) === name) return;
  const choice = card === null ? undefined : choiceByCard(scene, card, name);
  scene.choose(choice !== undefined && industryOf(choice.decision) === name ? choice.decision : null);
}
