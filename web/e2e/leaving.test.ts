import { createTable, sitDown, start } from "./support/lobby";
import { Player } from "./support/player";
import { expect, test } from "./support/test";

test("whoever leaves a running game from the front page harms nobody there, and may come back", async ({
  visit,
}) => {
  const [ada, bruno] = [await visit(), await visit()];
  const path = await createTable(ada, { others: ["open"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  const { page } = ada;
  await page.locator("header .id a").click();
  const mine = page.locator("[aria-labelledby=mine] li");
  const leave = mine.getByRole("button", { name: "Leave: Acquire with Bruno" });

  // It is asked first, and what it means is said.
  await leave.click();
  await page.getByRole("dialog").getByText("A bot plays on in your place").waitFor();
  await page.getByRole("button", { name: "Keep the game" }).click();
  expect(await mine.count()).toBe(1);
  await leave.click();
  await page.getByRole("button", { name: "Leave it" }).click();
  await expect.poll(() => mine.count()).toBe(0);

  // Bruno's game goes on: he is asked again and again, so somebody answers in between.
  const player = new Player(bruno.page);
  await player.play(() => player.decisions < 3);
  expect(player.decisions).toBe(3);

  await ada.goto(path);
  await page.getByRole("button", { name: "Take the seat back" }).click();
  await page.getByRole("button", { name: "Take the seat back" }).waitFor({ state: "detached" });
  await ada.goto("/");
  await expect.poll(() => mine.count()).toBe(1);
});
