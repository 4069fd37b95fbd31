/** Visits every screen and state, and calls `stop` at each. */
import type { Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { Player } from "./player";
import { createTable, sitDown, start } from "./lobby";
import { asAda, MOMENTS, momentsOf, sit, type Moment } from "./positions";
import { FaultyProxy } from "./proxy";
import type { Visit } from "./test";
import { Visitor } from "./visitor";
import { EVERY, THREE, WINDOWS, type Window } from "./windows";

export async function resize(page: Page, window: Window): Promise<void> {
  await page.setViewportSize(WINDOWS[window]);
}

/** Set the theme and the size of the window, and wait until nothing moves. */
export async function dress(page: Page, window: Window, colorScheme: "light" | "dark"): Promise<void> {
  await resize(page, window);
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    }
  });
}

export type Stop = (name: string, page: Page, windows: readonly Window[]) => Promise<void>;

/** The pages around the game, and the curtain of those who share a device. */
export async function tourOfPages(visit: Visit, stop: Stop): Promise<void> {
  const [ada, bruno] = [await visit({ painted: true }), await visit({ painted: true })];
  const { page } = ada;

  // The lobby shows a table of another person.
  await createTable(bruno, { name: "Bruno", others: ["open", "bot normal"], isPublic: true });
  await ada.goto("/");
  await page.locator(".tables a.button").first().waitFor();
  await page.locator("article svg").nth(2).waitFor();
  await stop("lobby", page, THREE);
  await page.locator(".open-table").click();
  await page.locator(".open form").waitFor();
  await stop("opening", page, THREE);
  await ada.goto("/nowhere");
  await stop("missing", page, THREE);
  const path = await createTable(ada, { others: ["open", "bot normal", "bot normal"] });
  await stop("room", page, THREE);
  await sitDown(bruno, path, "Bruno");
  await stop("room-guest", bruno.page, THREE);
  await createTable(ada, { others: ["guest:Elena"] });
  await start(page);
  await stop("curtain", page, THREE);
}

/** A table of a game at every moment, as it is found. */
export async function tourOfGame(visit: Visit, game: "ponzi" | "greed", stop: Stop): Promise<void> {
  const ada = await asAda(visit, { painted: true });
  for (const moment of momentsOf(game, "short")) {
    await sit(ada, game, "short", moment);
    await stop(`${game}-${moment}`, ada.page, THREE);
  }
}

/** A table of Acquire at every moment, and all that can be opened there. */
export async function tourOfTables(visit: Visit, stop: Stop): Promise<void> {
  const proxy = new FaultyProxy(inject("positions").address);
  onTestFinished(() => proxy.close());
  const ada = await asAda(visit, { address: await proxy.start(), unreachable: true, painted: true });
  for (const moment of MOMENTS.acquire) {
    await sit(ada, "acquire", "short", moment);
    await at(moment, ada.page, proxy, stop);
  }
}

async function at(moment: Moment<"acquire">, page: Page, proxy: FaultyProxy, stop: Stop): Promise<void> {
  switch (moment) {
    case "placing":
      await stop("table-turn", page, THREE);
      await page.locator(".rack .open.merges").first().click();
      await stop("table-merger-preview", page, THREE);
      await page.keyboard.press("Escape");
      await sheets(page, stop);
      await resize(page, "wide");
      return breakdown(page, proxy, stop);
    case "founding":
      return stop("table-choice", page, THREE);
    case "disposing":
      return stop("table-disposal", page, THREE);
    case "buying":
      await new Player(page).buy();
      return stop("table-buying", page, THREE);
    case "waiting":
      return stop("table-waiting", page, THREE);
    case "may-end":
    case "announced":
      return stop(`table-${moment}`, page, EVERY);
    case "over":
      return after(page, stop);
  }
}

/** What lies over the table: menu, help, people, the phone's sheets. */
async function sheets(page: Page, stop: Stop): Promise<void> {
  const open = [
    ["menu", ".controls .round:last-child"],
    ["help", ".round.help"],
    ["people", ".seats button"],
  ] as const;
  for (const [name, button] of open) {
    await page.locator(`header ${button}`).first().click();
    await page.getByRole("dialog").waitFor();
    await stop(name, page, ["wide", "phone"]);
    await resize(page, "wide");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  for (const [index, name] of [
    [1, "sheet-shares"],
    [2, "sheet-log"],
    [3, "sheet-chat"],
  ] as const) {
    await resize(page, "phone");
    await page.locator("nav button").nth(index).click();
    await stop(name, page, ["phone"]);
  }
}

async function breakdown(page: Page, proxy: FaultyProxy, stop: Stop): Promise<void> {
  proxy.cut();
  await page.getByText("Connection lost.").waitFor();
  await stop("reconnecting", page, THREE);
  proxy.restore();
  await Visitor.focus(page);
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  await page.locator(".prompt.mine").waitFor();
}

async function after(page: Page, stop: Stop): Promise<void> {
  await page.locator("[aria-labelledby=standing]").waitFor();
  await stop("end", page, THREE);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const scrubber = page.getByRole("slider");
  await scrubber.fill(String(Math.floor(Number(await scrubber.getAttribute("max")) * 0.6)));
  await page.locator(".map .block").first().waitFor();
  await stop("replay", page, THREE);
}
