/** HTTP requests: the lobby, my tables, creating a table and finding one, and the address of the save file. */
import { randomId } from "./connection";
import { storage } from "./storage";
import type {
  BeginLesson,
  BeginPuzzle,
  DailyPuzzle,
  ForkGame,
  GameFacts,
  LoadGame,
  Lobby,
  MyTable,
  TableCreated,
  TableFound,
  CreateTable,
  Problem,
} from "./generated";

/** A request that the server refused; the message is for the player. */
export class Refusal extends Error {}

export async function read<T>(response: Response): Promise<T> {
  const body = (await response.json()) as unknown;
  if (!response.ok) throw new Refusal((body as Problem).text);
  return body as T;
}

export function headersFor(language: string): Record<string, string> {
  return { "Accept-Language": language };
}

/** Says who asks. Browsers never send this header by themselves, so no other site can act for anybody. */
export function identity(): Record<string, string> {
  return storage.token === null ? {} : { Authorization: `Bearer ${storage.token}` };
}

export async function post(path: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function lobby(language: string): Promise<Lobby> {
  return read<Lobby>(await fetch("/api/lobby", { headers: headersFor(language) }));
}

/** The tables of this browser whose games are not over. `away`: nobody is looking at the page that asks. */
export async function myTables(language: string, away = false): Promise<MyTable[]> {
  if (storage.token === null) return [];
  const response = await fetch(`/api/mine${away ? "?away=true" : ""}`, {
    headers: { ...headersFor(language), ...identity() },
  });
  // The database of the server may be another one than that from which the token is, or this browser was signed out.
  if (response.status === 401) storage.account = "";
  return response.status === 401 ? [] : read<MyTable[]>(response);
}

/** The table that a code leads to. */
export async function findTable(code: string, language: string): Promise<string> {
  const address = `/api/codes/${encodeURIComponent(code.trim())}`;
  return (await read<TableFound>(await fetch(address, { headers: headersFor(language) }))).table;
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
  return create("/api/tables", { ...draft, id: randomId(), token: storage.token }, language);
}

/** A table from a save file, to look at its game or to go on with it. */
export async function loadGame(file: string, name: string, language: string): Promise<string> {
  return create("/api/saves", { id: randomId(), name, file, token: storage.token }, language);
}

/** A table at which the guided first game of a game begins at once. */
export async function beginLesson(game: string, name: string | null, language: string): Promise<string> {
  return create("/api/lessons", { id: randomId(), game, name, token: storage.token }, language);
}

/** A table that goes on from a moment of a game that is over. */
export async function forkGame(way: Omit<ForkGame, "id" | "token">, language: string): Promise<string> {
  return create("/api/forks", { ...way, id: randomId(), token: storage.token }, language);
}

/** A table with a puzzle, for me alone. */
export async function beginPuzzle(puzzle: string, language: string): Promise<string> {
  const about = { puzzle, name: storage.account || storage.name || null };
  return create("/api/puzzles", { ...about, id: randomId(), token: storage.token }, language);
}

/** The puzzle of the day; null if there is none. */
export async function dailyPuzzle(language: string): Promise<DailyPuzzle | null> {
  return read<DailyPuzzle | null>(await fetch("/api/puzzles/today", { headers: headersFor(language) }));
}

async function create(
  path: string,
  body: CreateTable | LoadGame | ForkGame | BeginLesson | BeginPuzzle,
  language: string,
): Promise<string> {
  const created = await read<TableCreated>(await post(path, body, headersFor(language)));
  storage.token = created.token;
  return created.table;
}

export function saveFile(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/save/${encodeURIComponent(table)}.jsonl`;
}
