/** What goes over plain HTTP: the lobby, opening a table, and the save file. */
import { randomId } from "./line";
import { keys } from "./keys";
import type { Lobby, Opened, Opening, Problem } from "./generated";

/** What the server refused, in words. */
export class Refusal extends Error {}

async function read<T>(response: Response): Promise<T> {
  const body = (await response.json()) as unknown;
  if (!response.ok) throw new Refusal((body as Problem).text);
  return body as T;
}

function asked(language: string): Record<string, string> {
  return { "Accept-Language": language };
}

export async function lobby(language: string): Promise<Lobby> {
  return read<Lobby>(await fetch("/api/lobby", { headers: asked(language) }));
}

/** Open a table. The id is made once a click, so that a lost answer opens no second table. */
export async function openTable(opening: Omit<Opening, "id" | "token">, language: string): Promise<string> {
  const body: Opening = { ...opening, id: randomId(), token: keys.token };
  const opened = await read<Opened>(
    await fetch("/api/tables", {
      method: "POST",
      headers: { ...asked(language), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  keys.token = opened.token;
  return opened.table;
}

export function saveFile(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/save/${encodeURIComponent(table)}.jsonl`;
}
