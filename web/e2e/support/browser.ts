/** Debian's Chromium, or the one that CHROMIUM names. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

export async function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  if (!existsSync(executablePath))
    throw new Error(`no Chromium at ${executablePath}; CHROMIUM names another`);
  // As root, in a container say, its sandbox does not work; all it visits is our own server.
  const sandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath, chromiumSandbox: sandbox });
}
