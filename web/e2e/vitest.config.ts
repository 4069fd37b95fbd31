/** Whole games played through the page, in a real browser against the real server. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What takes longest begins first, so that both workers end at about the same time. What is not listed may be long. */
class LongestFirst extends BaseSequencer {
  static readonly #order = [
    ...["greed", "layout-greed", "lobby", "language", "access-games", "access-tables", "firefox", "people"],
    ...[
      "layout-six",
      "layout-ponzi",
      "layout-two",
      "layout-four",
      "ponzi",
      "lesson",
      "arrival",
      "reconnection",
    ],
    ...["keys", "connection", "keyboard", "hotseat", "access-pages", "alerts", "phone", "plain", "account"],
    ...["turn", "room", "days", "spectator", "calm", "leaving", "names"],
  ];

  static #rank({ moduleId }: TestSpecification): number {
    return this.#order.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => LongestFirst.#rank(a) - LongestFirst.#rank(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
    pool: "forks",
    // A worker keeps its browser, and the libraries it has loaded, from file to file.
    isolate: false,
    maxWorkers: 2,
    minWorkers: 1,
  },
});
