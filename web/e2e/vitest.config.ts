/** Whole games played through the page, in a real browser against the real server. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  test: {
    include: process.env["SCREENSHOTS"] ? ["screenshots.ts"] : ["*.test.ts"],
    globalSetup: here("support/globalSetup.ts"),
    // A game takes as long as it takes; only what hangs is ended.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // As long as Playwright waits for what is to appear: nothing is measured by a clock.
    expect: { poll: { timeout: 60_000, interval: 50 } },
    pool: "forks",
    maxWorkers: 2,
    minWorkers: 1,
  },
});
