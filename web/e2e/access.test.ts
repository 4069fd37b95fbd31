import axe from "axe-core";
import { onTestFinished } from "vitest";
import type { Page } from "playwright-core";
import { Positions } from "./support/positions";
import { expect, test } from "./support/test";
import { dress, resize, tour } from "./support/tour";

/** What axe has against a page, one line each; of its colours only, where nothing else can have changed. */
async function violations(page: Page, colours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate((only) => {
    const inside = (window as unknown as { axe: typeof axe }).axe;
    return inside.run(document, {
      resultTypes: ["violations"],
      ...(only ? { runOnly: ["color-contrast"] } : {}),
    });
  }, colours);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")} ${failureSummary ?? ""}`.slice(0, 260),
    ),
  );
}

test("axe finds nothing on any screen, in either theme, wide or on a phone", async ({ visit }) => {
  const server = new Positions();
  onTestFinished(() => server.close());
  await server.start();
  const found: string[] = [];
  await tour(visit, server, async (name, page, widths) => {
    // Between the two widths nothing has other colours or names.
    for (const width of widths.length > 1 ? (["wide", "phone"] as const) : widths) {
      for (const colorScheme of ["light", "dark"] as const) {
        await dress(page, width, colorScheme);
        for (const line of await violations(page, colorScheme === "dark"))
          found.push(`${name}, ${width}, ${colorScheme}: ${line}`);
      }
    }
    await resize(page, "wide");
  });
  expect(found).toEqual([]);
});
