/** HTTP requests: the lobby, creating a table, and the address of the save file. */
import { randomId } from "./connection";
import { storage } from "./storage";
import type { GameFacts, Lobby, TableCreated, CreateTable, Problem } from "./generated";

/** A request that the server refused; the message is for the player. */
export class Refusal extends Error {}

async function read<T>(response: Response): Promise<T> {
  const body = (await response.json()) as unknown;
  if (!response.ok) throw new Refusal((body as Problem).text);
  return body as T;
}

function headersFor(language: string): Record<string, string> {
  return { "Accept-Language": language };
}

export async function lobby(language: string): Promise<Lobby> {
  return read<Lobby>(await fetch("/api/lobby", { headers: headersFor(language) }));
}

/** What there is to know of a game that this client was not built with, its words among it. */
export async function gameFacts(game: string, language: string): Promise<GameFacts> {
  return read<GameFacts>(await fetch(`/api/games/${encodeURIComponent(game)}/${language}`));
}

/** Create a table. The id is new for each call; a request sent again with it creates no second table. */
export async function createTable(
  draft: Omit<CreateTable, "id" | "token">,
  language: string,
): Promise<string> {
  const body: CreateTable = { ...draft, id: randomId(), token: storage.token };
  const created = await read<TableCreated>(
    await fetch("/api/tables", {
      method: "POST",
      headers: { ...headersFor(language), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  storage.token = created.token;
  return created.table;
}

export function saveFile(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/save/${encodeURIComponent(table)}.jsonl`;
}
