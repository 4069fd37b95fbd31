/** The lesson at a table: which step the coach shows, and what it objects to. */
import type { Decision } from "../context/game";
import { isSame } from "../context/decisions";
import type { LessonState } from "../wire/generated";
import type { TableClient } from "../context/tableClient.svelte";
import { fits } from "./patterns";

const SHOWN = 4000; // ms that a move is shown before it is taken back

export class Lesson {
  /** The step that is shown; while events are played back, the one before: the next speaks of what they show. */
  step = $state.raw<LessonState | null>(null);
  /** A legal move that the step did not have in mind: not sent until the pupil insists. */
  held = $state.raw<Decision | null>(null);
  /** The move that *Show me* has chosen, for a moment. */
  shown = $state.raw<Decision | null>(null);
  readonly #table: TableClient;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableClient) {
    this.#table = table;
    table.holds = (decision) => this.#holds(decision);
    $effect(() => {
      const next = table.latest?.lesson ?? null;
      if (table.playing || this.step === next) return;
      if (this.step?.id !== next?.id) this.#letGo();
      this.step = next;
    });
    // Whoever changes their mind, or takes the move over, is left alone.
    $effect(() => {
      const { chosen } = table;
      if (this.held !== null && !isSame(chosen, this.held)) this.held = null;
      if (this.shown !== null && !isSame(chosen, this.shown)) this.#letGo();
    });
  }

  /** Whether a decision is kept back, with a word about it. */
  #holds(decision: Decision): boolean {
    const accepts = this.step?.accepts ?? [];
    if (accepts.length === 0 || isSame(this.held, decision)) return false;
    if (accepts.some((one) => fits(one, decision))) return false;
    this.held = decision;
    void this.#table.send({ type: "lesson_help", what: "objected" });
    return true;
  }

  /** Play out the move of the step, and take it back, unless it is confirmed meanwhile. */
  show(): void {
    const decision = this.step?.shows[0] as Decision | undefined;
    if (decision === undefined) return;
    this.held = null;
    this.#table.choose(decision);
    this.shown = decision;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#takeBack(), SHOWN);
    void this.#table.send({ type: "lesson_help", what: "shown" });
  }

  #takeBack(): void {
    if (this.shown !== null && isSame(this.#table.chosen, this.shown)) this.#table.choose(null);
    this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.held = null;
  }

  /** Send what was kept back. */
  async insist(): Promise<void> {
    if (this.held !== null) await this.#table.decide(this.held);
  }

  /** Go on. What is said while its consequences are still played back ends that: the next step is there already. */
  async next(): Promise<void> {
    if (this.step !== this.#table.latest?.lesson) return this.#table.skip();
    if (this.step?.waits) await this.#table.send({ type: "lesson_next", said: this.step.next });
  }

  async leave(): Promise<void> {
    await this.#table.send({ type: "leave_lesson" });
  }

  close(): void {
    this.#letGo();
    this.#table.holds = null;
  }
}
