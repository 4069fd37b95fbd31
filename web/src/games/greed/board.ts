/** Greed Incorporated at the table: a boardroom with too much marble. */
import "./greed.css";
import type { GameBoard } from "../../context/game";
import Account from "./Account.svelte";
import { areas } from "./areas";
import Board from "./Board.svelte";
import { keeps, stands } from "./decisions";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import { nameField, ownNames } from "./names";
import Players from "./Players.svelte";
import Strip from "./Strip.svelte";
import { actions, shortcuts, track } from "./turn";
import type { GreedEvent, GreedTable } from "./types";

/** How long the eye stays on what happened; what many events tell at once goes by quickly. */
const PACE: Readonly<Partial<Record<GreedEvent["event"], number>>> = {
  year: 300,
  announced: 380,
  trend: 160,
  price: 160,
  bidden: 260,
  took: 420,
  declined: 240,
  seated: 320,
  produced: 200,
  proposed: 300,
  rejected: 240,
  countered: 240,
  withdrew: 200,
  dealt: 240,
  moved: 400,
  paid: 400,
  used: 240,
  ran: 240,
  spent: 220,
  gained: 300,
  contented: 140,
  sold: 360,
  kept: 200,
  stored: 200,
  closed: 380,
  booted: 480,
  pointed: 420,
  fired: 480,
  promoted: 380,
  dropped: 380,
  liquidated: 480,
  auctioned: 320,
  raised: 260,
  passed: 220,
  won: 480,
  unsold: 320,
  marker: 240,
  offered: 260,
  founded: 420,
  equipped: 300,
  unfounded: 260,
};

export const board: GameBoard<GreedTable, GreedEvent> = {
  Board,
  areas,
  Strip,
  Players,
  playersTitle: "players",
  Desk,
  Account,
  Emblem,
  nameField,
  ownNames,
  shortcuts,
  actions,
  keeps,
  track,
  stands,
  pace: ({ event }) => PACE[event] ?? 0,
  kinds: [
    { kind: "proposed dealt moved paid rejected countered withdrew said", message: "kind-trade" },
    { kind: "closed booted pointed fired promoted liquidated", message: "kind-boots" },
    { kind: "auctioned raised won unsold founded", message: "kind-auctions" },
  ],
};
