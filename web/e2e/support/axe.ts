import axe from "axe-core";
import type { Page } from "playwright-core";
import type { Stop } from "./games/game";
import { dress } from "./tour";
import { resize } from "./windows";

/** What axe has against a page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() => {
    if (getComputedStyle(document.documentElement).opacity !== "1")
      throw new Error("the page is not painted");
    const inside = (window as unknown as { axe: typeof axe }).axe;
    // Style sheets are for rules that are not run.
    return inside.run(document, { resultTypes: ["violations"], preload: false });
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")} ${failureSummary ?? ""}`.slice(0, 260),
    ),
  );
}

/** Notes in `found` the barriers in a wide window in the light theme and on a phone in the dark one, in turns. */
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

/** Looks for barriers wide in the light theme and on a phone in the dark one, and notes in `found` what it meets. */
export function barriers(found: string[]): Stop {
  return async (name, page, windows) => {
    for (const [window, colorScheme] of [
      ["wide", "light"],
      ["phone", "dark"],
    ] as const) {
      if (windows.length === 1 && !windows.includes(window)) continue;
      await dress(page, window, colorScheme);
      for (const line of await violations(page)) found.push(`${name}, ${window}, ${colorScheme}: ${line}`);
    }
    await resize(page, "wide");
  };
}
