/**
 * Which screen the address names, and how to go to another without loading the page again. The server has a
 * list of these, too (http/pages.py): it answers 404 to others.
 */
export type Route =
  | { screen: "lobby" | "account" | "record" | "missing" }
  | { screen: "person"; name: string }
  | { screen: "table"; table: string; analysis: boolean }
  | { screen: "mail"; what: "confirm" | "stop"; token: string }
  | { screen: "reset"; token: string }
  | { screen: "puzzle"; puzzle: string };

export function read(path: string): Route {
  if (path === "/") return { screen: "lobby" };
  if (path === "/account") return { screen: "account" };
  if (path === "/record") return { screen: "record" };
  const person = /^\/people\/([^/]+)$/.exec(path)?.[1];
  if (person !== undefined) return { screen: "person", name: decodeURIComponent(person) };
  // What a link in a mail is good for; the part after # is not sent to the server.
  if (path === "/confirm") return { screen: "mail", what: "confirm", token: window.location.hash.slice(1) };
  if (path === "/reset") return { screen: "reset", token: window.location.hash.slice(1) };
  const stop = /^\/stop\/([\w.-]+)$/.exec(path);
  if (stop?.[1] !== undefined) return { screen: "mail", what: "stop", token: stop[1] };
  const puzzle = /^\/puzzle\/([A-Za-z0-9_:-]+)\/?$/.exec(path);
  if (puzzle?.[1] !== undefined) return { screen: "puzzle", puzzle: puzzle[1] };
  // The part after # says which moment of the game the analysis shows.
  const [, page, table] = /^\/(table|analysis)\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  return table === undefined
    ? { screen: "missing" }
    : { screen: "table", table, analysis: page === "analysis" };
}

const current = $state({ path: window.location.pathname });
window.addEventListener("popstate", () => (current.path = window.location.pathname));

export function route(): Route {
  return read(current.path);
}

export function go(path: string, hash = ""): void {
  window.history.pushState(null, "", hash === "" ? path : `${path}#${hash}`);
  current.path = path;
  window.scrollTo(0, 0);
}

export function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

export function puzzlePath(puzzle: string): string {
  return `/puzzle/${puzzle}`;
}

export function analysisPath(table: string): string {
  return `/analysis/${encodeURIComponent(table)}`;
}

/** Where everybody may see somebody's record, if they want that. */
export function personPath(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

/** For links within the page: `<a href="/" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}
