/** Two servers for all tests, with the client that was built into the package: an empty one, and one with tables at saved positions. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { PYTHON, Server } from "./server";

const SCRIPT = fileURLToPath(new URL("positions.py", import.meta.url));
/** Bots think this many seconds at each decision: longer than anybody looks at a table here. */
const PACE = 60;

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    positions: Laid;
  }
}

/** The tables that were laid: where, whose they are, and the code of each by its name. */
interface Laid {
  address: string;
  token: string;
  tables: Record<string, string>;
}

/** Lay the tables, and open the server that has them. */
async function lay(): Promise<{ positions: Server; laid: Laid }> {
  let said = "";
  const positions = new Server(PACE, async (database) => {
    said = (await promisify(execFile)(PYTHON, [SCRIPT, database])).stdout;
  });
  const address = await positions.start();
  return { positions, laid: { address, ...(JSON.parse(said) as Omit<Laid, "address">) } };
}

export default async function (project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  const [address, { positions, laid }] = await Promise.all([server.start(), lay()]);
  project.provide("address", address);
  project.provide("positions", laid);
  return async () => void (await Promise.all([server.close(), positions.close()]));
}
