/** What the server has said about a table. */
import { tickingNow } from "../page/ticks.svelte";
import type * as Wire from "../wire/generated";
import { storage } from "../wire/storage";
import { withRemarks } from "./story";

export class Known {
  room = $state.raw<Wire.Room | null>(null);
  clocks = $state.raw<Wire.Clocks | null>(null);
  latest = $state.raw<Wire.State | null>(null);
  /** All rule cards and maxims of the game, if they are wanted; and the cards that are due. */
  advice = $state.raw<Wire.Advice | null>(null);
  cards = $state.raw<readonly Wire.RuleCard[]>([]);
  paragraphs = $state.raw<readonly Wire.Paragraph[]>([]);
  chat = $state.raw<readonly Wire.ChatLine[]>([]);
  review = $state.raw<Wire.Review | null>(null);
  /** What the coach has found in the game that is over, and as long as it is at it, how far it is. */
  analysis = $state.raw<Wire.Analysis | null>(null);
  progress = $state.raw<Wire.AnalysisProgress | null>(null);
  name = $state<string | null>(null);
  /** The newest lines of the story, for screen readers. */
  said = $state("");
  /** What happened, as far as the seat of the latest view may know it. */
  protected happened = $state.raw<readonly Wire.Entry[]>([]);
  #puzzle = $state.raw<Wire.Puzzle | null>(null);
  #ahead = 0; // ms that the clock of this device is ahead of the server's

  /** The puzzle at this table, until it is left. */
  get puzzle(): Wire.Puzzle | null {
    return this.room?.puzzle === true ? this.#puzzle : null;
  }
  /** The log: what happened in the game, and what was asked of all meanwhile. */
  get story(): readonly Wire.Paragraph[] {
    const { paragraphs, room } = this;
    return room === null ? paragraphs : withRemarks(paragraphs, room);
  }
  /** Whether a seat of this device has to decide, whatever is shown. */
  get myTurn(): boolean {
    const state = this.latest;
    if (state === null || this.room?.stopped === true) return false;
    return state.view.owing.some((seat) => state.seats.includes(seat));
  }
  get last(): number {
    return this.latest?.view.version ?? 0;
  }
  /** The time of the server, in milliseconds since 1970; whoever looks at it is told every tick. */
  serverNow(): number {
    return tickingNow() - this.#ahead;
  }

  /** Take in a message other than a state. `aloud`: whether the player of this seat hears what is news. */
  protected learn(message: Wire.ServerMessage, aloud: boolean): void {
    switch (message.type) {
      case "welcome":
        storage.token = message.token;
        this.#ahead = Date.now() - message.now;
        this.name = message.name;
        break;
      case "room":
        this.room = message;
        break;
      case "clocks":
        this.clocks = message;
        break;
      case "advice":
        this.advice = message;
        break;
      case "cards":
        this.cards = message.cards;
        break;
      case "story":
        this.#learnStory(message, aloud);
        break;
      case "puzzle":
        this.#puzzle = message;
        break;
      case "analysis":
        this.analysis = message;
        break;
      case "analysis_progress":
        this.progress = message;
        break;
      case "review":
        this.review = message.review;
        break;
      case "chat":
        this.#learnChat(message.lines);
        break;
    }
  }

  /** Take in a state; false if events before it are missing. */
  protected learnState(state: Wire.State): boolean {
    const last = this.latest;
    if (last !== null && state.since > last.view.version + 1) {
      this.latest = null;
      return false;
    }
    // Events are filtered by seat: those of another seat at this device are not shown.
    const before = last?.view.seat === state.view.seat ? this.happened : [];
    this.happened = [...before.filter(({ version }) => version < state.since), ...state.events];
    this.latest = state;
    return true;
  }

  #learnStory(story: Wire.Story, aloud: boolean): void {
    const before = this.paragraphs.flatMap(({ lines }) => lines).length;
    this.paragraphs = [...this.paragraphs.slice(0, story.since), ...story.paragraphs];
    const lines = this.paragraphs.flatMap((paragraph) => paragraph.lines);
    // A whole story sent again (another language, a reconnection) is not new.
    const news = story.since > 0 && aloud;
    this.said = news
      ? lines
          .slice(before)
          .map(({ text }) => text)
          .join(" ") ||
        (lines.at(-1)?.text ?? "")
      : "";
  }

  #learnChat(lines: readonly Wire.ChatLine[]): void {
    const fresh = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...fresh.values()].sort((one, other) => one.number - other.number);
  }
}
