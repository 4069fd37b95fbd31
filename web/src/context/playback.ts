/**
 * Shows new events one after the other, each long enough to be seen.
 *
 * A frame is the view after a decision, with the events of that decision. Frames that were missed are
 * fetched when their turn comes; at the end the present is shown, and with it the prompt.
 */
import type { Entry, GameEvent as Event, View, State } from "../wire/generated";

/** What the playback needs of the page. */
export interface PlaybackScreen {
  showView(view: View): void;
  markEvent(event: Event | null): void;
  /** The view after so many decisions; null if the server refuses it. */
  fetchView(version: number, seat: number | null): Promise<View | null>;
  /** How long an event is shown, and what comes after it in the same decision. */
  pace(event: Event, next: Event | null): number;
  sleep(milliseconds: number): Promise<void>;
  /** The last version that a seat was shown before this page was opened, if any. */
  shownVersion(seat: number | null): number | undefined;
  /** Remember that a seat has been shown everything up to a version. */
  setShownVersion(seat: number | null, version: number): void;
  /** Resolves when the page can show something: nothing is played on a hidden page. */
  ready(): Promise<void>;
}

/** Of more decisions than this, only the last ones are played back. */
export const MOST_FRAMES = 24;

export class Playback {
  readonly #screen: PlaybackScreen;
  #queue: { state: State; from: number; standing: boolean }[] = [];
  #present: View | null = null; // a view that is shown while the events that led to it are only marked
  #running: Promise<void> | null = null;
  #skipped = false;
  #shown = new Map<number | null, number>();

  constructor(screen: PlaybackScreen) {
    this.#screen = screen;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  /**
   * Add the newest state; resolves when it is shown. One in which a question still `stands` is shown
   * at once, so that it can be answered, and its events are only marked.
   */
  async add(state: State, standing = false): Promise<void> {
    const { seat, version } = state.view;
    const shown = this.#shown.get(seat) ?? this.#screen.shownVersion(seat) ?? version;
    // An undo is not played backwards. A state with all events again (`since` is 0) is no undo.
    const unchanged = state.since > 0 ? state.since - 1 : version;
    const from = Math.min(shown, unchanged, version);
    this.#shown.set(seat, version);
    this.#present = standing ? state.view : null;
    if (standing) this.#screen.showView(state.view);
    this.#queue.push({ state, from, standing });
    this.#running ??= this.#run().finally(() => (this.#running = null));
    await this.#running;
  }

  /** Show the present at once. */
  skip(): void {
    if (this.busy) this.#skipped = true;
  }

  async #run(): Promise<void> {
    await this.#screen.ready();
    this.#queue.splice(0, this.#queue.length - MOST_FRAMES);
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      await this.#play(next.state, next.from, next.standing);
      await this.#screen.ready();
    }
    this.#skipped = false;
  }

  async #play({ view, events }: State, from: number, standing: boolean): Promise<void> {
    const begin = Math.max(from + 1, view.version - MOST_FRAMES);
    for (let version = begin; version < view.version && !this.#skipped; version += 1) {
      const frame = standing ? view : await this.#screen.fetchView(version, view.seat);
      if (frame !== null) await this.#frame(frame, eventsOf(events, version));
    }
    await this.#frame(view, from < view.version ? eventsOf(events, view.version) : []);
    this.#screen.setShownVersion(view.seat, view.version);
  }

  async #frame(view: View, events: readonly Event[]): Promise<void> {
    this.#screen.showView(this.#present ?? view);
    for (const [index, event] of events.entries()) {
      const pause = this.#skipped ? 0 : this.#screen.pace(event, events[index + 1] ?? null);
      if (pause <= 0) continue;
      this.#screen.markEvent(event);
      await this.#screen.sleep(pause);
    }
    this.#screen.markEvent(null);
  }
}

function eventsOf(entries: readonly Entry[], version: number): Event[] {
  return entries.filter((entry) => entry.version === version).map((entry) => entry.event);
}
