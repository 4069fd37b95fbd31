/** A test with visitors. At the end, their pages must have logged no errors and received no secrets. */
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test as base } from "vitest";
import type { Browser } from "playwright-core";
import { launch } from "./browser";
import { leaks } from "./secrets";
import { Visitor, type VisitorOptions } from "./visitor";

export { expect, inject };
export type Visit = (options?: VisitorOptions) => Promise<Visitor>;

export const test = base.extend<{ browser: Browser; visit: Visit }>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest wants the braces
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ browser, task }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options = {}) => {
      const visitor = await Visitor.arrive(browser, options.address ?? inject("address"), options);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map((visitor) => visitor.settled()));
    const leaked = leaks(visitors.map((visitor) => visitor.received));
    if (task.result?.errors?.length || leaked.length) await saveEvidence(task.name, visitors);
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
    expect(visitors.flatMap((visitor) => visitor.problems)).toEqual([]);
    expect(leaked).toEqual([]);
  },
});

/** Save what every visitor saw and received when the test failed. */
async function saveEvidence(name: string, visitors: readonly Visitor[]): Promise<void> {
  for (const [number, visitor] of visitors.entries()) {
    const { page, received } = visitor;
    const file = join(tmpdir(), "tontine-e2e", `${name.replaceAll(/\W+/g, "-").slice(0, 40)}-${number}`);
    await visitor.paint().catch(() => undefined);
    await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
    await writeFile(`${file}.jsonl`, `${received.join("\n")}\n`);
    console.error(`see ${file}.png and .jsonl`);
  }
}
