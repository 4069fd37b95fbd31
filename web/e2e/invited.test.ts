/** A bot with an account is invited by its name, from the form by which a table is opened. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "./support/test";
import { start } from "./support/lobby";
import { Player } from "./support/player";

const EXAMPLE = fileURLToPath(new URL("../../examples/remote_bot.mjs", import.meta.url));

async function post(path: string, body: object, token = ""): Promise<Record<string, string>> {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${inject("address")}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Record<string, string>;
}

test("a bot with an account is invited by its name, and plays", async ({ visit }) => {
  const owner = await post("/api/account/register", { name: "Olga Ivanova", password: "a tall story 7" });
  const made = await post("/api/bots", { name: "Robo" }, owner["token"]);
  const name = made["name"] ?? "";
  expect(name).toBe("Robo[bot]");

  const ada = await visit({ painted: true });
  const { page } = ada;
  await ada.goto("/");
  await page.locator("header input").fill("Ada");
  await page.locator(".open-table").click();
  const form = page.locator(".open form");
  await form.getByRole("button", { name: "Acquire" }).click();
  const seats = form.locator("fieldset li");
  while ((await seats.count()) > 2) await form.locator(".stepper button").first().click();
  await seats.nth(1).locator("select").selectOption("account");
  const field = form.getByLabel("Name of the bot");

  // Without a name nothing is sent; a name that no bot has is refused, and nothing is lost.
  await form.locator("button[type=submit]").click();
  expect(await field.evaluate((it: HTMLInputElement) => it.validity.valueMissing)).toBe(true);
  await field.fill("Nobody");
  await form.locator("button[type=submit]").click();
  await expect.poll(() => form.getByRole("alert").textContent()).toContain("no bot account called “Nobody”");
  ada.problems.length = 0; // the refusal, which browsers log
  expect(await field.inputValue()).toBe("Nobody");
  await field.fill(name);
  await form.locator("button[type=submit]").click();

  await expect.poll(() => page.locator(".seats li .who b").allTextContents()).toEqual(["Ada", name]);
  expect(await page.locator(".seats li .who small").last().textContent()).toContain("comes when it is asked");
  const words = ["--experimental-websocket", EXAMPLE, inject("address"), made["token"] ?? ""];
  const program = spawn(process.execPath, words, { stdio: "ignore" });
  try {
    await start(page);
    // It has had a turn before I am asked for the second time to play a tile.
    const player = new Player(page);
    let turns = 0;
    await player.play((question) => question !== "place" || ++turns < 3);
    expect(turns).toBe(3);
    await expect.poll(() => page.locator("body").innerText()).toContain(`${name} plays`);
  } finally {
    program.kill();
  }
});
