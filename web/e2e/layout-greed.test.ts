import type { Page } from "playwright-core";
import { faultsOfLayout } from "./support/layout";
import { asAda, sit } from "./support/positions";
import { EVERY, resize, SOME, WINDOWS } from "./support/windows";
import { expect, test } from "./support/test";

test("Greed Incorporated: all is in sight, and nothing is cut or covered", async ({ visit }) => {
  expect(await faultsOfLayout(visit, "greed", 5, ["fr"])).toEqual([]);
  expect(await faultsOfLayout(visit, "greed", 3, ["it"], SOME)).toEqual([]);
});

test("Greed Incorporated with nine or ten companies: all is in sight on a phone and on a small laptop", async ({
  visit,
}) => {
  expect(await faultsOfLayout(visit, "greed", "crowded", ["fr"], ["phone", "laptop", "low"])).toEqual([]);
});

/** How many of these are in sight, whole and uncovered, at the top of what scrolls. */
async function inSight(page: Page, what: string): Promise<number> {
  return page.locator(what).evaluateAll(
    (all) =>
      all.filter((one) => {
        const box = one.getBoundingClientRect();
        const corners = [
          [box.left + 2, box.top + 2],
          [box.right - 2, box.bottom - 2],
        ] as const;
        return corners.every(([x, y]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (one.contains(there) || there.contains(one));
        });
      }).length,
  );
}

test("Greed Incorporated: three things of either side of a deal are in sight on the smallest phone", async ({
  visit,
}) => {
  const ada = await asAda(visit, { viewport: WINDOWS.small });
  await sit(ada, "greed", 5, "trading");
  await ada.page.locator(".pages button:nth-child(2)").click();
  await ada.page.locator(".choose .partners:last-child button").first().click();
  await ada.page.locator(".sides .side").nth(1).waitFor();
  for (const side of [1, 2])
    await expect
      .poll(() => inSight(ada.page, `.sides .side:nth-child(${side}) li`), { message: `side ${side}` })
      .toBeGreaterThanOrEqual(3);
});

test("Greed Incorporated: who bids for two companies sees cards, and whose they are", async ({ visit }) => {
  const ada = await asAda(visit);
  await sit(ada, "greed", "crowded", "bidding");
  for (const window of ["low", "phone"] as const) {
    await resize(ada.page, window);
    await ada.page.locator(".bids.several").waitFor();
    await expect
      .poll(() => inSight(ada.page, ".offers .marker"), { message: window })
      .toBeGreaterThanOrEqual(2);
  }
});

test("Greed Incorporated: a placard shows what an asset uses in every window", async ({ visit }) => {
  const ada = await asAda(visit);
  await sit(ada, "greed", 5, "gold");
  for (const window of EVERY) {
    await resize(ada.page, window);
    const hidden = await ada.page
      .locator(".placard:visible .assets .recipe .things")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width < 10).length);
    expect(hidden, window).toBe(0);
  }
});
