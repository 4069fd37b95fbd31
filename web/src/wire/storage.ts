/** What this browser stores: my token, which holds my seats; my name; and what it has shown of each table. */
const SHOWN = "tontine-seen";
const MOST_TABLES = 20;
const TOKEN = "tontine-token";
const NAME = "tontine-name";

export const storage = {
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

/** By table, least recently used first: the last version that each seat was shown. */
type ShownVersions = Record<string, Record<string, number>>;

function read(): ShownVersions {
  return JSON.parse(localStorage.getItem(SHOWN) ?? "{}") as ShownVersions;
}

export function shownVersion(table: string, seat: number | null): number | undefined {
  return read()[table]?.[String(seat)];
}

export function setShownVersion(table: string, seat: number | null, version: number): void {
  const { [table]: mine, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  const all: ShownVersions = { ...Object.fromEntries(kept), [table]: { ...mine, [String(seat)]: version } };
  localStorage.setItem(SHOWN, JSON.stringify(all));
}
