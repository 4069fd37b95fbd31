import type { Page } from "playwright-core";
import { createTable, sitDown, start } from "./support/lobby";
import { Player } from "./support/player";
import { expect, test } from "./support/test";

const NOTICE = ".notice:not(.since)";
const AGREE = ".news .notice .main";

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}

/** Where everything stands that can be clicked, except what news brings. */
async function places(page: Page): Promise<string[]> {
  return page.locator(".play button:visible").evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.closest(".news, .log"))
      .map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return `${button.textContent?.trim() ?? ""} ${[x, y, width, height].map(Math.round).join()}`;
      }),
  );
}

/** Which button a click would hit where this one stands: at once when it appears, and from when on itself. */
async function whenItAppears(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const button = document.querySelector(wanted);
          if (button === null) return;
          observer.disconnect();
          const { x, y, width, height } = button.getBoundingClientRect();
          resolve(button.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    selector,
  );
}

test("a request moves nothing, cannot be agreed to by accident, and its answer is told and stands in the log", async ({
  visit,
}) => {
  const ada = await visit();
  const bruno = await visit();
  const path = await createTable(ada, { others: ["open"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  const one = ada.page;
  const other = bruno.page;
  await other.locator(".prompt").waitFor();

  const before = await places(other);
  await fromMenu(one, "Pause");
  await other.locator(AGREE).waitFor();
  expect(await other.locator(NOTICE).textContent()).toContain("Ada would like to pause.");
  expect(await places(other)).toEqual(before);
  // The pointer rests where the next one will appear.
  const box = await other.locator(AGREE).boundingBox();
  await other.locator(`${NOTICE} button`, { hasText: /^No$/ }).click();
  const told = one.locator(NOTICE, { hasText: "Bruno does not agree: the game goes on." });
  await told.waitFor();
  await told.getByRole("button").click();
  await told.waitFor({ state: "detached" });

  if (box === null) throw new Error("the button has no place");
  await other.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const atOnce = whenItAppears(other, AGREE);
  await fromMenu(other, "Pause"); // opens a dialog, so the pointer is moved back
  await other.locator(NOTICE).waitFor();
  await other.locator(`${NOTICE} button`).click();
  await other.locator(NOTICE).waitFor({ state: "detached" });
  await other.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await fromMenu(one, "Propose to end the game");
  await one.getByRole("button", { name: "Propose it" }).click();
  expect(await atOnce).toBe(false);
  // A click waits until the button takes it.
  await other.locator(`${NOTICE} button`, { hasText: /^No$/ }).click();
  await one.locator(NOTICE, { hasText: "Bruno does not agree" }).waitFor();

  for (const page of [one, other]) {
    if ((await page.locator(".log").count()) === 0) await page.locator("[role=tab][id$=log]").click();
    const log = page.locator(".log li button");
    await expect.poll(() => log.allTextContents()).toContain("Ada asks for a pause.");
    expect((await log.allTextContents()).map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        "Ada asks for a pause.",
        "Bruno does not agree: the game goes on.",
        "Bruno asks for a pause.",
        "Bruno withdraws the request.",
        "Ada proposes to end the game as it stands.",
      ]),
    );
  }
});

test("who asks for a takeback says whose decisions would be lost", async ({ visit }) => {
  const ada = await visit();
  const bruno = await visit();
  const path = await createTable(ada, { others: ["open"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  const players = [new Player(ada.page), new Player(bruno.page)];
  const first = await Promise.race(
    players.map(async (player, index) => {
      await player.asked();
      return index;
    }),
  );
  const [mover, waiter] = [players[first], players[1 - first]];
  if (mover === undefined || waiter === undefined) throw new Error("nobody is asked");
  const turn = waiter.asked();
  let over = false;
  void turn.then(() => (over = true));
  while (!over) {
    const moment = await Promise.race([mover.asked(), turn.then(() => null)]);
    if (moment === null || over) break;
    await mover.answer(moment);
  }
  await mover.page.getByRole("button", { name: "Ask for a takeback" }).click();
  const notice = waiter.page.locator(NOTICE);
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/(Ada|Bruno) would like to take back the last decision\./);
  expect(await notice.locator("q").textContent()).not.toBe("");
  await notice.getByRole("button", { name: "Agree" }).click();
  await mover.page.locator(NOTICE, { hasText: "and the decision is taken back." }).waitFor();
});
