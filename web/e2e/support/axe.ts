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

/**
 * Looks for barriers wide in the light theme and on a phone in the dark one, and notes in `found` what it meets:
 * both at every stop with EVERYTHING=1, else in turns.
 */
export function barriers(found: string[]): Stop {
  let stops = 0;
  return async (name, page, windows) => {
    const both = [
      ["wide", "light"],
      ["phone", "dark"],
    ] as const;
    const possible = both.filter(([window]) => windows.length > 1 || windows.includes(window));
    const turn = stops++ % possible.length;
    const looks = possible.filter((_, index) => index === turn || process.env["EVERYTHING"]);
    for (const [window, colorScheme] of looks) {
      await dress(page, window, colorScheme);
      for (const line of await violations(page)) found.push(`${name}, ${window}, ${colorScheme}: ${line}`);
    }
    await resize(page, "wide");
  };
}
