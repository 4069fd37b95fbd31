/**
 * What I have learnt and need not be told again: a set that only grows, in this browser and, for those who have an
 * account, on the server. `people_messages.py` says what its items are.
 */
import { SvelteSet } from "svelte/reactivity";
import { headersFor, identity, post, read } from "../wire/api";
import type { Learnt as Known } from "../wire/generated";
import { storage } from "../wire/storage";
import { language } from "../words/words.svelte";

/** Whoever has finished so many games is no beginner any more. */
const BEGINNER = 5;
/** Whoever puts away so many cards unread, in less than so many ms, wants no maxims. */
const UNREAD = 3;
const GLANCE = 1000;

class Learnt {
  #items: SvelteSet<string> | null = null;
  #unread = 0;

  get #known(): SvelteSet<string> {
    return (this.#items ??= new SvelteSet(storage.learnt));
  }
  has(item: string): boolean {
    return this.#known.has(item);
  }
  /** Those of one kind, without its name: of `lesson` the games. */
  all(kind: "lesson" | "card" | "game" | "puzzle" | "day"): string[] {
    return [...this.#known].filter((it) => it.startsWith(`${kind}:`)).map((it) => it.slice(kind.length + 1));
  }
  /** Whether neither a lesson nor a game was played to its end. */
  get newcomer(): boolean {
    return this.all("lesson").length === 0 && this.all("game").length === 0;
  }
  get wantsCards(): boolean {
    return !this.has("off:cards");
  }
  get wantsMaxims(): boolean {
    return !this.has("off:maxims") && this.all("game").length < BEGINNER;
  }

  add(item: string): void {
    if (this.has(item)) return;
    this.#take([item]);
    void this.#send([item]);
  }
  /** A game was played to its end. */
  finish(table: string): void {
    if (this.all("game").length < BEGINNER) this.add(`game:${table}`);
  }
  /** A card was put away after so many ms. */
  putAway(after: number): void {
    if (after >= GLANCE) return;
    this.#unread += 1;
    if (this.#unread === UNREAD) this.add("off:maxims");
  }
  /** What my account knows and what this browser knows become the same. Tried again with the next page. */
  async unite(): Promise<void> {
    if (storage.account === "") return;
    try {
      const headers = { ...headersFor(language()), ...identity() };
      const { items } = await read<Known>(await fetch("/api/learnt", { headers }));
      const mine = [...this.#known].filter((item) => !items.includes(item));
      this.#take(items);
      await this.#send(mine);
    } catch {
      // The server cannot be reached, or this browser is signed out.
    }
  }

  #take(items: readonly string[]): void {
    for (const item of items) this.#known.add(item);
    storage.learnt = [...this.#known];
  }
  async #send(items: readonly string[]): Promise<void> {
    if (storage.account === "" || items.length === 0) return;
    const headers = { ...headersFor(language()), ...identity() };
    await post("/api/learnt", { items }, headers).catch(() => undefined);
  }
}

export const learnt = new Learnt();
