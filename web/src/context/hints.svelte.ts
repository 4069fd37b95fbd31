/** What the coach says of the question I am asked, as long as it is asked. */
import type { Decision } from "./game";
import { isSame } from "./decisions";
import { askAnswered } from "./draft";
import type * as Wire from "../wire/generated";

interface Table {
  readonly latest: Wire.State | null;
  send(command: { type: "ask_hint"; seat: number; version: number }): Promise<unknown>;
  choose(decision: Decision | null): void;
}

export class Hints {
  /** The newest answer; null while the coach is thinking. */
  said = $state.raw<Wire.Hint | null>(null);
  /** Whether I want to see it. */
  open = $state(false);
  readonly #table: Table;
  #about: { seat: number; decided: number } | null = null; // the question
  #rest: readonly Decision[] = []; // of the turn that was taken over, what comes after its first decision
  #first: Decision | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Ask, or ask again in another language. */
  async ask(): Promise<void> {
    const state = this.#table.latest;
    const seat = state?.view.seat ?? null;
    if (state === null || seat === null) return;
    this.open = true;
    this.#about = { seat, decided: state.decided };
    const answer = await this.#table.send({ type: "ask_hint", seat, version: state.version });
    if (answer === null) this.close();
  }
  close(): void {
    this.open = false;
    this.said = null;
  }
  receive(hint: Wire.Hint): void {
    const isAsked = this.#about?.seat === hint.seat && this.#about.decided === hint.decided;
    if (this.open && isAsked) this.said = hint;
  }

  /** The chance to win after a decision, in percent, if the coach has weighed it. */
  chance(decision: Decision): number | null {
    return this.said?.turns.find(({ moves }) => isSame(moves[0] ?? null, decision))?.chance ?? null;
  }

  /** Take a turn over: its first decision is drafted now, each other one when it is asked for. */
  take(turn: Wire.HintTurn): void {
    const [first, ...rest] = turn.moves;
    if (first === undefined) return;
    this.#table.choose(first);
    this.#first = first;
    this.#rest = rest;
  }
  /** A decision is sent: unless it is the one that was taken over, the rest of the turn is forgotten. */
  decides(decision: Decision): void {
    if (!isSame(decision, this.#first)) this.#rest = [];
  }
  /** A new state: the question may be gone, and the next one may be answered already. */
  follow(state: Wire.State): void {
    const { seat, owing } = state.view;
    const same = this.#about?.seat === seat && this.#about.decided === state.decided;
    if (same && seat !== null && owing.includes(seat)) return;
    this.close();
    const [next, ...rest] = this.#rest;
    const goesOn = next !== undefined && this.#about?.seat === seat;
    this.#rest = [];
    if (!goesOn || seat === null || askAnswered(state.view.asks, next) === undefined) return;
    this.#about = { seat, decided: state.decided };
    this.#first = next;
    this.#rest = rest;
    this.#table.choose(next);
  }
}
