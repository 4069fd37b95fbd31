/** Visits every screen and state, and calls `stop` at each. */
import type { Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { createTable, sitDown, start } from "./lobby";
import type { Stop } from "./games/game";
import { asAda, asVeteran, GAMES, gameOf, momentsOf, sit, type GameName } from "./positions";
import { FaultyProxy } from "./proxy";
import type { Visit } from "./test";
import { resize, THREE, type Window } from "./windows";

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
  const logged = ada.problems.findIndex((one) => one.includes("404"));
  if (logged >= 0) ada.problems.splice(logged, 1); // that it is missing, which browsers log
  const path = await createTable(ada, { others: ["open", "bot normal", "bot normal"] });
  await stop("room", page, THREE);
  await sitDown(bruno, path, "Bruno");
  await stop("room-guest", bruno.page, THREE);
  await createTable(ada, { others: ["guest:Elena"] });
  await start(page);
  await stop("curtain", page, THREE);
}

/** Games that have no tour of their own. */
export const TOURED = GAMES.filter((game) => gameOf(game).tour === undefined);

/** A table of a game at every moment, as it is found. */
export async function tourOfGame(visit: Visit, game: GameName, stop: Stop): Promise<void> {
  const ada = await asAda(visit, { painted: true });
  for (const moment of momentsOf(game, "short")) {
    await sit(ada, game, "short", moment);
    await stop(`${game}-${moment}`, ada.page, THREE);
  }
}

/** A table at every moment, and all that can be opened there, of the games that say what that is; a record. */
export async function tourOfTables(visit: Visit, stop: Stop): Promise<void> {
  const proxy = new FaultyProxy(inject("positions").address);
  onTestFinished(() => proxy.close());
  const ada = await asAda(visit, { address: await proxy.start(), unreachable: true, painted: true });
  for (const game of GAMES) {
    const { tour } = gameOf(game);
    for (const moment of tour === undefined ? [] : momentsOf(game, "short")) {
      await sit(ada, game, "short", moment);
      await tour?.(moment, ada.page, proxy, stop);
    }
  }
  const veteran = await asVeteran(visit, { painted: true });
  await veteran.goto("/record");
  await veteran.page.getByText("to the next rung").waitFor();
  await stop("record", veteran.page, THREE);
}
