/** A TCP proxy in front of a server that imitates a bad network: it cuts connections, delays them, or drops data. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export class FaultyProxy {
  readonly #pairs = new Set<Pair>();
  readonly #listener = createServer((client) => this.#forward(client));
  readonly #port: number;
  #open = true;
  #dropping = false;
  #held: Promise<void> = Promise.resolve();
  /** WebSocket handshakes that were begun through this proxy. */
  handshakes = 0;

  constructor(address: string) {
    this.#port = Number(new URL(address).port);
  }

  /** Start listening; the address to connect to. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#listener.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  /** Close all connections, and refuse new ones. */
  cut(): void {
    this.#open = false;
    for (const { client, server } of this.#pairs) {
      client.destroy();
      server.destroy();
    }
  }

  /** Drop all data in both directions without closing anything: a half-open connection. */
  dropData(): void {
    this.#dropping = true;
  }

  /** Close the connections to the server; the browser's stay open and silent. */
  halfClose(): void {
    for (const pair of this.#pairs) {
      pair.silent = true;
      pair.server.destroy();
    }
  }

  restore(): void {
    this.#open = true;
    this.#dropping = false;
  }

  /** Hold back WebSocket handshakes until the returned function is called. */
  holdHandshakes(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  close(): void {
    this.cut();
    this.#listener.close();
  }

  #forward(client: Socket): void {
    if (!this.#open) {
      client.destroy();
      return;
    }
    const pair: Pair = { client, server: connect(this.#port, "127.0.0.1"), silent: this.#dropping };
    const { server } = pair;
    this.#pairs.add(pair);
    const pass = async (data: Buffer): Promise<void> => {
      if (!data.includes("Upgrade: websocket")) {
        server.write(data);
        return;
      }
      this.handshakes += 1;
      client.pause();
      await this.#held;
      client.resume();
      if (!server.destroyed) server.write(data);
    };
    client.on("data", (data) => this.#drops(pair) || void pass(data));
    server.on("data", (data) => this.#drops(pair) || client.write(data));
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        if (socket === client) this.#pairs.delete(pair);
        // A browser whose data is dropped does not learn that the server has closed either.
        if (socket === client || !this.#drops(pair)) other.destroy();
      });
    }
  }

  #drops(pair: Pair): boolean {
    pair.silent ||= this.#dropping;
    return pair.silent;
  }
}

/** The two connections that belong together. Once silent, a pair stays silent. */
interface Pair {
  client: Socket;
  server: Socket;
  silent: boolean;
}
