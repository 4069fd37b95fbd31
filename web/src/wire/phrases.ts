/**
 * Phrases: messages with typed arguments, which the server chooses and the browser puts into words.
 *
 * An argument is named by what its field is in the game: `{"corporation": "hydra"}` becomes "Hydra",
 * `{"amount": 300}` "$300". `tontine/play/words.py` does the same for the terminal.
 */
import type { FluentVariable } from "@fluent/bundle";
import { FIELDS, SHARED_FIELDS, type Field, type Phrase } from "./generated";
import type { Words } from "../words/words.svelte";

/** The name of a field's value at a table. */
export type NameField = (field: string, value: unknown) => FluentVariable;

/** A piece of a text: a name with the field and the value it stands for, or what is between names. */
export interface Part {
  text: string;
  field: string;
  value: unknown;
}

const LISTS = ["list-row", "list-and", "list-or"];
/** Around a name in a text: its place in a list, the name itself. No characters of any language. */
const [MARK, NAME, END] = ["\ue000", "\ue001", "\ue002"];
const MARKED = new RegExp(`${MARK}(\\d+)${NAME}|${END}`);

/** What the fields of games are that this client was not built with. */
const introduced: Record<string, Readonly<Record<string, Field>>> = {};

export function introduce(game: string, fields: Readonly<Record<string, Field>>): void {
  introduced[game] = fields;
}
export function fieldsOf(game: string): Readonly<Record<string, Field>> {
  return introduced[game] ?? { ...SHARED_FIELDS, ...FIELDS[game] };
}
export function fieldOf(game: string, field: string): Field | undefined {
  return fieldsOf(game)[field];
}

/** How the fields of a game are named for a reader; `me` is their seat. */
export function namer(game: string, words: Words, names: readonly string[], me: number | null): NameField {
  return (field, value) => {
    const known = fieldOf(game, field);
    if (known?.kind === "thing") return words(`${known.message}-${String(value).replaceAll("_", "-")}`);
    if (typeof value !== "number") return String(value);
    if (known?.kind === "money") return words.money(value);
    if (known?.kind === "numbered") return words(`${known.message}-number`, { number: value });
    if (known?.kind === "seat") return value === me ? words("you") : (names[value] ?? "");
    return value;
  };
}

/** What a phrase says to the reader where it is about them: who does it, or whom it is done to. */
const ADDRESSED = [
  ["seat", "you"],
  ["rival", "to-you"],
] as const;

/** The message of a phrase, in the form that is said to the reader at `me`. */
function addressed(words: Words, { message, arguments: facts = {} }: Phrase, me: number | null): string {
  const plain = message.replaceAll("_", "-");
  const form = ADDRESSED.find(
    ([field, to]) => me !== null && facts[field] === me && words.has(`${plain}.${to}`),
  );
  return form === undefined ? plain : `${plain}.${form[1]}`;
}

/** A phrase in words, to the reader at the seat `me` or to an onlooker. */
export function say(words: Words, phrase: Phrase, name: NameField, me: number | null): string {
  if (LISTS.includes(phrase.message)) {
    const [field = "", items] = Object.entries(phrase.arguments ?? {})[0] ?? [];
    const named = (items as unknown[]).map((item) => String(argument(words, field, item, name, me)));
    return words.listing(named, phrase.message);
  }
  const entries = Object.entries(phrase.arguments ?? {});
  const named = entries.map(([field, value]) => [field, argument(words, field, value, name, me)] as const);
  const text = words(addressed(words, phrase, me), Object.fromEntries(named));
  return phrase.rule ? words("ruled", { rule: phrase.rule, text }) : text;
}

function argument(
  words: Words,
  field: string,
  value: unknown,
  name: NameField,
  me: number | null,
): FluentVariable {
  if (isPhrase(value)) return say(words, value, name, me);
  if (Array.isArray(value)) {
    return words.listing(
      value.map((item) => String(argument(words, field, item, name, me))),
      "list-row",
    );
  }
  return name(field, value);
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "message" in value;
}

/** A phrase in pieces, so that each name can be set off with colour or an emblem. */
export function partsOf(words: Words, phrase: Phrase, name: NameField, me: number | null): Part[] {
  const named: { field: string; value: unknown }[] = [];
  const mark: NameField = (field, value) => {
    const text = name(field, value);
    // A message may choose by a number, and by a word that is not shown.
    if (text === value) return text;
    named.push({ field, value });
    return `${MARK}${named.length - 1}${NAME}${String(text)}${END}`;
  };
  const pieces = say(words, phrase, mark, me).split(MARKED);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const inside = pieces[at - 1];
    const it = inside === undefined ? undefined : named[Number(inside)];
    const text = pieces[at] ?? "";
    if (text !== "" || it !== undefined)
      parts.push({ text, field: it?.field ?? "", value: it?.value ?? null });
  }
  return parts;
}
