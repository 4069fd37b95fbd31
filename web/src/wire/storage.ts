/** What this browser stores: my token, which holds my seats; my name; what was shown of each table, and my notes. */
import type { Decision, State } from "./generated";

const SHOWN = "tontine-seen";
const DRAFT = "tontine-draft";
const NOTES = "tontine-notes";
const MOST_TABLES = 20;
const TOKEN = "tontine-token";
const NAME = "tontine-name";
const ACCOUNT = "tontine-account";
const GUEST = "tontine-guest";
const LEVEL = "tontine-level";
const LEARNT = "tontine-learnt";
const PUZZLE = "tontine-puzzle";
const PUSH = "tontine-push";

export const storage = {
  get token(): string | null {
    return localStorage.getItem(TOKEN);
  },
  set token(token: string | null) {
    if (token !== null) localStorage.setItem(TOKEN, token);
    else localStorage.removeItem(TOKEN);
  },
  /** The name of the account that this browser is signed in with; empty for a guest. */
  get account(): string {
    return localStorage.getItem(ACCOUNT) ?? "";
  },
  set account(name: string) {
    if (name !== "") localStorage.setItem(ACCOUNT, name);
    else localStorage.removeItem(ACCOUNT);
  },
  /** The token that this browser had as a guest, put aside while somebody is signed in. */
  get guest(): string | null {
    return localStorage.getItem(GUEST);
  },
  set guest(token: string | null) {
    if (token !== null) localStorage.setItem(GUEST, token);
    else localStorage.removeItem(GUEST);
  },
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name);
  },
  /** Whether this browser is to tell me that it is my turn while its pages are closed. */
  get push(): boolean {
    return localStorage.getItem(PUSH) === "yes";
  },
  set push(on: boolean) {
    if (on) localStorage.setItem(PUSH, "yes");
    else localStorage.removeItem(PUSH);
  },
  /** What I have learnt: `learn/learnt.svelte.ts`. */
  get learnt(): readonly string[] {
    return JSON.parse(localStorage.getItem(LEARNT) ?? "[]") as string[];
  },
  set learnt(items: readonly string[]) {
    localStorage.setItem(LEARNT, JSON.stringify(items));
  },
  /** The table at which this window solves a puzzle, by what the puzzle is called in its address. */
  puzzleTable(puzzle: string): string | null {
    return sessionStorage.getItem(`${PUZZLE} ${puzzle}`);
  },
  setPuzzleTable(puzzle: string, table: string): void {
    sessionStorage.setItem(`${PUZZLE} ${puzzle}`, table);
  },
  /** How well the bots of "Play now" play. */
  get level(): string {
    return localStorage.getItem(LEVEL) ?? "";
  },
  set level(level: string) {
    localStorage.setItem(LEVEL, level);
  },
};

/** By table, least recently used first: something of each seat. */
type BySeat<Value> = Record<string, Record<string, Value>>;

function read<Value>(key: string): BySeat<Value> {
  return JSON.parse(localStorage.getItem(key) ?? "{}") as BySeat<Value>;
}

function write<Value>(key: string, table: string, seat: number | null, value: Value): void {
  const { [table]: mine, ...others } = read<Value>(key);
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  const all: BySeat<Value> = { ...Object.fromEntries(kept), [table]: { ...mine, [String(seat)]: value } };
  localStorage.setItem(key, JSON.stringify(all));
}

/** The last version that a seat was shown. */
export function shownVersion(table: string, seat: number | null): number | undefined {
  return read<number>(SHOWN)[table]?.[String(seat)];
}

export function setShownVersion(table: string, seat: number | null, version: number): void {
  write(SHOWN, table, seat, version);
}

/** What the player of a seat has written down. */
export function notes(table: string, seat: number | null): string {
  return read<string>(NOTES)[table]?.[String(seat)] ?? "";
}

export function setNotes(table: string, seat: number | null, text: string): void {
  write(NOTES, table, seat, text);
}

/** What is being put together in this window: of a table, by the seat and its last decision before. */
interface StoredDraft {
  table: string;
  seat: number | null;
  decided: number;
  decision: Decision;
}

/** Stores what is being put together; null for nothing. */
export function setDraft(table: string, state: State | null, decision: Decision | null): void {
  if (state === null || decision === null) return sessionStorage.removeItem(DRAFT);
  const { decided, view } = state;
  const draft: StoredDraft = { table, seat: view.seat, decided, decision };
  sessionStorage.setItem(DRAFT, JSON.stringify(draft));
}

/** What was being put together there when the page was left, unless the seat has decided something since. */
export function draftOf(table: string, { view, decided }: State): Decision | null {
  const text = sessionStorage.getItem(DRAFT);
  if (text === null) return null;
  const draft = JSON.parse(text) as StoredDraft;
  const same = draft.table === table && draft.seat === view.seat && draft.decided === decided;
  return same ? draft.decision : null;
}
