/** Rule cards: a rule that is new to me is explained when it first happens, and not again once I have understood. */
import { mkdir } from "node:fs/promises";
import { violations } from "./support/axe";
import { asAda, sit } from "./support/positions";
import { expect, test } from "./support/test";
import { dress } from "./support/tour";
import { resize } from "./support/windows";

const PICTURES = process.env["CARD_PICTURES"];

test("a card explains what is new, moves nothing, and once understood does not come again", async ({
  visit,
}) => {
  const ada = await asAda(visit, { beginner: true, painted: true });
  const { page } = ada;
  const card = page.getByRole("complementary", { name: "New to you." });
  await sit(ada, "acquire", "short", "disposing");
  await card.waitFor();
  const first = await card.locator("p").innerText();
  if (PICTURES) {
    await mkdir(PICTURES, { recursive: true });
    for (const window of ["wide", "low", "phone", "small"] as const)
      for (const theme of ["light", "dark"] as const) {
        await dress(page, window, theme);
        await page.screenshot({ path: `${PICTURES}/acquire-${window}-${theme}.png` });
      }
    await resize(page, "wide");
  }
  for (const [window, theme] of [
    ["wide", "light"],
    ["phone", "dark"],
  ] as const) {
    await dress(page, window, theme);
    expect(
      (await violations(page)).filter((line) => !line.startsWith("label-content-name-mismatch")),
    ).toEqual([]);
    // It is not on the board, and nothing is where it was not before once it is gone.
    const places = (): Promise<string[]> =>
      page.locator(".play :is(button, input, [role=button]):visible:not(.rule-card *)").evaluateAll((all) =>
        all.map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return `${one.textContent?.trim()} ${Math.round(x)} ${Math.round(y)}`;
        }),
      );
    const [on, board] = [await card.boundingBox(), await page.locator("main.board").boundingBox()];
    if (on === null || board === null) throw new Error("no card, or no board");
    const apart =
      on.x >= board.x + board.width ||
      on.x + on.width <= board.x ||
      on.y >= board.y + board.height ||
      on.y + on.height <= board.y;
    expect(apart).toBe(true);
    if (window !== "phone") continue;
    const before = await places();
    await card.getByRole("button", { name: "Got it" }).click();
    await card.waitFor({ state: "hidden" });
    expect(await places()).toEqual(before);
  }
  await page.reload();
  await page.locator(".prompt").waitFor();
  // Another one that is due may come in its place, but not this one.
  const told = await page.evaluate(
    () => JSON.parse(localStorage.getItem("tontine-learnt") ?? "[]") as string[],
  );
  expect(told).toHaveLength(1);
  await resize(page, "wide");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Rules I have met" }).click();
  await page.locator("dialog .why").first().waitFor();
  await page.keyboard.press("Escape");
  const texts = await card.locator("p").allInnerTexts();
  expect(texts).not.toContain(first);
  if (texts.length > 0) await card.getByRole("button", { name: "Do not show these" }).click();
  await card.waitFor({ state: "hidden" });
  await page.reload();
  await page.locator(".prompt").waitFor();
  expect(await card.count()).toBe(0);
});

test("a beginner who waits reads a maxim, and never one who decides; no more of them in one click", async ({
  visit,
}) => {
  const ada = await asAda(visit, { beginner: true });
  const { page } = ada;
  const maxim = page.getByRole("complementary", { name: "A maxim while you wait" });
  // At the waiting table of Greed an auction is watched, and has the place.
  for (const game of ["acquire", "ponzi"] as const) {
    await sit(ada, game, "short", "waiting");
    await maxim.waitFor();
  }
  const first = await maxim.locator("p").innerText();
  await maxim.getByRole("button", { name: "Another" }).click();
  await expect.poll(() => maxim.locator("p").innerText()).not.toBe(first);
  await sit(ada, "ponzi", "short", "funding");
  // Its words are here: the rules that I have met can be opened.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Rules I have met" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await maxim.count()).toBe(0);
  await sit(ada, "ponzi", "short", "waiting");
  await maxim.getByRole("button", { name: "No more" }).click();
  await maxim.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".prompt").waitFor();
  expect(await maxim.count()).toBe(0);
});
