import { expect } from "vitest";
import { createTable } from "./support/lobby";
import { asAda, GAMES, gameOf, sit } from "./support/positions";
import { test } from "./support/test";
import type { Page } from "playwright-core";

/** The page for newcomers is shown, with its picture and its three parts. */
async function seeHowto(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.locator("section h3").count()).toBe(3);
  const width = (): Promise<number> =>
    dialog.locator(".picture img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

test("how a game is played is told on the front page and in the waiting room", async ({ visit }) => {
  const ada = await visit({ painted: true });
  const { page } = ada;
  await ada.goto("/");
  for (const game of GAMES) {
    await page.locator(`article[data-game=${game}] .howto`).click();
    await seeHowto(page);
    // There is nothing to press on the front page: keys are for the table.
    expect(await page.getByRole("dialog").locator(".pills button").count()).toBe(2);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await createTable(ada, { others: ["open", "bot normal"], name: "Ada" });
  await page.locator("main .howto").click();
  await seeHowto(page);
});

test("? offers how it is played, the rules, and the keys", async ({ visit }) => {
  const ada = await asAda(visit, { painted: true });
  const { page } = ada;
  for (const game of GAMES) {
    await sit(ada, game, "short", gameOf(game).picture.moment as never);
    await page.keyboard.press("?");
    await seeHowto(page);
    const dialog = page.getByRole("dialog");
    const [, rules, keys] = await dialog.locator(".pills button").all();
    await keys?.click();
    await dialog.locator("kbd").first().waitFor();
    await rules?.click();
    await dialog.locator("section h3").nth(3).waitFor();
    // A rule of the page leads to its place among all of them.
    await dialog.locator(".pills button").first().click();
    const id = dialog.locator("section .rules [role=button], section .rules button").first();
    const rule = /[A-Z]\d+/.exec(await id.innerText())?.[0];
    await id.click();
    await page.locator(".all").click();
    await dialog.locator(`.here[data-rule=${rule}]`).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
});
