/** One table: what is known of it, what of that is shown, and what is being decided. */
import type { Decision, Game, BoardContext } from "./game";
import { motion } from "../page/motion.svelte";
import type { Part } from "../wire/phrases";
import { partsAt, sayAt } from "./speech";
import { calling, language, type Words } from "../words/words.svelte";
import { Foresight } from "./foresight.svelte";
import { Hints } from "./hints.svelte";
import { LONGEST } from "../wire/generated";
import type * as Wire from "../wire/generated";
import { draftOf, setDraft, storage } from "../wire/storage";
import { isSame } from "./decisions";
import { adapt, askAnswered, stillAsked } from "./draft";
import { Connection, type Answer, type Socket, type Status, type Command } from "../wire/connection";
import { Known } from "./known.svelte";
import { Shown, type Past } from "./shown.svelte";
import { linesOf } from "./story";

/** ms: how long an event is shown that must not be missed, unless it is seen before. */
const HELD = 4000;

/** Why somebody who was here has to go: the server closes the connection then. */
const SHUT_OUT = ["banned", "removed"];

export class TableClient extends Known implements BoardContext {
  status = $state<Status>("connecting");
  /** Why there is no connection, until there is one; null while all is well. */
  lost = $state<Exclude<Status, "connecting" | "open"> | null>(null);
  /** What the server said when it did not let me in. */
  notLetIn = $state("");
  /** The unsent chat line, shared by all places on the page where it can be written. */
  draft = $state("");
  pointed = $state.raw<Decision | null>(null);
  chosen = $state.raw<Decision | null>(null);
  #kept = $state.raw<Decision | null>(null); // what was on the desk when something else was chosen
  #takenUp = -1; // the version in which it was last looked whether something is kept
  /** How often something was chosen. */
  choices = 0;
  objection = $state.raw<Wire.Phrase | null>(null);
  busy = $state(false);
  refusal = $state.raw<Wire.Refused | null>(null);
  /** Why the table is closed: its game is played by other rules than the server has. */
  closed = $state.raw<Wire.Refused | null>(null);

