import type { Page } from "playwright-core";
import { Player, standing } from "./support/player";
import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";
import { leftOver, missing, onlyEnglish, texts } from "./support/vocabulary";

const ENGLISH = { en: new Set<string>(), it: onlyEnglish("it"), fr: onlyEnglish("fr") };
const LANGUAGES = ["en", "it", "fr"] as const;

/** Every word of the page is in its language, the log among them, which the server tells again. */
async function check(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await expect
    .poll(async () => leftOver(await texts(page), ENGLISH[language]), { timeout: 20_000 })
    .toEqual([]);
  expect(missing(await texts(page))).toEqual([]);
}
async function speak(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.locator(`.langs button[lang=${language}]`).first().click();
  await page.locator(`html[lang=${language}]`).waitFor();
  await check(page, language);
}

test("the language can be changed at any moment, and nothing stays behind in another", async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await ada.goto("/");
  for (const language of ["it", "fr", "en"] as const) await speak(page, language);
  // Ada's rivals have no English names either.
  await createTable(ada, { others: ["bot random", "bot random", "bot random"], name: "Ada" });
  for (const language of ["it", "fr"] as const) await speak(page, language);
  await start(page);

  const player = new Player(page);
  const asked: Record<string, number> = {};
  await player.play(async (question) => {
    // Each question in each language, and what surrounds it.
    const count = (asked[question] = (asked[question] ?? 0) + 1);
    const language = LANGUAGES[count % 3];
    if (count <= 6 && language) await speak(page, language);
    return true;
  });
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(["place", "buy"]));
  expect(await standing(page)).toHaveLength(4);
  for (const language of ["it", "fr"] as const) await speak(page, language);
  await page.locator(".actions button:not(.main)").first().click();
  await page.locator(".scrubber").waitFor();
  await speak(page, "it");
  for (const sheet of [".round.help", ".controls .round:last-child"]) {
    await page.locator(`header ${sheet}`).click();
    await page.getByRole("dialog").waitFor();
    await check(page, "it");
    await page.keyboard.press("Escape");
  }
});
