/** Two servers of the installed package for all tests: an empty one, and one with tables at saved positions. */
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { PYTHON, Server } from "./server";

const SCRIPT = fileURLToPath(new URL("positions.py", import.meta.url));
/** Bots take this many seconds for a decision, so a table stands still while all tests look at it. */
const PACE = 86_400;

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    /** The file of that server, for `tontine admin`. */
    database: string;
    positions: Laid;
  }
}

/** The tables at saved positions: the address of their server, the tokens of people, and the tables' ids by name. */
interface Laid {
  address: string;
  /** A folder in which tests note which copies are taken. */
  taken: string;
  tokens: Record<"ada" | "veteran", string>;
  /** The first one is looked at by all tests; each of the others is changed by one of them. */
  tables: Record<string, [string, ...string[]]>;
}

/** Create the tables, and start the server that has them. */
async function lay(): Promise<{ positions: Server; laid: Laid }> {
  let said = "";
  const positions = new Server(PACE, async (database) => {
    said = (await promisify(execFile)(PYTHON, [SCRIPT, database])).stdout;
  });
  const address = await positions.start();
  const taken = `${positions.database}-taken`;
  await mkdir(taken);
  return { positions, laid: { address, taken, ...(JSON.parse(said) as Pick<Laid, "tokens" | "tables">) } };
}

export default async function (project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  const [address, { positions, laid }] = await Promise.all([server.start(), lay()]);
  project.provide("address", address);
  project.provide("database", server.database);
  project.provide("positions", laid);
  return async () => void (await Promise.all([server.close(), positions.close()]));
}
