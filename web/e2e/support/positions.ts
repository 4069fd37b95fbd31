/** A server whose tables stand at saved positions: every phase of a turn, with 2, 4 and 6 players; "short" are 4 with short names. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PYTHON, Server } from "./server";
import type { Visit } from "./test";
import type { Visitor, VisitorOptions } from "./visitor";

const SCRIPT = fileURLToPath(new URL("positions.py", import.meta.url));
/** Bots think this many seconds at each decision: longer than anybody looks at a table here. */
const PACE = 60;

export const MOMENTS = [
  "placing",
  "founding",
  "disposing",
  "buying",
  "waiting",
  "may-end",
  "announced",
  "over",
] as const;
export type Moment = (typeof MOMENTS)[number];

export class Positions extends Server {
  #token = "";
  #tables: Record<string, string> = {};

  constructor() {
    super(PACE);
  }

  protected override async prepare(database: string): Promise<void> {
    const { stdout } = await promisify(execFile)(PYTHON, [SCRIPT, database]);
    const { token, tables } = JSON.parse(stdout) as { token: string; tables: Record<string, string> };
    this.#token = token;
    this.#tables = tables;
  }

  /** A browser that is Ada's. */
  async ada(visit: Visit, options: VisitorOptions = {}): Promise<Visitor> {
    const ada = await visit({ address: this.address, unreachable: true, ...options });
    await ada.context.addInitScript((token) => localStorage.setItem("tontine-token", token), this.#token);
    return ada;
  }

  /** Take a seat at the table that stands at this moment. */
  async sit(ada: Visitor, game: 2 | 4 | 6 | "short", moment: Moment): Promise<void> {
    const table = this.#tables[`${game}-${moment}`];
    if (table === undefined) throw new Error(`no table ${game} at ${moment}`);
    await ada.goto(`/table/${table}`);
    await ada.page.locator(moment === "over" ? "[aria-labelledby=account]" : ".prompt").waitFor();
  }
}
