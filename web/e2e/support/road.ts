/** A road to a server that behaves like a bad network: cut, slow, or silent. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export class Road {
  readonly #pairs = new Set<Pair>();
  readonly #server = createServer((near) => this.#carry(near));
  readonly #port: number;
  #open = true;
  #swallowing = false;
  #held: Promise<void> = Promise.resolve();
  /** Handshakes of sockets that have begun here. */
  handshakes = 0;

  constructor(address: string) {
    this.#port = Number(new URL(address).port);
  }

  /** The address at this end. */
  async build(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Everything ends at once, and nobody gets through. */
  cut(): void {
    this.#open = false;
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Nothing arrives any more, either way, and nobody is told: a half-open line. */
  swallow(): void {
    this.#swallowing = true;
  }

  /** The server's end is closed, the browser's stays open and silent. */
  halfClose(): void {
    for (const pair of this.#pairs) {
      pair.silent = true;
      pair.far.destroy();
    }
  }

  mend(): void {
    this.#open = true;
    this.#swallowing = false;
  }

  /** Sockets get no answer to their handshake until they are let through. */
  hold(): () => void {
    let go = (): void => undefined;
    this.#held = new Promise((resolve) => (go = resolve));
    return go;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #carry(near: Socket): void {
    if (!this.#open) {
      near.destroy();
      return;
    }
    const pair: Pair = { near, far: connect(this.#port, "127.0.0.1"), silent: this.#swallowing };
    const { far } = pair;
    this.#pairs.add(pair);
    const pass = async (data: Buffer): Promise<void> => {
      if (!data.includes("Upgrade: websocket")) {
        far.write(data);
        return;
      }
      this.handshakes += 1;
      near.pause();
      await this.#held;
      near.resume();
      if (!far.destroyed) far.write(data);
    };
    near.on("data", (data) => this.#swallows(pair) || void pass(data));
    far.on("data", (data) => this.#swallows(pair) || near.write(data));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        if (socket === near) this.#pairs.delete(pair);
        // What is silent is not told of the other end's fate either.
        if (socket === near || !this.#swallows(pair)) other.destroy();
      });
    }
  }

  #swallows(pair: Pair): boolean {
    pair.silent ||= this.#swallowing;
    return pair.silent;
  }
}

/** Both ends of what is carried; once silent it stays so. */
interface Pair {
  near: Socket;
  far: Socket;
  silent: boolean;
}
