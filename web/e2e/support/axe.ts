import axe from "axe-core";
import type { Page } from "playwright-core";
import { dress, resize, type Stop } from "./tour";

/** What axe has against a page, one line each; of its colours only, where nothing else can have changed. */
export async function violations(page: Page, colours = false): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate((only) => {
    const inside = (window as unknown as { axe: typeof axe }).axe;
    return inside.run(document, {
      resultTypes: ["violations"],
      preload: false, // style sheets, for rules that are not run
      ...(only ? { runOnly: ["color-contrast"] } : {}),
    });
  }, colours);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")} ${failureSummary ?? ""}`.slice(0, 260),
    ),
  );
}

/** Looks for barriers wide in the light theme and on a phone in the dark one, in turns, and notes in `found` what it meets. */
export function barriersInTurns(found: string[]): Stop {
  let stops = 0;
  return async (name, page) => {
    stops += 1;
    const [window, colorScheme] = stops % 2 ? (["wide", "light"] as const) : (["phone", "dark"] as const);
    await dress(page, window, colorScheme);
    for (const line of await violations(page)) found.push(`${name}, ${window}, ${colorScheme}: ${line}`);
    await resize(page, "wide");
  };
}

/** Looks for barriers in either theme, wide and on a phone, and notes in `found` what it meets. */
export function barriers(found: string[]): Stop {
  return async (name, page, windows) => {
    // Between the two nothing has other colours or names.
    for (const window of windows.length > 1 ? (["wide", "phone"] as const) : windows) {
      for (const colorScheme of ["light", "dark"] as const) {
        await dress(page, window, colorScheme);
        for (const line of await violations(page, colorScheme === "dark"))
          found.push(`${name}, ${window}, ${colorScheme}: ${line}`);
      }
    }
    await resize(page, "wide");
  };
}
