/** What this browser remembers: the token that holds my seats, my name, and what I have seen. */
const SEEN = "tontine-seen";
const MOST_TABLES = 20;
const TOKEN = "tontine-token";
const NAME = "tontine-name";

export const keys = {
  get token(): string | null {
    return localStorage.getItem(TOKEN);
  },
  set token(token: string | null) {
    if (token !== null) localStorage.setItem(TOKEN, token);
  },
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name);
  },
};

/** By table, oldest first: the version that each seat was shown last. */
type Seen = Record<string, Record<string, number>>;

function read(): Seen {
  return JSON.parse(localStorage.getItem(SEEN) ?? "{}") as Seen;
}

export function seen(table: string, seat: number | null): number | undefined {
  return read()[table]?.[String(seat)];
}

export function saw(table: string, seat: number | null, version: number): void {
  const { [table]: mine, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  const all: Seen = { ...Object.fromEntries(kept), [table]: { ...mine, [String(seat)]: version } };
  localStorage.setItem(SEEN, JSON.stringify(all));
}
