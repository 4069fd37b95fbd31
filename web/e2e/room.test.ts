/** Around a table: who comes in, what the host can do before the start, and the next game after the end. */
import type { Page } from "playwright-core";
import { createTable, sitDown, start } from "./support/lobby";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

test("whoever comes by the link is asked for a name when they sit down, and never to watch", async ({
  visit,
}) => {
  const [ada, bruno] = [await visit(), await visit()];
  const path = await createTable(ada, { name: "Annabel", others: ["open", "open"] });
  const { page } = bruno;
  await bruno.goto(path);
  await page.getByRole("button", { name: "Sit down: Seat 3" }).click();
  const field = page.getByLabel("What shall we call you?");
  expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
  // A name that is taken is refused, and asked for again; the seat is remembered.
  await field.fill("ANNABEL");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await field.fill("Andrea");
  await page.keyboard.press("Enter");
  const seats = ada.page.locator(".seats li");
  await expect.poll(() => seats.nth(2).textContent()).toContain("Andrea");
  // Both begin alike, and their marks do not.
  await expect.poll(() => ada.page.locator(".seats svg text").allTextContents()).toEqual(["An", "Ad"]);

  // Who watches is not asked for anything.
  const onlooker = await visit();
  await onlooker.goto(path);
  await start(ada.page);
  await onlooker.page.locator(".prompt").waitFor();
  expect(await onlooker.page.locator("input:not([readonly])").count()).toBe(0);
});

test("the host changes options, sees who is away, removes people and keeps them out", async ({ visit }) => {
  const [ada, bruno, chloe] = [await visit(), await visit(), await visit()];
  const path = await createTable(ada, { others: ["open", "open", "open"] });
  await sitDown(bruno, path, "Bruno");
  await sitDown(chloe, path, "Chloe");
  const { page } = ada;

  expect(await bruno.page.getByRole("button", { name: "Change" }).count()).toBe(0);
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("button", { name: "hidden", exact: true }).click();
  await expect.poll(() => bruno.page.locator("dl").textContent()).toContain("hidden");
  await page.getByRole("button", { name: "Done" }).click();
  expect(await page.locator("dl").textContent()).toContain("hidden");

  // Away is a word, a sign, and another mark.
  const rows = page.locator(".seats li");
  expect(await rows.nth(2).locator("svg.away").count()).toBe(0);
  await chloe.goto("/");
  await expect.poll(() => rows.nth(2).textContent()).toContain("away");
  expect(await rows.nth(2).locator("svg.away").count()).toBe(1);

  // One of them is there, the other not.
  await page.getByRole("button", { name: "Remove: Chloe" }).click();
  await page.getByRole("button", { name: "Free the seat", exact: true }).click();
  await expect.poll(() => rows.nth(2).textContent()).toContain("free");
  await page.getByRole("button", { name: "Remove: Bruno" }).click();
  await page.getByRole("button", { name: "Free the seat and keep out" }).click();
  await bruno.page.getByText("the host no longer lets you in").waitFor();
  await bruno.page.reload();
  await bruno.page.getByText("the host no longer lets you in").waitFor();
  await sitDown(chloe, path, "Chloe");
});

test("a rematch is told to all who are still at the table, with one click to follow", async ({ visit }) => {
  const [ada, bruno, onlooker] = [await visit(), await visit(), await visit()];
  const path = await createTable(ada, { others: ["open", "bot easy"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  await onlooker.goto(path);
  await agreeToEnd(ada, bruno);
  for (const { page } of [bruno, onlooker]) await page.locator("[aria-labelledby=standing]").waitFor();
  // One of them looks at the game once more.
  await onlooker.page.getByRole("button", { name: "Replay" }).click();
  await onlooker.page.locator("[aria-labelledby=standing]").waitFor({ state: "detached" });

  await ada.page.getByRole("button", { name: "Rematch", exact: true }).click();
  await ada.page.waitForURL((url) => url.pathname !== path);
  const next = new URL(ada.page.url()).pathname;
  for (const { page } of [bruno, onlooker]) {
    await page.getByRole("status").getByText("Ada has opened a rematch.").waitFor();
    expect(await page.title()).toContain("Ada has opened a rematch.");
    await page.getByRole("link", { name: "Join" }).click();
    await page.waitForURL(`**${next}`);
  }
  // The seats are as they were.
  await expect.poll(() => names(bruno.page)).toEqual(["Ada", "Bruno"]);
});

async function names(page: Page): Promise<string[]> {
  return (await page.locator(".seats li .who b").allTextContents()).slice(0, 2);
}

/** End the game as it stands, before anybody has won. */
async function agreeToEnd(one: Visitor, other: Visitor): Promise<void> {
  await one.page.getByRole("button", { name: "Menu" }).click();
  await one.page.getByRole("button", { name: "Propose to end the game" }).click();
  await one.page.getByRole("button", { name: "Propose it" }).click();
  await other.page.getByRole("button", { name: "Agree" }).click();
}
