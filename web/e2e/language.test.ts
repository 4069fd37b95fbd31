import type { Page } from "playwright-core";
import { Player } from "./support/player";
import { createTable, start } from "./support/lobby";
import { asAda, GAMES, momentsOf, sit } from "./support/positions";
import { expect, test } from "./support/test";
import { leftOver, missing, onlyEnglish, texts } from "./support/vocabulary";

const ENGLISH = { en: new Set<string>(), it: onlyEnglish("it"), fr: onlyEnglish("fr") };
const LANGUAGES = ["en", "it", "fr"] as const;

/** Every word of the page is in its language, the log among them, which the server tells again; and none is missing. */
async function check(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await expect
    .poll(
      async () => {
        const read = await texts(page);
        return [...leftOver(read, ENGLISH[language]), ...missing(read)];
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
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
  // The next question is asked in the language that the last one was answered in.
  let asked = 0;
  await new Player(page).play(async () => {
    asked += 1;
    await speak(page, asked % 2 ? "it" : "fr");
    return asked < 5;
  });
  expect(asked).toBe(5);
  for (const sheet of [".round.help", ".controls .round:last-child"]) {
    await page.locator(`header ${sheet}`).click();
    await page.getByRole("dialog").waitFor();
    await check(page, "it");
    await page.keyboard.press("Escape");
  }
});

test.for(GAMES)("every question of %s in every language", async (game, { visit }) => {
  const ada = await asAda(visit);
  for (const moment of momentsOf(game, "short")) {
    await sit(ada, game, "short", moment);
    for (const language of ["it", "fr", "en"] as const) await speak(ada.page, language);
  }
});

test("a game that is over can be walked through in every language", async ({ visit }) => {
  const ada = await asAda(visit);
  await sit(ada, "acquire", "short", "over");
  await ada.page.getByRole("button", { name: "Replay" }).click();
  await ada.page.locator(".scrubber").waitFor();
  for (const language of ["it", "fr"] as const) await speak(ada.page, language);
});
