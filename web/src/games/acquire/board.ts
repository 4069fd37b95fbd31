/** Acquire at the table: a city map at dusk. */
import "./acquire.css";
import "./colours.css";
import { boardAreas } from "../../context/areas";
import type { GameBoard } from "../../context/game";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import { stands } from "./decisions";
import Desk from "./Desk.svelte";
import Emblem from "./Emblem.svelte";
import { nameField } from "./names";
import Players from "./Players.svelte";
import Strip from "./Strip.svelte";
import { shortcuts, track } from "./turn";
import type { AcquireEvent, AcquireTable } from "./types";

/** How long the eye stays on what happened. */
const PACE: Readonly<Partial<Record<AcquireEvent["event"], number>>> = {
  placed: 420,
  skipped: 420,
  founded: 320,
  given: 360,
  grew: 260,
  merged: 420,
  settled: 320,
  market: 480,
  bonus: 360,
  disposed: 420,
  absorbed: 320,
  bought: 360,
  announced: 480,
  left_out: 420,
  set_aside: 360,
  cashed: 200,
  drew: 240,
  refilled: 120,
};

export const board: GameBoard<AcquireTable, AcquireEvent> = {
  Board,
  areas: (window, seats, coached) => boardAreas(window, 1.27, 92 + 26 * seats, coached),
  Strip,
  Players,
  playersTitle: "shares",
  Desk,
  Account,
  Emblem,
  nameField,
  shortcuts,
  track,
  stands,
  ownDigits: ({ kind }) => kind === "place",
  pace: ({ event }) => PACE[event] ?? 0,
  kinds: [
    { kind: "merged showed market bonus disposed", message: "kind-mergers" },
    { kind: "bought declined", message: "kind-purchases" },
  ],
};
