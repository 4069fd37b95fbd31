/** What an event carries from where to where; the places are named as `anchor` has them. */
import type { GreedEvent } from "../../wire/generated";

export interface Route {
  /** The first of these places that is on the page. */
  from: string[];
  to: string[];
  thing?: string;
  count?: number;
  symbol?: string;
  asset?: number;
  seat?: number;
  sign?: "letter" | "finger" | "marker";
}

export function routeOf(it: GreedEvent): Route | null {
  switch (it.event) {
    case "announced":
      return { ...between(seat(it.fields.seat), [`offer:${it.fields.asset}`]), asset: it.fields.asset };
    case "took": {
      const { asset, company } = it.fields;
      return { ...between([`offer:${asset}`], [`asset:${asset}`, ...placard(company)]), asset };
    }
    case "equipped": {
      const { asset, company } = it.fields;
      return { ...between([`discard:${asset}`, "discards"], [`asset:${asset}`, ...placard(company)]), asset };
    }
    case "dropped": {
      const { asset, company } = it.fields;
      return { ...between([`asset:${asset}`, ...placard(company)], ["discards", "market"]), asset };
    }
    case "seated":
    case "promoted": {
      const { company, chair } = it.fields;
      return {
        ...between(seat(it.fields.seat), [`chair:${company}:${chair}`, ...placard(company)]),
        seat: it.fields.seat,
      };
    }
    case "produced":
    case "gained":
      return { ...between(placard(it.fields.company), stock(it.fields.company)), ...goods(it.fields) };
    case "spent":
      return { ...between(stock(it.fields.company), placard(it.fields.company)), ...goods(it.fields) };
    case "proposed":
      return { ...between(placard(it.fields.company), placard(it.fields.partner)), sign: "letter" };
    case "rejected":
    case "countered":
    case "withdrew":
      return { ...between(placard(it.fields.partner), placard(it.fields.company)), sign: "letter" };
    case "moved":
      return { ...between(stock(it.fields.company), stock(it.fields.partner)), ...goods(it.fields) };
    case "paid":
      return {
        ...between(purse(it.fields.company), purse(it.fields.partner)),
        thing: "money",
        count: it.fields.amount,
      };
    case "sold":
      return { ...between(stock(it.fields.company), [`good:${it.fields.good}`]), ...goods(it.fields) };
    case "stored":
      return { ...between(purse(it.fields.company), ["market"]), thing: "money", count: it.fields.amount };
    case "pointed": {
      const { company, chair } = it.fields;
      return {
        ...between(seat(it.fields.seat), [`chair:${company}:${chair}`, ...placard(company)]),
        sign: "finger",
      };
    }
    case "marker":
      return { ...between(["lots", "market"], seat(it.fields.seat)), sign: "marker" };
    case "fired":
      return {
        ...between(
          [`chair:${it.fields.company}:${it.fields.chair}`, ...purse(it.fields.company)],
          seat(it.fields.seat),
        ),
        thing: "money",
        count: it.fields.amount,
      };
    case "won":
      return {
        ...between([`lot:${it.fields.symbol}`, "lots"], seat(it.fields.seat)),
        symbol: it.fields.symbol,
      };
    case "founded":
      return {
        ...between(seat(it.fields.seat), placard(it.fields.company)),
        thing: "money",
        count: it.fields.amount,
      };
    default:
      return null;
  }
}

function between(from: string[], to: string[]): { from: string[]; to: string[] } {
  return { from, to };
}
function goods({ good, count }: { good: string; count: number }): { thing: string; count: number } {
  return { thing: good, count };
}
function placard(company: number): string[] {
  return [`company:${company}`];
}
function stock(company: number): string[] {
  return [`stock:${company}`, `company:${company}`];
}
function purse(company: number): string[] {
  return [`money:${company}`, `company:${company}`];
}
function seat(number: number): string[] {
  return [`seat:${number}`, "market"];
}
