/** What is shown of a table: the present, an earlier version, or a step of the playback; nothing behind the curtain. */
import { motion } from "../page/motion.svelte";
import type * as Wire from "../wire/generated";
import { setShownVersion, shownVersion } from "../wire/storage";
import { Playback } from "./playback";

/** An earlier version that is looked at. */
export interface Past {
  version: number;
  view: Wire.View;
}

/** What it needs to know of its table. */
interface Source {
  code: string;
  /** The newest state there is. */
  latest(): Wire.State | null;
  fetchView(version: number, seat: number | null): Promise<Wire.View | null>;
  /** How long an event is shown, and what comes after it in the same decision. */
  pace(event: Wire.GameEvent, next: Wire.GameEvent | null): number;
  /** Resolves when the game is loaded: how long an event is shown, it says. */
  loaded: Promise<void>;
  /** Called when the present is shown. */
  atPresent(): void;
}

export class Shown {
  past = $state.raw<Past | null>(null);
  event = $state.raw<Wire.GameEvent | null>(null);
  /** The seat whose player is to take the device; null unless the curtain hides the table. */
  curtain = $state<number | null>(null);
  readonly #source: Source;
  readonly #playback: Playback;
  #view = $state.raw<Wire.View | null>(null);
  #settled = $state.raw<Wire.View | null>(null);
  #standing = $state(false); // what is asked was asked before the events that are played back
  #holder: number | null = null; // the seat that was shown last
  #behind: Wire.State | null = null; // the state to show when the curtain is raised
  #wanted: number | null = null; // the version to look at
  #looker: number | null = null; // and the seat that saw it
  #wake = (): void => undefined; // ends the time that an event is shown

  constructor(source: Source) {
    this.#source = source;
    const { code } = source;
    this.#playback = new Playback({
      showView: (view) => this.#show(view),
      markEvent: (event) => this.#mark(event),
      fetchView: (version, seat) => source.fetchView(version, seat),
      pace: (event, next) => source.pace(event, next),
      sleep: (ms) =>
        new Promise((resolve) => {
          this.#wake = resolve;
          setTimeout(resolve, ms);
        }),
      shownVersion: (seat) => shownVersion(code, seat),
      setShownVersion: (seat, version) => setShownVersion(code, seat, version),
      ready: () => source.loaded.then(visible),
    });
  }

  get view(): Wire.View {
    const view = this.past?.view ?? this.#view;
    if (view === null) throw new Error("nothing to show yet");
    return view;
  }
  get ready(): boolean {
    return this.#view !== null;
  }
  get settled(): Wire.View {
    return this.past?.view ?? (this.event === null ? this.view : (this.#settled ?? this.view));
  }
  get playing(): boolean {
    return !this.#newest || this.event !== null;
  }
  /** Whether the newest view is shown, and its question is not news that is still being played back. */
  get answerable(): boolean {
    return this.#newest && (this.event === null || this.#standing);
  }
  get #newest(): boolean {
    return this.#view === this.#source.latest()?.view;
  }

  /** Show a new state, or have the device handed over first. `standing`: its question stood before. */
  add(state: Wire.State, standing: boolean): void {
    const { seat, over } = state.view;
    if (state.seats.length > 1 && !over && seat !== this.#holder) {
      this.curtain = seat;
      this.#behind = state;
      return;
    }
    this.#holder = seat;
    this.#standing = standing;
    this.#play(state, standing);
    if (motion.pace === 0) this.#playback.skip();
  }
  /** The event that is shown has been seen. */
  seen(): void {
    this.#wake();
  }
  skip(): void {
    this.#playback.skip();
    this.#wake();
  }
  /** Show the table as it was after so many decisions, to my seat or, once all is over, to another. */
  async lookBack(
    version: number,
    seat = this.past?.view.seat ?? this.#source.latest()?.view.seat ?? null,
  ): Promise<void> {
    const busy = this.#wanted !== null;
    this.#looker = seat;
    this.#wanted = Math.max(0, Math.min(this.#source.latest()?.view.version ?? 0, version));
    if (busy) return;
    // One request at a time: while the scrubber is dragged, only the last version wanted is fetched.
    while (this.#wanted !== null && !this.#isShown(this.#wanted)) {
      const wanted: number = this.#wanted;
      const view = await this.#source.fetchView(wanted, this.#looker);
      if (view === null) break;
      if (this.#wanted !== null) this.past = { version: wanted, view };
    }
    this.#wanted = null;
  }
  #isShown(version: number): boolean {
    return this.past?.version === version && this.past.view.seat === this.#looker;
  }
  lookNow(): void {
    this.#wanted = null;
    this.past = null;
  }
  /** The player whom the device was passed to has it. */
  raiseCurtain(): void {
    this.#holder = this.curtain;
    this.#view = null; // it is the view of the other player
    this.past = null;
    this.curtain = null;
    this.#playback.skip(); // what is still being played is for the other player
    if (this.#behind !== null) this.#play(this.#behind);
    this.#behind = null;
  }

  #play(state: Wire.State, standing = false): void {
    void this.#playback.add(state, standing).then(() => {
      if (this.#newest) this.#source.atPresent();
    });
  }

  /** A playback may go on after the device was passed on: show a view only to its own seat. */
  #show(view: Wire.View): void {
    if (view.seat !== this.#holder) return;
    this.#view = view;
    // Until its events have been played, what is counted stays as it was before them.
    if (this.#settled?.seat !== view.seat || this.#standing) this.#settled = view;
  }
  #mark(event: Wire.GameEvent | null): void {
    this.event = event;
    if (event === null) this.#settled = this.#view;
  }
}

function visible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
