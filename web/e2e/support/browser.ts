/** Debian's Chromium, or the one that CHROMIUM names. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export async function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error("no Chromium; on Debian apt install chromium, or CHROMIUM names another");
  }
  // As root, in a container say, its sandbox does not work; all it visits is our own server.
  const sandbox = process.getuid?.() !== 0;
  return chromium.launch({ executablePath, chromiumSandbox: sandbox });
}
