/**
 * The line to a table: a socket that comes back by itself.
 *
 * Every wish has an id and is kept until it is answered; after a break it is sent again with the
 * same id, which does no harm. What was missed meanwhile comes after the `hello`.
 */
import type { ClientMessage, HelloMessage, ServerMessage } from "./generated";

export type Status = "connecting" | "open" | "lost" | "missing";
/** `Omit` over each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<Extract<ClientMessage, { id: string }>, "id">;
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
/** A line that says nothing for so long after a wish is dead, even if nobody told us. */
const PATIENCE = 10_000;

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

export class Line {
  readonly #ends: Ends;
  readonly #waiting = new Map<string, Waiting>();
  #socket: Socket | null = null;
  #open = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    const socket = (this.#socket = this.#ends.open());
    socket.onopen = () => {
      this.#open = true;
      this.#tries = 0;
      this.greet();
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#watch();
      this.#ends.status("open");
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#lost(code);
  }

  /** Reconnect at once instead of waiting: the network or the player is back. */
  hurry(): void {
    if (!this.#open) this.connect();
  }

  /** Say hello (again): the server answers with everything after what I know. */
  greet(): void {
    this.tell(this.#ends.hello());
  }

  /** A message that needs no answer; lost if the line is down, as `hello` says it again. */
  tell(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  /** A wish, and its answer however long that takes. */
  ask(wish: Wish): Promise<Answer> {
    const id = (this.#ends.newId ?? randomId)();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.#open) this.#socket?.send(text);
      this.#watch();
    });
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    this.#hangUp();
    this.#waiting.clear();
  }

  #hangUp(): void {
    this.#open = false;
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #receive(data: string): void {
    clearTimeout(this.#patience);
    const message = JSON.parse(data) as ServerMessage;
    if ("id" in message && message.id !== null) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
    } else {
      this.#ends.receive(message);
    }
    this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#patience);
    if (this.#open && this.#waiting.size > 0) {
      this.#patience = setTimeout(() => this.#lost(0), PATIENCE);
    }
  }

  #lost(code: number): void {
    clearTimeout(this.#patience);
    this.#hangUp();
    if (code === NO_SUCH_TABLE) {
      this.#ends.status("missing");
      return;
    }
    this.#ends.status("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Not all at the same instant, when a server comes back that many were at.
    this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
