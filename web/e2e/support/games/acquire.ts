/** Acquire: its moments, all that can be opened at its tables, and what no page may be told. */
import type { Page } from "playwright-core";
import type { AcquireTable, View, State } from "../../../src/wire/generated";
import { Player } from "../player";
import type { FaultyProxy } from "../proxy";
import { Visitor } from "../visitor";
import { EVERY, resize, THREE } from "../windows";
import type { Message, Stop, TestedGame } from "./game";

const MOMENTS = [
  ...([
    "placing",
    "founding",
    "disposing",
    "buying",
    "waiting",
    "may-end",
    "last-buying",
    "announced",
    "tied",
    "over",
  ] as const),
];
type Moment = (typeof MOMENTS)[number];

const TILE = /(?<![\w-])(?:1[0-2]|[1-9])[A-I](?![\w-])/g;
/** Fields of random characters, which may look like a tile by chance. */
const RANDOM = new Set(["token", "table", "rematch", "result", "id", "commitment", "key"]);

export const acquire: TestedGame<Moment> = {
  moments: MOMENTS,
  must: ["cash", "tiles"],
  picture: { moment: "placing", parts: ".map", box: [0, 7, 78, 65], worded: false },
  map: {
    small: 345,
    phone: 375,
    tablet: 735,
    zoomed: 420,
    flat: 398,
    medium: 565,
    laptop: 750,
    low: 710,
    wide: 880,
    high: 700,
    broad: 800,
    large: 1090,
    huge: 1520,
    thousand: 550,
    between: 750,
  },
  considered: {
    placing: [".rack .open.merges"],
    founding: [".choice .card"],
    disposing: [".way:nth-of-type(2) .stepper button:last-child"],
    buying: [".purchase .card[aria-disabled=false]", ".purchase .card[aria-disabled=false]"],
    "may-end": [".announce button"],
    "last-buying": [".purchase .announcing input"],
  },
  tour,
  leaks: (pages) => [...pages.flatMap(tilesIn), ...sameHands(pages)],
};

// -- what can be opened --------------------------------------------------------------

async function tour(moment: Moment, page: Page, proxy: FaultyProxy, stop: Stop): Promise<void> {
  switch (moment) {
    case "placing":
      await stop("table-turn", page, THREE);
      await page.locator(".rack .open.merges").first().click();
      await stop("table-merger-preview", page, THREE);
      await page.keyboard.press("Escape");
      await sheets(page, stop);
      await resize(page, "wide");
      return breakdown(page, proxy, stop);
    case "founding":
      return stop("table-choice", page, THREE);
    case "disposing":
      return stop("table-disposal", page, THREE);
    case "buying":
      await new Player(page).buy();
      return stop("table-buying", page, THREE);
    case "waiting":
      return stop("table-waiting", page, THREE);
    case "may-end":
    case "last-buying":
    case "announced":
      return stop(`table-${moment}`, page, EVERY);
    case "tied":
      await new Player(page).preview(".outcomes");
      return stop("table-tied", page, THREE);
    case "over":
      return after(page, stop);
  }
}

/** What lies over the table: menu, help, people, the phone's sheets. */
async function sheets(page: Page, stop: Stop): Promise<void> {
  const open = [
    ["menu", ".controls .round:last-child"],
    ["help", ".round.help"],
    ["people", ".seats button"],
  ] as const;
  for (const [name, button] of open) {
    await page.locator(`header ${button}`).first().click();
    await page.getByRole("dialog").waitFor();
    await stop(name, page, ["wide", "phone"]);
    await resize(page, "wide");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  for (const [index, name] of [
    [1, "sheet-shares"],
    [2, "sheet-log"],
    [3, "sheet-chat"],
  ] as const) {
    await resize(page, "phone");
    await page.locator("nav button").nth(index).click();
    await stop(name, page, ["phone"]);
  }
}

async function breakdown(page: Page, proxy: FaultyProxy, stop: Stop): Promise<void> {
  proxy.cut();
  await page.getByText("Connection lost.").waitFor();
  await stop("reconnecting", page, THREE);
  proxy.restore();
  await Visitor.focus(page);
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  await page.locator(".prompt.mine").waitFor();
}

async function after(page: Page, stop: Stop): Promise<void> {
  await page.locator("[aria-labelledby=standing]").waitFor();
  await stop("end", page, THREE);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const scrubber = page.getByRole("slider");
  await scrubber.fill(String(Math.floor(Number(await scrubber.getAttribute("max")) * 0.6)));
  await page.locator(".map .block").first().waitFor();
  await stop("replay", page, THREE);
}

// -- secrets -------------------------------------------------------------------------

/** Rule cards come before the state that they belong to. */
function stateFirst(messages: readonly Message[]): readonly Message[] {
  const ordered = [...messages];
  for (const [index, { type }] of messages.entries()) {
    const next = messages[index + 1];
    if (type === "cards" && next?.type === "state") ordered.splice(index, 2, next, messages[index] ?? next);
  }
  return ordered;
}

/** Every tile a page is told of must be its own, or have been seen by everybody (A22: the market's too). */
function tilesIn(messages: readonly Message[], page: number): string[] {
  const found: string[] = [];
  const known = new Set<string>();
  let table = "";
  for (const message of stateFirst(messages)) {
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

function learn(view: View, known: Set<string>): void {
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
function holdings(view: View, page: number): string[] {
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
