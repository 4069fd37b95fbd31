/**
 * The connection to a table: a WebSocket that reconnects by itself.
 *
 * Every command has an id and is kept until it is answered. After a reconnection the unanswered ones
 * are sent again with the same id, which is harmless. What the client missed comes after `hello`.
 *
 * A socket can be dead without either end being told (a laptop that slept, a phone that changed
 * networks). So a server that has sent nothing for a while is pinged.
 */
import { CLOSED, type ClientMessage, type HelloMessage, type ServerMessage } from "./generated";

/**
 * "open" only once the server has sent its welcome: a socket that opens and stays silent is of no use.
 * The last three are what the server says by the code it closes a socket with: there is no such table,
 * it does not let me in, or there is no room for me at present.
 */
export type Status = "connecting" | "open" | "lost" | "missing" | "barred" | "full";
/** `Omit` over each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Command = Without<Extract<ClientMessage, { id: string }>, "id">;
export type Answer = Extract<ServerMessage, { id: string | null }>;

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  open: () => Socket;
  hello: () => HelloMessage;
  receive: (message: ServerMessage) => void;
  status: (status: Status) => void;
  newId?: () => string;
}

/** The others mean that it is worth trying again soon. */
const STATUS: Readonly<Record<number, Status>> = {
  [CLOSED.BANNED]: "barred",
  [CLOSED.NO_SUCH_TABLE]: "missing",
  [CLOSED.TOO_MANY]: "full",
};
const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
/** Another host has the table, and is ready. */
const MOVED_DELAY = 100;
/** Room is made by people, who close a window or leave. */
const FULL_DELAY = 30_000;
/** A handshake that takes longer is given up and begun again. */
const HANDSHAKE_TIMEOUT = 15_000;
/** After so much silence the server is pinged, ... */
const SILENCE = 3000;
/** ... and has so long to answer: a dead connection is noticed within 9 seconds. */
const ANSWER_TIMEOUT = 6000;
/** A timer that fires this late means that the machine slept, and received messages are still to be handled. */
const LATE = 2000;
const PING = JSON.stringify({ type: "ping" } satisfies ClientMessage);

interface Pending {
  text: string;
  resolve: (answer: Answer) => void;
}

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #pending = new Map<string, Pending>();
  #socket: Socket | null = null;
  /** The handshake is done, messages can be sent. */
  #open = false;
  /** The server was sent a ping (or `hello`) and has not answered yet. */
  #waitingForAnswer = false;
  #attempts = 0;
  /** To try again would lead to the same. */
  #ended = false;
  /** The only timer: for the next attempt, the handshake, silence, or an answer. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  connect(): void {
    this.#disconnect();
    const socket = (this.#socket = this.#options.open());
    socket.onopen = () => {
      this.#open = true;
      this.sendHello();
      for (const { text } of this.#pending.values()) socket.send(text);
      this.#expectAnswer();
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#lost(code);
    this.#timer = setTimeout(() => this.#lost(), HANDSHAKE_TIMEOUT);
    this.#options.status("connecting");
  }

  /** The network or the player is back: find out at once whether the connection is alive. A handshake
   * under way is left alone; to begin it again would only make it longer. */
  checkNow(): void {
    if (this.#ended) return;
    if (this.#socket === null) this.connect();
    else if (this.#open && !this.#waitingForAnswer) this.#ping();
  }

  /** Send `hello`, perhaps again: the server answers with everything after the version in it. */
  sendHello(): void {
    this.send(this.#options.hello());
  }

  /** Send a message that is not answered. Dropped if there is no connection: `hello` says it again. */
  send(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  /** Send a command; resolves with its answer, however long that takes. */
  request(command: Command): Promise<Answer> {
    const id = (this.#options.newId ?? randomId)();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.#pending.set(id, { text, resolve });
      if (this.#open) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#disconnect();
    this.#pending.clear();
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    this.#open = this.#waitingForAnswer = false;
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #receive(data: string): void {
    clearTimeout(this.#timer);
    this.#waitingForAnswer = false;
    this.#timer = setTimeout(() => this.#ping(), SILENCE);
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "welcome") {
      this.#attempts = 0;
      this.#options.status("open");
    }
    if (message.type === "pong") return;
    if ("id" in message && message.id !== null) {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      pending?.resolve(message);
    } else {
      this.#options.receive(message);
    }
  }

  #ping(): void {
    this.#socket?.send(PING);
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#timer);
    this.#waitingForAnswer = true;
    const due = Date.now() + ANSWER_TIMEOUT;
    this.#timer = setTimeout(() => (Date.now() > due + LATE ? this.#ping() : this.#lost()), ANSWER_TIMEOUT);
  }

  #lost(code = 0): void {
    this.#disconnect();
    const status = STATUS[code] ?? "lost";
    this.#ended = status === "missing" || status === "barred";
    this.#options.status(status);
    if (this.#ended) return;
    const first = code === CLOSED.MOVED ? MOVED_DELAY : FIRST_DELAY;
    const delay = status === "full" ? FULL_DELAY : Math.min(LONGEST_DELAY, first * 2 ** this.#attempts++);
    // Spread out, so that not all clients of a server that comes back connect at the same moment.
    this.#timer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The socket of a table on the server this page came from. */
export function socketOf(code: string): () => Socket {
  const { protocol, host } = window.location;
  const scheme = protocol === "https:" ? "wss:" : "ws:";
  const url = `${scheme}//${host}/api/tables/${encodeURIComponent(code)}/socket`;
  return () => new WebSocket(url) as unknown as Socket;
}
