/** Ponzi Scheme at the table: a Boston ledger, 1919. */
import "./ponzi.css";
import type { GameBoard } from "../../context/game";
import { actions, stands } from "./decisions";
import { areas } from "./areas";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import Players from "./Players.svelte";
import Strip from "./Strip.svelte";
import { shortcuts, track } from "./turn";
import type { PonziEvent, PonziTable } from "./types";

/** How long the eye stays on what happened. */
const PACE: Readonly<Partial<Record<PonziEvent["event"], number>>> = {
  round: 200,
  funded: 440,
  declined: 240,
  refilled: 160,
  reshuffled: 240,
  offered: 460,
  sold: 460,
  countered: 460,
  kept: 240,
  bought: 440,
  marker: 440,
  removed: 360,
  crashed: 490,
  returned: 420,
  turned: 480,
  paid: 300,
  bankrupt: 490,
  idle: 300,
  scored: 160,
};

export const board: GameBoard<PonziTable, PonziEvent> = {
  Board,
  areas,
  Strip,
  Players,
  playersTitle: "players",
  playersShow: "rivals",
  Desk,
  Account,
  Emblem,
  shortcuts,
  actions,
  track,
  ownDigits: ({ kind }) => kind === "fund",
  stands,
  pace: ({ event }) => PACE[event] ?? 0,
  // Of several who go bankrupt at once, all are named.
  holds: ({ event }, next) => event === "crashed" || (event === "bankrupt" && next?.event !== "bankrupt"),
  fate: ({ state }, seat) => state.players[seat]?.fell ?? null,
  kinds: [
    { kind: "offered sold countered kept bought", message: "kind-trades" },
    { kind: "funded declined", message: "kind-funds" },
    { kind: "paid bankrupt", message: "kind-interest" },
  ],
};
