import { fieldOf } from "../../words/phrases";
import type { BoardContext } from "../game";
import type { GreedTable } from "./types";

type Named = Pick<BoardContext, "view" | "words">;

function tableOf(scene: Named): GreedTable {
  return scene.view.table as GreedTable;
}

export function companyName(scene: Named, company: number): string {
  return tableOf(scene).names.companies[company] ?? scene.words("company-number", { number: company });
}

/** Cards have the names of the set that is played with; those of the house set are translated. */
export function assetName(scene: Named, asset: number): string {
  const { house, assets } = tableOf(scene).names;
  return house ? scene.words(`asset-${asset}`) : (assets[asset] ?? "");
}

export function symbolName(scene: Named, symbol: string): string {
  const { house, symbols } = tableOf(scene).names;
  return house ? scene.words(`symbol-${symbol}`) : (symbols[symbol] ?? "");
}

export function goodName({ words }: Named, good: string, form = ""): string {
  return words(`good-${good.replaceAll("_", "-")}${form}`);
}

/** What the chairs of a company are, in their order. */
export function chairAt(place: number): string {
  return fieldOf("greed", "chair")?.values[place] ?? "";
}

export function isCompany(field: string): boolean {
  return fieldOf("greed", field)?.message === "company";
}

export function nameField(scene: Named, field: string, value: unknown): string | undefined {
  if (isCompany(field)) return companyName(scene, Number(value));
  if (field === "asset" && typeof value === "number")
    return scene.words("card", { name: assetName(scene, value), number: value });
  if (field === "symbol") {
    const [metal = "", letter = ""] = String(value).split("-");
    return scene.words("lot", {
      metal,
      letter: letter.toUpperCase(),
      name: symbolName(scene, String(value)),
    });
  }
  return undefined;
}
