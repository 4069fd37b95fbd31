import { afterAll, beforeAll } from "vitest";
import type { Page } from "playwright-core";
import { violations } from "./support/axe";
import { ExampleServer } from "./support/example";
import { ready } from "./support/hands";
import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";

const server = new ExampleServer();
let address = "";
beforeAll(async () => {
  address = await server.start();
});
afterAll(() => server.close());

const MINE = ".prompt.mine";
const END = "[aria-labelledby=standing]";

/** Wait for a question, or for the end; whether there is one. */
async function asked(page: Page): Promise<boolean> {
  await page.locator(`${MINE}, ${END}`).first().waitFor();
  return (await page.locator(END).count()) === 0;
}

/** Confirm what is chosen, and wait until the table has taken it. */
async function confirm(page: Page): Promise<void> {
  await page.locator(".prompt .main:enabled").click();
  await page.locator(`.bottom .desk:not(:has([aria-pressed=true])), ${END}`).first().waitFor();
}

test("a game of another package is played to its end on the plain board", async ({ visit }) => {
  const visitor = await visit({ address });
  const { page } = visitor;
  await createTable(visitor, { game: "Tulips", others: ["bot random", "bot random"] });
  await start(page);
  let rounds = 0;
  for (; await asked(page); rounds += 1) {
    await expect.poll(() => page.locator(".prompt h1").textContent()).toContain("What do you bid for the");
    const amount = page.locator(".desk input[type=number]");
    await amount.fill(rounds === 0 ? "999" : "1");
    await amount.press("Tab");
    if (rounds === 0) {
      // No more than the purse holds, and the reason why with its rule.
      const most = Number(await amount.getAttribute("max"));
      expect(await amount.inputValue()).toBe(String(most));
      await expect.poll(() => page.locator(".number").textContent()).toContain("T4: that is all you have");
      await expect.poll(() => page.locator(".says").textContent()).toContain("If nobody else bids");
      await amount.fill("2");
      await amount.press("Tab");
    }
    await confirm(page);
  }
  expect(rounds).toBeGreaterThan(0); // three rumours may come soon
  expect(await page.locator(`${END} li`).count()).toBe(3);
  expect(await page.locator(`${END} .score`).first().textContent()).toMatch(/ƒ\d+/);
  expect(await page.locator("[aria-labelledby=account]").textContent()).toContain("Purse");
});

test("it is said in the language of the reader, by keyboard, on a phone and without a complaint of axe", async ({
  visit,
}) => {
  const visitor = await visit({
    address,
    locale: "fr-FR",
    viewport: { width: 390, height: 844 },
    painted: true,
  });
  const { page } = visitor;
  await createTable(visitor, { game: "Tulipes", others: ["bot random"] });
  await start(page);
  await asked(page);
  await expect.poll(() => page.locator(".prompt h1").textContent()).toContain("Combien offrez-vous");
  expect(await page.locator(".board").first().textContent()).toContain("Aux enchères");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("1");
  await page.locator(".desk [aria-pressed=true]").waitFor();
  await ready(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".desk [aria-pressed=true]").count()).toBe(0);
});

test("a decision can be written down, and one that cannot be read says so", async ({ visit }) => {
  const visitor = await visit({ address });
  const { page } = visitor;
  await createTable(visitor, { game: "Tulips", others: ["bot random"] });
  await start(page);
  await asked(page);
  await page.locator(".desk summary").click();
  const written = page.locator(".desk textarea");
  const choose = page.getByRole("button", { name: "Choose it" });
  await written.fill("bid");
  await choose.click();
  await page.getByRole("alert").waitFor();
  await written.fill('{"kind": "bid", "amount": 99}');
  await choose.click();
  await expect.poll(() => page.locator(".says").textContent()).toContain("T4: you cannot bid ƒ99");
  await written.fill('{"kind": "bid", "amount": 0}');
  await choose.click();
  await confirm(page);
});
