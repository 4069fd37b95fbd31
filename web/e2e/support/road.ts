/** A road to a server that can be cut and mended, like a bad network. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export class Road {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#carry(near));
  readonly #port: number;
  #open = true;

  constructor(address: string) {
    this.#port = Number(new URL(address).port);
  }

  /** The address at this end. */
  async build(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#open = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#open = true;
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
    const far = connect(this.#port, "127.0.0.1");
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
