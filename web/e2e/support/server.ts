/** The real server, as `tontine serve` starts it. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The Python that has the package. */
export const PYTHON =
  process.env["TONTINE_PYTHON"] ?? fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));

/** What the command `tontine` prints. */
export async function tontine(...words: string[]): Promise<string> {
  return (await promisify(execFile)(PYTHON, ["-m", "tontine", ...words])).stdout;
}

/** A server with a database of its own, which can be stopped and started again on the same port. */
export class Server {
  address = "";
  /** Its file, for `tontine admin`. */
  database = "";
  #folder = "";
  #port = 0;
  #process: ChildProcess | null = null;

  /** Bots wait so many seconds before each decision; `prepare` fills the database before the server first opens it. */
  constructor(
    readonly pace = 0,
    readonly prepare: (database: string) => Promise<void> = async () => undefined,
  ) {}

  async start(): Promise<string> {
    if (!existsSync(PYTHON)) throw new Error(`no Python at ${PYTHON}; TONTINE_PYTHON names another`);
    const first = this.#folder === "";
    this.#folder ||= await mkdtemp(join(tmpdir(), "tontine-"));
    const database = (this.database = join(this.#folder, "tables.sqlite"));
    if (first) await this.prepare(database);
    const words = ["-m", "tontine", "serve", "--no-open", "--port", String(this.#port)];
    words.push("--database", database, "--pace", String(this.pace));
    const process = (this.#process = spawn(PYTHON, words, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...globalThis.process.env, ...(await this.environment(this.#folder)) },
    }));
    this.#port = await portOf(process);
    this.address = `http://127.0.0.1:${this.#port}`;
    return this.address;
  }

  /** What its environment has besides that of the tests. */
  protected async environment(_folder: string): Promise<Record<string, string>> {
    return {};
  }

  /** End it at once, without a chance to clean up. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async close(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const process = this.#process;
    if (process === null || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill(signal);
    await gone;
    this.#process = null;
  }
}

/** The port, from what it prints once clients can connect: "Tontine is at http://localhost:8600/". */
async function portOf(process: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    process.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    process.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /:(\d+)\//.exec(said);
      if (found) resolve(Number(found[1]));
    });
  });
}