  readonly hints = new Hints(this);
  readonly code: string;
  readonly #connection: Connection;
  readonly #shown: Shown;
  readonly #foresight = new Foresight(
    (decision) => this.#preview(decision),
    (decision, refusal) => this.#takeBack(decision, refusal),
  );
  #game = $state.raw<Game | null>(null);
  #loaded = (): void => undefined;
  readonly #gameLoaded = new Promise<void>((resolve) => (this.#loaded = resolve));
  #words: Words;
  readonly #called = $derived.by(() => {
    const own = this.#game?.ownNames;
    return own === undefined || this.latest === null
      ? this.#words
      : calling(this.#words, own(this.latest.view, language()));
  });
  /** The table as it was before the events that are being played: for what would tell how they end. */
  readonly played: BoardContext = new Proxy<BoardContext>(this, {
    get: (_, name) => {
      if (name === "view") return this.settled;
      if (name === "state") return this.settled.table;
      return Reflect.get(this, name, this) as unknown;
    },
  });

  /** `wantsCards`: whether rule cards and maxims are to be sent. */
  constructor(code: string, words: Words, open: () => Socket, wantsCards: () => boolean) {
    super();
    this.code = code;
    this.#words = words;
    this.#connection = new Connection({
      open,
      hello: () => ({
        type: "hello",
        token: storage.token,
        since: this.latest?.version ?? null,
        language: language(),
        cards: wantsCards(),
      }),
      receive: (message) => this.#receive(message),
      status: (status) => {
        this.status = status;
        if (status === "connecting") return;
        this.lost = status === "open" ? null : status;
        if (status === "open") this.notLetIn = "";
      },
    });
    this.#shown = new Shown({
      code,
      latest: () => this.latest,
      fetchView: (version, seat) => this.#pastView(version, seat),
      pace: (event, next) => {
        if (this.#game?.holds?.(event, next)) return HELD;
        return motion.still ? 0 : motion.pace * (this.#game?.pace(event) ?? 0);
      },
      loaded: this.#gameLoaded,
      atPresent: () => this.#takeUp(),
    });
  }

  // -- what a game's components see ------------------------------------------------

  get view(): Wire.View {
    return this.#shown.view;
  }
  get ready(): boolean {
    return this.#shown.ready && this.#game !== null;
  }
  get state(): unknown {
    return this.view.table;
  }
  get settled(): Wire.View {
    return this.#shown.settled;
  }
  get event(): Wire.GameEvent | null {
    return this.#shown.event;
  }
  get me(): number | null {
    return this.view.seat;
  }
  get names(): readonly string[] {
    return this.view.seats;
  }
  get present(): boolean {
    return this.past === null;
  }
  get playing(): boolean {
    return this.#shown.playing;
  }
  get asks(): readonly Wire.Ask[] {
    const quiet = this.#shown.answerable && this.present && !this.busy && this.curtain === null;
    const halted = (this.room?.paused ?? null) !== null || this.room?.stopped === true;
    return quiet && !halted ? this.view.asks : [];
  }
  get foreseen(): Wire.Outcome | null {
    return this.chosen === null ? null : (this.#foresight.known?.outcome ?? null);
  }
  get outcome(): Wire.Outcome | null {
    return this.pointed === null ? this.foreseen : this.#offered(this.pointed);
  }
  /** Whether what the chosen decision would do is still being asked for. */
  get pending(): boolean {
    return this.#foresight.pending;
  }
  get entries(): readonly Wire.Entry[] {
    const { version } = this.view;
    return this.happened.filter((entry) => entry.version <= version);
  }
  get recent(): readonly Wire.Paragraph[] {
    const { version, seat, seats } = this.view;
    const told = linesOf(this.story, (line) => line.version <= version);
    if (seat === null) return told.filter((one) => one.seat !== null).slice(-seats.length);
    const decided = this.latest?.decided ?? 0;
    // Of an earlier moment only the log says what I had done before it.
    const own = told.findLast((one) => one.seat === seat)?.until ?? 0;
    const since = decided <= version ? decided : own;
    // What I did I know; what came of it, I want to be told.
    return linesOf(told, (line, whose) => line.version >= since + (whose === seat ? 1 : 0));
  }
  get words(): Words {
    return this.#called;
  }
  get game(): Game {
    if (this.#game === null) throw new Error("the game is not loaded yet");
    return this.#game;
  }
  point = (decision: Decision | null): void => {
    this.pointed = decision;
  };
  get kept(): Decision | null {
    return [this.chosen, this.#kept].find((draft) => draft !== null && this.#stays(draft)) ?? null;
  }
  putAway = (): void => {
    if (this.kept !== null && isSame(this.chosen, this.kept)) this.choose(null);
    this.#kept = null;
  };
  choose = (decision: Decision | null): void => {
    this.#kept = this.kept;
    this.refusal = null;
    this.objection = null;
    this.choices += 1;
    this.chosen = decision;
    const offered = decision === null ? null : this.#offered(decision);
    // What is put together, a reload must not lose.
    setDraft(this.code, offered === null ? this.latest : null, decision);
    if (decision === null) return this.#foresight.forget();
    const foreseen = offered ?? this.#sameBut(decision);
    if (foreseen !== null) this.#foresight.learn(decision, foreseen);
    else void this.#foresight.foresee(decision);
  };
  seen = (): void => this.#shown.seen();
  object = (why: Wire.Phrase | null): void => {
    this.objection = why;
  };
  /** Asked before a decision is sent: true keeps it back. */
  holds: ((decision: Decision) => boolean) | null = null;
  decide = async (decision = this.chosen ?? undefined): Promise<void> => {
    const state = this.latest;
    if (decision !== undefined && this.holds?.(decision)) return;
    if (decision === undefined || state === null || state.view.seat === null || this.busy) return;
    // A draft is not sent: it says what it lacks.
    if (decision === this.chosen && this.foreseen?.why) return this.object(this.foreseen.why);
    this.busy = true;
    const { version } = state;
    this.hints.decides(decision);
    const answer = await this.send({ type: "decide", seat: state.view.seat, version, decision });
    // What else is chosen by now belongs to another question: the state comes before the answer.
    if (answer !== null && this.chosen === decision) this.choose(null);
    if (answer !== null && isSame(this.#kept, decision)) this.#kept = null;
    this.busy = false;
    this.#takeUp();
  };
  get orders(): readonly Wire.OrderOffer[] {
    return this.present ? (this.latest?.orders?.offers ?? []) : [];
  }
  order = async (name: string, amount = 0): Promise<void> => {
    const seat = this.latest?.view.seat ?? null;
    if (seat !== null) await this.send({ type: "give_order", seat, order: name, amount });
  };
  say = (phrase: Wire.Phrase): string => sayAt(this, phrase);
  parts = (phrase: Wire.Phrase): Part[] => partsAt(this, phrase);

  // -- for the shell ---------------------------------------------------------------

  use(game: Game): void {
    this.#game = game;
    this.#loaded();
  }
  connect(): void {
    this.#connection.connect();
  }
  checkNow(): void {
    this.#connection.checkNow();
  }
  close(): void {
    this.#connection.close();
  }
  skip(): void {
    this.#shown.skip();
  }
  /** An earlier version that is looked at. */
  get past(): Past | null {
    return this.#shown.past;
  }
  lookBack(version: number, seat?: number | null): Promise<void> {
    return this.#shown.lookBack(version, seat);
  }
  lookNow(): void {
    this.#shown.lookNow();
    this.#takeUp();
  }
  /** The seat whose player is to take the device; null unless the curtain hides the table. */
  get curtain(): number | null {
    return this.#shown.curtain;
  }
  raiseCurtain(): void {
    this.#shown.raiseCurtain();
  }
  /** Tell the server which language is used now; it sends the story again. */
  sendLanguage(): void {
    this.#connection.send({ type: "language", language: language() });
    if (this.hints.open) void this.hints.ask();
  }
  /** Say hello again: what is wanted of the server has changed. */
  sayWants(): void {
    this.#connection.sendHello();
  }
  /** Send a command and show its refusal, if any; the answer, or null if it was refused. */
  async send(command: Command): Promise<Answer | null> {
    this.refusal = null;
    const answer = await this.#connection.request(command);
    if (answer.type !== "refused") return answer;
    this.refusal = answer;
    return null;
  }
  /** Let a bot play for a seat whose player is away. */
  async standIn(seat: number): Promise<void> {
    await this.send({ type: "stand_in", seat });
  }
  /** Set my name and store it; false if it was refused. */
  async setName(name: string): Promise<boolean> {
    const called = name.trim() || this.#words("guest");
    storage.name = name.trim();
    if (called !== this.name && (await this.send({ type: "name", name: called })) === null) return false;
    this.name = called;
    return true;
  }
  #offered(decision: Decision): Wire.Outcome | null {
    const choices = (this.latest?.view.asks ?? []).flatMap((ask) => ask.choices);
    return choices.find((choice) => isSame(choice.decision, decision)) ?? null;
  }

  async #preview(decision: Decision): Promise<Wire.Outcome | Wire.Refused | null> {
    const state = this.latest;
    if (state === null || state.view.seat === null) return null;
    const { version } = state;
    const question = { type: "preview", seat: state.view.seat, version, decision } as const;
    const answer = await this.#connection.request(question);
    return answer.type === "preview" ? answer.outcome : answer.type === "refused" ? answer : null;
  }

  /** Back to what was chosen before, with the reason; what was chosen since is left alone. */
  #takeBack(decision: Decision, { rule, reason, details }: Wire.Refused): void {
    if (this.chosen !== decision) return;
    this.#kept = this.kept;
    this.chosen = this.#foresight.known?.decision ?? null;
    this.objection = { message: `refusal-${reason}`, arguments: details, rule };
  }

  /** What was foreseen of a decision that differs only in a text, which changes nothing. */
  #sameBut(decision: Decision): Wire.Outcome | null {
    const { known, pending } = this.#foresight;
    const texts = Object.keys(LONGEST[this.latest?.view.game as keyof typeof LONGEST] ?? {});
    const plain = (one: Decision): string =>
      JSON.stringify(Object.entries(one).filter(([field]) => !texts.includes(field)));
    if (known === null || pending || isSame(known.decision, decision)) return null;
    return plain(known.decision) === plain(decision) ? known.outcome : null;
  }

  #stays(draft: Decision): boolean {
    return this.latest !== null && (this.#game?.keeps?.(draft, this.latest.view.table) ?? false);
  }

  /** With each question that can be answered now, what is kept is chosen again. */
  #takeUp(): void {
    if (this.asks.length === 0 || this.#takenUp === this.view.version) return;
    this.#takenUp = this.view.version;
    if (this.chosen === null && this.kept !== null) this.choose(this.kept);
  }

  /** What was being put together when the page was left, if it still answers what is asked. */
  #resume(state: Wire.State): void {
    const draft = draftOf(this.code, state);
    if (draft !== null && askAnswered(state.view.asks, draft) !== undefined) this.choose(draft);
  }

  /** Others have decided: what is chosen stays as long as it is asked for. */
  #reconsider(before: Wire.State, now: Wire.State): void {
    const { chosen, pointed } = this;
    this.pointed = pointed !== null && this.#offered(pointed) !== null ? pointed : null;
    if (chosen === null) return;
    const draft = adapt(chosen, before, now);
    this.choose(draft?.decision ?? null);
    if (draft !== null) this.objection = draft.why;
  }

  async #pastView(version: number, seat: number | null): Promise<Wire.View | null> {
    const answer = await this.#connection.request({ type: "past_view", version, seat });
    return answer.type === "past_view" ? answer.view : null;
  }

  // -- messages from the server ----------------------------------------------------

  #receive(message: Wire.ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#receiveState(message);
        break;
      case "hint":
        this.hints.receive(message);
        break;
      case "refused":
        if (message.reason === "closed") this.closed = message;
        else if (this.status !== "open" || SHUT_OUT.includes(message.reason)) this.notLetIn = message.text;
        else this.refusal = message;
        break;
      default:
        // While the curtain is down, the wrong player would hear it.
        this.learn(message, this.curtain === null);
        if (message.type === "room") this.#takeUp(); // the game goes on after a pause
    }
  }

  #receiveState(state: Wire.State): void {
    const last = this.latest;
    const standing = last !== null && this.#shown.answerable && stillAsked(last, state);
    if (!this.learnState(state)) return this.#connection.sendHello(); // asks for all events
    if (last === null) this.#resume(state);
    else if (state.view.version !== last.view.version) this.#reconsider(last, state);
    this.hints.follow(state);
    // It belongs to a player who has handed over the device.
    if (last?.view.seat !== state.view.seat) this.#kept = null;
    this.#shown.add(state, standing);
  }
}
