/**
 * What happened is shown one event after the other, never faster than the eye.
 *
 * A frame is the table after a decision, with the events that led there. After a break the frames
 * in between are fetched as they are needed; then the present is shown, and with it the prompt.
 */
import type { Entry, GameEvent as Event, Scene, State } from "./generated";

export interface Screen {
  show(view: Scene): void;
  mark(event: Event | null): void;
  /** The table as it was after so many decisions; null if it cannot be had. */
  fetch(version: number, seat: number | null): Promise<Scene | null>;
  pace(event: Event): number;
  sleep(milliseconds: number): Promise<void>;
  /** The last version that a seat was shown before this page was opened, if any. */
  shownVersion(seat: number | null): number | undefined;
  /** A seat has been shown everything up to a version. */
  setShownVersion(seat: number | null, version: number): void;
  /** Resolves when somebody is looking: nothing is played to an empty chair. */
  watched(): Promise<void>;
}

/** More than this many decisions missed, and only the last ones are played back. */
export const MOST_FRAMES = 24;

export class Playback {
  readonly #screen: Screen;
  #coming: { state: State; from: number }[] = [];
  #running: Promise<void> | null = null;
  #skipped = false;
  #shown = new Map<number | null, number>();

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  /** Add the newest state; resolves when it is shown. */
  async add(state: State): Promise<void> {
    const { seat, version } = state.view;
    const shown = this.#shown.get(seat) ?? this.#screen.shownVersion(seat) ?? version;
    // What an undo took away is not played backwards. A story told from the start is no undo.
    const unchanged = state.since > 0 ? state.since - 1 : version;
    const from = Math.min(shown, unchanged, version);
    this.#shown.set(seat, version);
    this.#coming.push({ state, from });
    this.#running ??= this.#run().finally(() => (this.#running = null));
    await this.#running;
  }

  /** Show the present now. */
  skip(): void {
    if (this.busy) this.#skipped = true;
  }

  async #run(): Promise<void> {
    await this.#screen.watched();
    this.#coming.splice(0, this.#coming.length - MOST_FRAMES);
    for (let next = this.#coming.shift(); next !== undefined; next = this.#coming.shift()) {
      await this.#play(next.state, next.from);
      await this.#screen.watched();
    }
    this.#skipped = false;
  }

  async #play({ view, events }: State, from: number): Promise<void> {
    const begin = Math.max(from + 1, view.version - MOST_FRAMES);
    for (let version = begin; version < view.version && !this.#skipped; version += 1) {
      const frame = await this.#screen.fetch(version, view.seat);
      if (frame !== null) await this.#frame(frame, eventsOf(events, version));
    }
    await this.#frame(view, from < view.version ? eventsOf(events, view.version) : []);
    this.#screen.setShownVersion(view.seat, view.version);
  }

  async #frame(view: Scene, events: readonly Event[]): Promise<void> {
    this.#screen.show(view);
    for (const event of events) {
      const pause = this.#skipped ? 0 : this.#screen.pace(event);
      if (pause <= 0) continue;
      this.#screen.mark(event);
      await this.#screen.sleep(pause);
    }
    this.#screen.mark(null);
  }
}

function eventsOf(entries: readonly Entry[], version: number): Event[] {
  return entries.filter((entry) => entry.version === version).map((entry) => entry.event);
}
