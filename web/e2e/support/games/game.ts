/** What a game tells the tests that look at all games. */
import type { Page } from "playwright-core";
import type { View, ServerMessage } from "../../../src/wire/generated";
import type { FaultyProxy } from "../proxy";
import type { Window } from "../windows";

export type Message = ServerMessage & { view?: View; token?: string };
export type Stop = (name: string, page: Page, windows: readonly Window[]) => Promise<void>;

export interface TestedGame<Moment extends string = string> {
  /** At which there are tables (`<game>.py`). */
  moments: readonly Moment[];
  /** What a player must always see of their own: marked with `data-must`. */
  must: readonly string[];
  /** How wide its map must be at least. */
  map?: Record<Window, number>;
  /** What is pressed at a moment to consider an answer. */
  considered?: Partial<Record<Moment, readonly string[]>>;
  /** All that can be opened at a moment, instead of the table as it is found. */
  tour?(moment: Moment, page: Page, proxy: FaultyProxy, stop: Stop): Promise<void>;
  /** What "How it is played" shows of the table: from the left and the top of these parts, in hundredths of them. */
  picture: { moment: Moment; parts: string; box: readonly [number, number, number, number]; worded: boolean };
  /** Whether it has a night of its own, of which pictures are taken in all windows. */
  night?: boolean;
  /** What pages were told that their seats may not know; of other games the conformance suite holds it. */
  leaks?: (pages: readonly (readonly Message[])[]) => string[];
  /** Names that are the same in every language. */
  properNames?: () => string;
}
