/** Chromium as Debian installs it, or the one at the path in CHROMIUM. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

/** Where Debian puts them. The first draws no windows around pages, and comes with less. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export async function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined || !existsSync(executablePath))
    throw new Error(`no Chromium at ${executablePath ?? PLACES.join(" or ")}; CHROMIUM names another`);
  // Its sandbox does not work for root, as in containers. It only visits our own server.
  const sandbox = process.getuid?.() !== 0;
  // Without windows it would round the width of every letter, which browsers on a screen do not.
  const args = ["--font-render-hinting=none"];
  return chromium.launch({ executablePath, chromiumSandbox: sandbox, args });
}
