import { fieldOf } from "../../wire/phrases";
import type { BoardContext } from "../../context/game";
import type { GreedTable } from "./types";

type Named = Pick<BoardContext, "view" | "words">;

function tableOf(context: Named): GreedTable {
  return context.view.table as GreedTable;
}

export function companyName(context: Named, company: number): string {
  const own = `company-${company}`;
  if (context.words.has(own)) return context.words(own);
  return tableOf(context).names.companies[company] ?? context.words("company-number", { number: company });
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

export function nameField(context: Named, field: string, value: unknown): string | undefined {
  if (isCompany(field)) return companyName(context, Number(value));
  if (field === "asset" && typeof value === "number")
    return context.words("card", { name: assetName(context, value), number: value });
  if (field === "symbol") {
    const [metal = "", letter = ""] = String(value).split("-");
    return context.words("lot", {
      metal,
      letter: letter.toUpperCase(),
      name: symbolName(context, String(value)),
    });
  }
  return undefined;
}
