/**
 * What decisions with numbers filled in would do. The server is asked one question at a time, and of
 * those that come up meanwhile only the last one, so that a stepper held down does not flood it.
 */
import type { Decision } from "./game";
import type { Outcome, Refused } from "../wire/generated";

type Ask = (decision: Decision) => Promise<Outcome | Refused | null>;

export class Foresight {
  /** The last decision that was not refused, and its outcome. */
  known = $state.raw<{ decision: Decision; outcome: Outcome } | null>(null);
  pending = $state(false);
  #wanted: Decision | null = null;
  #asking = 0; // counts what was forgotten, so that late answers are

  constructor(
    private readonly ask: Ask,
    private readonly refused: (decision: Decision, refusal: Refused) => void,
  ) {}

  /** What is known without asking. */
  learn(decision: Decision, outcome: Outcome): void {
    this.forget(); // what is still asked for is of another decision
    this.known = { decision, outcome };
  }

  forget(): void {
    this.#asking += 1;
    this.#wanted = null;
    this.known = null;
    this.pending = false;
  }

  async foresee(decision: Decision): Promise<void> {
    this.#wanted = decision;
    if (this.pending) return;
    const asking = this.#asking;
    this.pending = true;
    while (this.#wanted !== null) {
      const wanted: Decision = this.#wanted;
      this.#wanted = null;
      const answer = await this.ask(wanted);
      if (asking !== this.#asking) return;
      if (this.#wanted !== null || answer === null) continue;
      if ("type" in answer) this.refused(wanted, answer);
      else this.known = { decision: wanted, outcome: answer };
    }
    this.pending = false;
  }
}
