/** A server with a game of another package: the one under examples/. */
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PYTHON, Server } from "./server";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export class ExampleServer extends Server {
  protected override async environment(folder: string): Promise<Record<string, string>> {
    const site = join(folder, "site");
    await mkdir(site);
    const install = ["-m", "tests.examples.installed", site];
    const { stdout } = await promisify(execFile)(PYTHON, install, { cwd: ROOT });
    return { PYTHONPATH: stdout.trim() };
  }
}
