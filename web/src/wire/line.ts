/**
 * The line to a table: a socket that reconnects by itself.
 *
 * Every command has an id and is kept until it is answered; after a break it is sent again with the
 * same id, which does no harm. What was missed meanwhile comes after the `hello`.
 *
 * A socket can be dead without either end being told (a laptop that slept, a phone that changed
 * networks). So a line that has said nothing for a while is asked for a sign of life.
 */
import type { ClientMessage, HelloMessage, ServerMessage } from "./generated";

/** "open" only once the server has spoken: a socket that opens and says nothing is no line. */
export type Status = "connecting" | "open" | "lost" | "missing";
/** `Omit` over each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Command = Without<Extract<ClientMessage, { id: string }>, "id">;
export type Answer = Extract<ServerMessage, { id: string | null }>;

/** As much of a WebSocket as is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  open: () => Socket;
  hello: () => HelloMessage;
  receive: (message: ServerMessage) => void;
  status: (status: Status) => void;
  newId?: () => string;
}

const NO_SUCH_TABLE = 4404;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** For the handshake: a slow line may take its time, one that hangs is tried anew. */
const CONNECTING = 15_000;
/** After so much silence the server is asked for a sign of life, ... */
const SILENCE = 3000;
/** ... and has so long to give one: a dead line is noticed within 9 seconds. */
const ANSWER = 6000;
/** A timer this late was not kept by the machine, which slept; its messages have still to come. */
const LATE = 2000;
const PING = JSON.stringify({ type: "ping" } satisfies ClientMessage);

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

export class Line {
  readonly #ends: Ends;
  readonly #waiting = new Map<string, Waiting>();
  #socket: Socket | null = null;
  /** The handshake is done, messages can be sent. */
  #open = false;
  /** The server was asked for a sign of life and has given none yet. */
  #probing = false;
  #tries = 0;
  /** The one thing that is waited for: the next try, the handshake, silence or an answer. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  connect(): void {
    this.#hangUp();
    const socket = (this.#socket = this.#ends.open());
    socket.onopen = () => {
      this.#open = true;
      this.greet();
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#expect();
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#lost(code);
    this.#timer = setTimeout(() => this.#lost(), CONNECTING);
    this.#ends.status("connecting");
  }

  /** The network or the player is back: find out at once whether the line is alive. A handshake
   * that is under way is left alone; to begin it again would only make it longer. */
  hurry(): void {
    if (this.#socket === null) this.connect();
    else if (this.#open && !this.#probing) this.#probe();
  }

  /** Say hello (again): the server answers with everything after what I know. */
  greet(): void {
    this.tell(this.#ends.hello());
  }

  /** A message that needs no answer; lost if the line is down, as `hello` says it again. */
  tell(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  /** Send a command; resolves with its answer, however long that takes. */
  ask(command: Command): Promise<Answer> {
    const id = (this.#ends.newId ?? randomId)();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.#open) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#hangUp();
    this.#waiting.clear();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#open = this.#probing = false;
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #receive(data: string): void {
    clearTimeout(this.#timer);
    this.#probing = false;
    this.#timer = setTimeout(() => this.#probe(), SILENCE);
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#ends.status("open");
    }
    if (message.type === "pong") return;
    if ("id" in message && message.id !== null) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
    } else {
      this.#ends.receive(message);
    }
  }

  #probe(): void {
    this.#socket?.send(PING);
    this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#timer);
    this.#probing = true;
    const due = Date.now() + ANSWER;
    this.#timer = setTimeout(() => (Date.now() > due + LATE ? this.#probe() : this.#lost()), ANSWER);
  }

  #lost(code = 0): void {
    this.#hangUp();
    if (code === NO_SUCH_TABLE) {
      this.#ends.status("missing");
      return;
    }
    this.#ends.status("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Not all at the same instant, when a server comes back that many were at.
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
