/** Past every screen and state there is, in one evening: `stop` is called at each. */
import type { Page } from "playwright-core";
import { Player } from "./player";
import { openTable, sitDown, start } from "./lobby";
import { Server } from "./server";
import type { Visit } from "./test";
import { Visitor } from "./visitor";

export const WINDOWS = { phone: { width: 390, height: 844 }, medium: { width: 1024, height: 768 }, wide: { width: 1440, height: 789 } } as const;
export type Width = keyof typeof WINDOWS;
export const ALL: readonly Width[] = ["wide", "medium", "phone"];

export async function resize(page: Page, width: Width): Promise<void> {
  await page.setViewportSize(WINDOWS[width]);
}

/** In this theme and at this width, with everything come to rest. */
export async function dress(page: Page, width: Width, colorScheme: "light" | "dark"): Promise<void> {
  await resize(page, width);
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    }
  });
}

export type Stop = (name: string, page: Page, widths: readonly Width[]) => Promise<void>;

/** What not every game comes to. */
const RARE = ["table-merger-preview", "table-disposal", "table-may-end", "table-announced"];

/** As many games as it takes to see everything, but no more than `most`. */
export async function tour(visit: Visit, server: Server, most: number, stop: Stop): Promise<void> {
  const address = server.address;
  const ada = await visit({ address, unreachable: true });
  const bruno = await visit({ address, unreachable: true });
  const { page } = ada;

  // A table of somebody else's is in the lobby.
  await openTable(bruno, { name: "Bruno", others: ["open", "bot normal"], isPublic: true });
  await ada.goto("/");
  await page.locator(".open form").waitFor();
  await page.locator(".columns a.button").waitFor();
  await stop("lobby", page, ALL);
  await ada.goto("/nowhere");
  await stop("missing", page, ALL);

  const seen = new Set<string>();
  for (let games = 0; games < most && (games === 0 || RARE.some((name) => !seen.has(name))); games += 1) {
    const path = await openTable(ada, { others: ["open", "bot normal", "bot normal"] });
    if (games === 0) await stop("room", page, ALL);
    await sitDown(bruno, path, "Bruno");
    if (games === 0) await stop("room-guest", bruno.page, ALL);
    await start(page);
    await game(page, bruno.page, server, stop, seen);
    if (games === 0) await after(page, stop);
  }

  // Two at one device.
  await openTable(ada, { others: ["guest:Elena"] });
  await start(page);
  await stop("curtain", page, ALL);
}

async function game(page: Page, other: Page, server: Server, stop: Stop, seen: Set<string>): Promise<void> {
  const [ada, bruno] = [new Player(page), new Player(other)];
  const once = async (name: string, widths = ALL): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    await stop(name, page, widths);
  };
  let turns = 0;
  for (;;) {
    // Whoever is asked first: while it is Bruno, Ada waits.
    const [mine, question] = await Promise.race([ada.asked().then((it) => [true, it] as const), bruno.asked().then((it) => [false, it] as const)]);
    if (question === "over") return;
    if (!mine) {
      if (turns > 8) await page.locator(".prompt:not(.mine)").waitFor().then(() => once("table-waiting"), () => undefined);
      await bruno.answer(question);
      continue;
    }
    if (question === "place") {
      turns += 1;
      if (turns === 2 && !seen.has("menu")) await sheets(page, once);
      if (turns === 3 && !seen.has("reconnecting")) await breakdown(page, server, once);
      if (await page.locator(".announce button").count()) await once("table-may-end");
      else if (turns > 9) await once("table-turn");
      const merging = page.locator(".rack .open.merges").first();
      if (turns > 3 && !seen.has("table-merger-preview") && (await merging.count()) > 0) {
        await merging.click();
        await once("table-merger-preview");
        await page.keyboard.press("Escape");
      }
      if (await page.getByText("The end is announced").count()) await once("table-announced");
    }
    if (question === "choose") await once("table-choice");
    if (question === "dispose") await once("table-disposal");
    if (question === "buy" && turns > 6) {
      await ada.buy();
      await once("table-buying");
    }
    await ada.answer(question);
  }
}

/** What lies over the table: menu, help, people, the phone's sheets. */
async function sheets(page: Page, once: (name: string, widths?: readonly Width[]) => Promise<void>): Promise<void> {
  const open = [["menu", ".controls .round:last-child"], ["help", ".round.help"], ["people", ".seats button"]] as const;
  for (const [name, button] of open) {
    await page.locator(`header ${button}`).first().click();
    await page.getByRole("dialog").waitFor();
    await once(name, ["wide", "phone"]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  for (const [index, name] of [[1, "sheet-shares"], [2, "sheet-log"], [3, "sheet-chat"]] as const) {
    await resize(page, "phone");
    await page.locator("nav button").nth(index).click();
    await once(name, ["phone"]);
  }
}

async function breakdown(page: Page, server: Server, once: (name: string) => Promise<void>): Promise<void> {
  await server.kill();
  await page.getByText("Connection lost.").waitFor();
  await once("reconnecting");
  await server.start();
  await Visitor.hurry(page);
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  await page.locator(".prompt.mine").waitFor();
}

async function after(page: Page, stop: Stop): Promise<void> {
  await page.locator("[aria-labelledby=standing]").waitFor();
  await stop("end", page, ALL);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const scrubber = page.getByRole("slider");
  await scrubber.fill(String(Math.floor(Number(await scrubber.getAttribute("max")) * 0.6)));
  await page.locator(".map .block").first().waitFor();
  await stop("replay", page, ALL);
}
