/** Evenings that are interrupted: a game that goes on from a file, clocks, a pause, and standing orders. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createTable, sitDown, start } from "./support/lobby";
import { Player } from "./support/player";
import { PYTHON } from "./support/server";
import { expect, test } from "./support/test";

const run = promisify(execFile);
// As `tontine play` leaves it when somebody saves and quits.
const UNFINISHED = `
from tontine.play.match import new_match
from tontine.play.save import dump
match = new_match("acquire", ["Ottilie", "Bruno"], 3)
match.bots = [None, "normal"]
print(dump(match), end="")
`;

test("a game that was saved at the terminal goes on in the browser; a file that is none says so", async ({
  visit,
}) => {
  const ada = await visit();
  const { page } = ada;
  await ada.goto("/");
  const file = page.locator("input[type=file]").first();
  await file.setInputFiles({
    name: "notes.jsonl",
    mimeType: "text/plain",
    buffer: Buffer.from("Dear diary"),
  });
  await page.locator("#code-problem", { hasText: "that save file cannot be used" }).waitFor();
  // What is refused browsers show on the console.
  expect(ada.problems.splice(0)).toEqual([expect.stringContaining("400")]);

  const { stdout } = await run(PYTHON, ["-c", UNFINISHED]);
  await file.setInputFiles({ name: "game.jsonl", mimeType: "text/plain", buffer: Buffer.from(stdout) });
  await page.waitForURL(/\/table\//);
  await page.locator(".prompt").waitFor();
  await page.locator(".rack button").first().waitFor();
});

test("clocks run for whoever is to decide, and stand still in a pause", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  await ada.page.clock.install();
  const path = await createTable(ada, { others: ["open"], options: ["Live"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  const running = ada.page.locator("[role=timer].running").first();
  const still = ada.page.locator("[role=timer]:not(.running)").first();
  const [before, other] = [await running.textContent(), await still.textContent()];
  await ada.page.clock.fastForward(61_000);
  await expect.poll(() => running.textContent()).not.toBe(before);
  expect(await still.textContent()).toBe(other);

  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Pause", exact: true }).click();
  await bruno.page.getByText("Ada would like to pause.").waitFor();
  await bruno.page.getByRole("button", { name: "Agree" }).click();
  for (const { page } of [ada, bruno]) await page.locator(".paused").waitFor();
  expect(await ada.page.locator("[role=timer].running").count()).toBe(0);
  await bruno.page.getByRole("button", { name: "Go on" }).click();
  await running.waitFor();
});

test("whose time runs out is told to the others, each time anew", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  // What the server says when it is so, without the minutes until then.
  let ranOut = false;
  let send = (): void => undefined;
  await ada.page.routeWebSocket(/socket/, (browser) => {
    let last = "";
    const told = (message: string): string =>
      ranOut ? message.replaceAll('"ran_out":false', '"ran_out":true') : message;
    browser.connectToServer().onMessage((message) => {
      const text = message.toString();
      if (text.startsWith('{"type":"room"')) last = text;
      browser.send(told(text));
    });
    send = () => browser.send(told(last));
  });
  const path = await createTable(ada, { others: ["open"], options: ["Live"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  await ada.page.locator(".prompt").waitFor();
  const notice = ada.page.locator(".notice", { hasText: "Bruno has run out of time." });
  expect(await notice.count()).toBe(0);
  for (let time = 1; time <= 2; time++) {
    ranOut = true;
    send();
    await notice.getByRole("button", { name: "All right" }).click();
    await notice.waitFor({ state: "detached" });
    ranOut = false; // he is back
    send();
  }
});

test("a standing order is given, shown, changed and cancelled, and says what has ended it", async ({
  visit,
}) => {
  const ada = await visit();
  const { page } = ada;
  await createTable(ada, { others: ["bot random"] });
  await start(page);
  const player = new Player(page);
  expect(await player.asked()).toBe("place");
  const notice = page.locator(".notice");
  const give = async (order: string): Promise<void> => {
    await page.locator("header .controls .round").last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Standing orders" }).click();
    const offers = page.getByRole("dialog").locator("li");
    expect(await offers.count()).toBe(2);
    await offers.filter({ hasText: order }).getByRole("button", { name: "Give it" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await notice.getByText(`Standing order: Until your next turn: ${order}`).waitFor();
  };
  await give("keep all shares");
  await page.reload();
  await notice.getByText("keep all shares").waitFor();
  await give("sell all shares");
  expect(await notice.count()).toBe(1);
  await notice.getByRole("button", { name: "Cancel" }).click();
  await notice.waitFor({ state: "detached" });

  // What ends it is named: my own turn, or a decision that is taken back.
  const ended = async (why: string): Promise<void> => {
    await notice.getByText(`Your standing order has ended. ${why}`).waitFor();
    await notice.getByRole("button", { name: "All right" }).click();
    await notice.waitFor({ state: "detached" });
  };
  await give("keep all shares");
  let places = 0;
  await player.play((question) => question !== "place" || (places += 1) < 2);
  await ended("It is your turn again.");
  await player.play((question) => question !== "buy");
  await give("sell all shares");
  await page.locator(".prompt .undo").click();
  await ended("A decision was taken back.");
});
