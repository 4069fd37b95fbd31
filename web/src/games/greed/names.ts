import { fieldOf } from "../../wire/phrases";
import type { BoardContext } from "../../context/game";
import type { GreedTable } from "./types";

type Named = Pick<BoardContext, "view" | "words">;

function tableOf(scene: Named): GreedTable {
  return scene.view.table as GreedTable;
}

export function companyName(scene: Named, company: number): string {
  const own = `company-${company}`;
  if (scene.words.has(own)) return scene.words(own);
  return tableOf(scene).names.companies[company] ?? scene.words("company-number", { number: company });
}

/** What the set of cards calls things by names of its own; the rest is translated. */
export function ownNames(view: { table: unknown }, language: string): Readonly<Record<string, string>> {
  return (view.table as GreedTable).names.own[language] ?? {};
}

export function assetName({ words }: Named, asset: number): string {
  return words(`asset-${asset}`);
}

export function symbolName({ words }: Named, symbol: string): string {
  return words(`symbol-${symbol}`);
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
