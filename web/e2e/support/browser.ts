/** Chromium and Firefox as Debian installs them, or those at the paths in CHROMIUM and FIREFOX. */
import { existsSync } from "node:fs";
import { chromium, firefox, type Browser } from "playwright-core";

/** Where Debian puts them. The first draws no windows around pages, and comes with less. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export async function launch(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined || !existsSync(executablePath))
    throw new Error(`no Chromium at ${executablePath ?? PLACES.join(" or ")}; CHROMIUM names another`);
  // Its sandbox does not work for root, as in containers. It only visits our own server.
  const sandbox = process.getuid?.() !== 0;
  // Without windows it would round the width of every letter, which browsers on a screen do not.
  // With names as screen readers are told them.
  const args = ["--font-render-hinting=none", "--enable-blink-features=ComputedAccessibilityInfo"];
  return chromium.launch({ executablePath, chromiumSandbox: sandbox, args });
}

/** Null where there is none: it is large, and only a few tests are for it. */
export const FIREFOX =
  process.env["FIREFOX"] ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync) ?? null;

/**
 * Firefox as people have it, which Playwright drives by WebDriver BiDi. From 1.65 on it wants a command for that
 * which Firefox does not have, so package.json keeps an older one.
 */
export async function launchFirefox(): Promise<Browser> {
  if (FIREFOX === null) throw new Error("no Firefox; FIREFOX names one");
  const firefoxUserPrefs = { "ui.prefersReducedMotion": 1 };
  return firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX, firefoxUserPrefs });
}
