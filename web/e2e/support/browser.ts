/** Chromium as Debian installs it, or the one at the path in CHROMIUM. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

export async function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  if (!existsSync(executablePath))
    throw new Error(`no Chromium at ${executablePath}; CHROMIUM names another`);
  // Its sandbox does not work for root, as in containers. It only visits our own server.
  const sandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath, chromiumSandbox: sandbox });
}
