/**
 * Searches what each page received for what its seat may not know: tiles that are neither its own nor
 * public, what others hold when holdings are hidden, the key before the end, others' tokens.
 */
import type { AcquireTable, Room, Scene, ServerMessage, State } from "../../src/wire/generated";

const TILE = /(?<![\w-])(?:1[0-2]|[1-9])[A-I](?![\w-])/g;
/** Fields of random characters, which may look like a tile by chance. */
const RANDOM = new Set(["token", "table", "rematch", "result", "id", "commitment", "key"]);

type Message = ServerMessage & { view?: Scene; token?: string };

export function leaks(pages: readonly (readonly string[])[]): string[] {
  // Of other games the conformance suite holds what a view may tell.
  const told = pages
    .map((texts) => texts.map((text) => JSON.parse(text) as Message))
    .filter((messages) => messages.every(({ view }) => view === undefined || view.game === "acquire"));
  return [...new Set([...told.flatMap(tilesIn), ...sameHands(told), ...strangers(told), ...tooEarly(told)])];
}

/** Every tile a page is told of must be its own, or have been seen by everybody (A22: the market's too). */
function tilesIn(messages: readonly Message[], page: number): string[] {
  const found: string[] = [];
  const known = new Set<string>();
  let table = "";
  for (const message of messages) {
    if (message.type === "welcome" && message.table !== table) {
      table = message.table;
      known.clear();
    }
    if (message.type === "room" && message.status === "over") return found;
    if (message.view) learn(message.view, known);
    if (message.type === "state")
      for (const { event } of message.events)
        if (event.event === "market") known.add(String(event.fields["tile"]));
    for (const tile of mentioned(message)) {
      if (!known.has(tile))
        found.push(`page ${page} is told of ${tile} by ${JSON.stringify(message).slice(0, 90)}`);
    }
    if (message.view) found.push(...holdings(message.view, page));
  }
  return found;
}

function learn(view: Scene, known: Set<string>): void {
  const { hand, spaces, aside } = view.table as AcquireTable;
  for (const tile of [...hand.map((one) => one.tile), ...Object.keys(spaces), ...aside]) known.add(tile);
}

function mentioned(value: unknown): string[] {
  if (typeof value === "string") return value.match(TILE) ?? [];
  if (Array.isArray(value)) return value.flatMap(mentioned);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    RANDOM.has(key) && typeof inside === "string" ? [] : [...(key.match(TILE) ?? []), ...mentioned(inside)],
  );
}

/** With hidden holdings, nobody's but one's own. */
function holdings(view: Scene, page: number): string[] {
  if (view.options["holdings"] !== "hidden" || view.over) return [];
  const { players } = view.table as AcquireTable;
  return players
    .filter(({ seat, cash, shares }) => seat !== view.seat && (cash !== null || shares !== null))
    .map(({ seat }) => `page ${page} sees what seat ${seat} holds`);
}

/** At one version no two seats can hold the same tile, and an onlooker holds none. */
function sameHands(told: readonly (readonly Message[])[]): string[] {
  const holders = new Map<string, number>();
  const found: string[] = [];
  for (const messages of told) {
    let table = "";
    for (const message of messages) {
      if (message.type === "welcome") table = message.table;
      if (message.type !== "state") continue;
      const { view, version, seats }: State = message;
      const { hand } = view.table as AcquireTable;
      if (view.seat === null ? hand.length > 0 : !seats.includes(view.seat))
        found.push(`a hand for seat ${view.seat} of ${seats.join()}`);
      for (const { tile } of hand) {
        const key = `${tile} at version ${version} of ${table}`;
        const holder = holders.get(key) ?? view.seat ?? -1;
        if (holder !== view.seat) found.push(`${key} is held by ${holder} and ${view.seat}`);
        holders.set(key, holder);
      }
    }
  }
  return found;
}

/** No page may be sent the token of another. */
function strangers(told: readonly (readonly Message[])[]): string[] {
  const own = told.map((messages) => messages.flatMap(({ token }) => (token === undefined ? [] : [token])));
  return told.flatMap((messages, page) => {
    const text = JSON.stringify(messages);
    const others = own.filter((_, other) => other !== page).flat();
    return others
      .filter((token) => !own[page]?.includes(token) && text.includes(token.split(".").at(-1) ?? token))
      .map(() => `page ${page} was told another's token`);
  });
}

/** The key that all chance comes from may be sent only when the game is over. */
function tooEarly(told: readonly (readonly Message[])[]): string[] {
  const over = (message: Message): message is Room => message.type === "room" && message.status === "over";
  const keys = new Set(
    told
      .flat()
      .filter(over)
      .map(({ key }) => key),
  );
  return told.flatMap((messages, page) => {
    let table = "";
    const shown = new Set<string>();
    return messages.flatMap((message) => {
      if (message.type === "welcome") table = message.table;
      if (over(message)) shown.add(table);
      const text = shown.has(table) ? "" : JSON.stringify(message);
      return [...keys].some((key) => key !== null && text.includes(key))
        ? [`page ${page} was told the key before the end`]
        : [];
    });
  });
}
