/** The plain data of a game in words. `tontine/cli/terminal/plain/table.py` does the same for the terminal. */
import type { AskedNumber, Phrase } from "../../wire/generated";
import { fieldsOf, namer } from "../../wire/phrases";
import type { Decision, BoardContext } from "../../context/game";

/** Something with fields: a player, a card. */
export type Row = Readonly<Record<string, unknown>>;

export interface Description {
  /** What a field is called: the game's own word, or else its name in plain letters. */
  label(name: string): string;
  /** The same, where it may be a thing of which there are so many. */
  key(name: string): string;
  /** A value in a line of text, whatever is in it. */
  said(name: string, value: unknown): string;
  /** Whether a field is for people: one that has a name, or any where the game names none. */
  shown(name: string): boolean;
  /** A decision that nobody gave a name. */
  decision(decision: Decision): string;
}

const NONE = "–";
const BETWEEN = " · ";

export function describe(context: BoardContext): Description {
  const { words, view } = context;
  const fields = fieldsOf(view.game);
  const name = namer(view.game, words, context.names, context.me);
  const thingOf = (value: string): string | undefined =>
    Object.keys(fields).find((one) => fields[one]?.kind === "thing" && fields[one].values.includes(value));

  const message = (field: string): string => `table-${field.replaceAll("_", "-")}`;
  const label = (field: string): string =>
    words.has(message(field)) ? words(message(field)) : humanised(field);
  const naming = Object.keys(view.table).some((field) => words.has(message(field)));
  const shown = (field: string): boolean =>
    !naming || words.has(message(field)) || thingOf(field) !== undefined;
  const key = (field: string): string => {
    const thing = thingOf(field);
    return thing === undefined ? label(field) : String(name(thing, field));
  };
  const said = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return NONE;
    if (typeof value === "boolean") return words(value ? "plain-yes" : "plain-no");
    if (Array.isArray(value)) {
      return value.length === 0 ? NONE : value.map((one) => said(field, one)).join(words("list-separator"));
    }
    if (isPhrase(value)) return context.say(value);
    if (isRow(value)) {
      return Object.entries(value)
        .filter(([one]) => shown(one))
        .map(([one, inside]) => `${key(one)} ${said(one, inside)}`)
        .join(BETWEEN);
    }
    if (typeof value === "string" && !(field in fields)) {
      const thing = thingOf(value);
      return thing === undefined ? humanised(value) : String(name(thing, value));
    }
    return String(name(field, value));
  };
  return {
    label,
    key,
    said,
    shown,
    decision: (decision) => {
      const { kind, ...rest } = decision as unknown as Record<string, unknown>;
      const parts = Object.entries(rest).map(([field, value]) => said(field, value));
      return [label(String(kind)), ...parts].join(BETWEEN);
    },
  };
}

function humanised(name: string): string {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const PHRASE = ["message", "arguments", "rule"];

function isPhrase(value: unknown): value is Phrase {
  return isRow(value) && "message" in value && Object.keys(value).every((name) => PHRASE.includes(name));
}

/** What there are several of, as rows of a table; rows of rows one after the other. */
export function rowsOf(value: unknown): Row[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const flat: unknown[] = value.flat() as unknown[];
  return flat.length > 0 && flat.every((one) => isRow(one) && !isPhrase(one)) ? (flat as Row[]) : null;
}

/** Whether there is a row for each seat. */
export function areSeats(rows: readonly Row[], seats: number): boolean {
  return rows.length === seats && rows.every((row) => typeof row["seat"] === "number");
}

/** The fields of rows but whose they are; counts of things have a column for each thing. */
export function columnsOf(rows: readonly Row[]): string[][] {
  return Object.entries(rows[0] ?? {}).flatMap(([name, value]) => {
    if (name === "seat") return [];
    const counts = isRow(value) && Object.values(value).every((one) => typeof one === "number");
    return counts && Object.keys(value).length > 0 ? Object.keys(value).map((one) => [name, one]) : [[name]];
  });
}

export function valueAt(row: Row, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRow(value) ? value[name] : undefined), row);
}

/** A ready decision with other numbers in it. */
export function filled(
  decision: Decision,
  numbers: readonly AskedNumber[],
  values: Readonly<Record<string, number>>,
): Decision {
  const whole: Record<string, unknown> = { ...decision };
  for (const { name, within } of numbers) {
    const value = values[name];
    if (value === undefined) continue;
    if (within === "") whole[name] = value;
    else whole[within] = { ...(whole[within] as Row), [name]: value };
  }
  return whole as unknown as Decision;
}

/** The numbers that are filled in. */
export function numbersIn(decision: Decision, numbers: readonly AskedNumber[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name, within } of numbers) {
    const value = valueAt(decision as unknown as Row, within === "" ? [name] : [within, name]);
    if (typeof value === "number") found[name] = value;
  }
  return found;
}
