/** Which rule card is shown at a table: one at most between two decisions of mine. */
import { untrack } from "svelte";
import type { RuleCard } from "../wire/generated";
import type { TableClient } from "../context/tableClient.svelte";
import { learnt } from "./learnt.svelte";

export class Cards {
  /** The card, also after it was answered: its room is kept until I decide, so that nothing moves. */
  card = $state.raw<RuleCard | null>(null);
  open = $state(false);
  readonly #table: TableClient;
  #turn = ""; // my last decision, since which at most one card is shown
  #since = 0; // when it was shown
  #looked = ""; // the question that stood when it was looked for one
  readonly #later = new Set<string>(); // until they are due anew

  constructor(table: TableClient) {
    this.#table = table;
  }

  /** Look for cards whenever something has changed. `ready`: whether their words are here. */
  follow(ready: () => boolean): void {
    const table = this.#table;
    $effect(() => {
      if (!ready() || table.playing || table.past !== null || table.curtain !== null) return;
      const { cards, me } = table;
      const turn = `${me} ${table.latest?.decided}`;
      const asked = table.asks.length > 0;
      untrack(() => this.look(cards, turn, asked));
    });
  }

  /** Choose among the cards that are due. `turn` stands for my last decision. */
  look(due: readonly RuleCard[], turn: string, asked: boolean): void {
    for (const id of this.#later) if (!due.some((card) => card.id === id)) this.#later.delete(id);
    if (turn !== this.#turn) {
      if (this.card !== null && this.open && due.some(({ id }) => id === this.card?.id))
        this.#later.add(this.card.id);
      this.#turn = turn;
      this.card = null;
      this.open = false;
    }
    // A card comes with the question, or while I wait: never while I am about to click.
    const question = asked ? turn : "";
    const late = asked && this.#looked === question;
    this.#looked = question;
    if (this.card !== null || late || !learnt.wantsCards) return;
    const next = due.find((card) => !this.#later.has(card.id) && !learnt.has(this.#item(card)));
    if (next === undefined) return;
    this.card = next;
    this.open = true;
    this.#since = performance.now();
  }

  #item(card: RuleCard): string {
    return `card:${this.#table.room?.game ?? ""}/${card.id}`;
  }
  gotIt(): void {
    if (this.card !== null) learnt.add(this.#item(this.card));
    this.#putAway();
  }
  later(): void {
    if (this.card !== null) this.#later.add(this.card.id);
    this.#putAway();
  }
  #putAway(): void {
    this.open = false;
    learnt.putAway(performance.now() - this.#since);
  }
  never(): void {
    learnt.add("off:cards");
    this.open = false;
    this.#table.sayWants();
  }
}
