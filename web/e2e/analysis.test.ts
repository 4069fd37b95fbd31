/** The analysis of games that are over: at a server that is killed meanwhile, and in a page of its own. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { violations } from "./support/axe";
import { Player, standing } from "./support/player";
import { codeOf, type GameName } from "./support/positions";
import { PYTHON, Server } from "./support/server";
import { expect, inject, test } from "./support/test";
import type { Visitor } from "./support/visitor";

/** The save file of the game that is over at one of the tables for all tests. */
async function saveOf(game: GameName): Promise<string> {
  const code = codeOf(game, "short", "over" as never);
  return (await fetch(`${inject("positions").address}/api/tables/${code}/save/game.jsonl`)).text();
}

/** A table with that game, at a server that has not seen it before. */
async function load(address: string, file: string): Promise<string> {
  const body = JSON.stringify({ id: "analysis".repeat(6), name: "Zoe", file, token: null });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${address}/api/saves`, { method: "POST", headers, body });
  return ((await answer.json()) as { table: string }).table;
}

/** How much of the work was done, each time that somebody was told. */
function parts({ received }: Visitor): number[] {
  return received
    .filter((text) => text.startsWith('{"type":"analysis_progress"'))
    .map((text) => (JSON.parse(text) as { part: number }).part);
}

const decision = (page: Page, number: string): Promise<void> =>
  page.getByRole("heading", { name: new RegExp(`^Decision ${number} of`) }).waitFor();

// To go through a game takes minutes of a busy machine, so not every time.
test.runIf(process.env["EVERYTHING"])(
  "a game is gone through although the server is killed meanwhile, and played on from a moment",
  async ({ visit }) => {
    const server = new Server();
    const address = await server.start();
    try {
      const table = await load(address, await saveOf("acquire"));
      const zoe = await visit({ address, unreachable: true, painted: true });
      const { page } = zoe;
      await zoe.goto(`/table/${table}`);
      await page.getByRole("heading", { name: "Chance to win" }).waitFor({ timeout: 300_000 });
      await expect.poll(() => Math.max(0, ...parts(zoe)), { timeout: 300_000 }).toBeGreaterThan(0.3);
      await server.kill();
      const done = Math.max(...parts(zoe));
      const told = parts(zoe).length;
      await server.start();
      await page.reload();
      await page.getByRole("link", { name: "Open the analysis" }).waitFor({ timeout: 300_000 });
      expect(done).toBeLessThan(1);
      // Nothing of what was told had to be done again.
      for (const part of parts(zoe).slice(told)) expect(part).toBeGreaterThan(done);

      await page.getByRole("heading", { name: "Luck and decisions" }).waitFor();
      for (const row of await page.locator("[aria-labelledby=split] tbody tr").all()) {
        const [start = 0, luck = 0, decisions = 0, end = 0] = (await row.locator("td").allInnerTexts()).map(
          (text) => parseInt(text.replace("−", "-"), 10),
        );
        expect(start + luck + decisions).toBe(end);
      }
      expect(await violations(page)).toEqual([]);

      await page.getByRole("link", { name: "Open the analysis" }).click();
      const curve = page.getByRole("slider", { name: "Chance to win" });
      await decision(page, "0");
      await curve.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await decision(page, "2");
      await expect.poll(() => page.url()).toMatch(/\/analysis\/.*#2$/);

      // The same moment, for somebody who has never been here.
      const stranger = await visit({ address });
      await stranger.goto(new URL(page.url()).pathname + new URL(page.url()).hash);
      await decision(stranger.page, "2");

      await curve.focus();
      await page.keyboard.press("End");
      for (let back = 0; back < 8; back++) await page.keyboard.press("ArrowLeft");
      const last = Number(await page.locator("input[type=range]").getAttribute("max"));
      await decision(page, String(last - 8));
      await page.getByRole("button", { name: "Play on from here" }).click();
      await page.getByRole("button", { name: "Play on", exact: true }).click();
      await page.waitForURL(/\/table\//);
      await new Player(page).play();
      expect(await standing(page)).toHaveLength(4);
      await page.getByRole("link", { name: "Look at that one" }).waitFor();
    } finally {
      await server.close();
    }
  },
);

/** Open the page that `tontine analyse --html` writes about a game, from a disk and without a network. */
async function written(
  game: GameName,
  browser: import("playwright-core").Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tontine-page-"));
  const [file, html] = [join(folder, "game.jsonl"), join(folder, "page.html")];
  const context = await browser.newContext({ reducedMotion: "reduce", offline: true, ...options });
  try {
    await writeFile(file, await saveOf(game));
    const words = ["-m", "tontine", "analyse", file, "--playouts", "2", "--html", html, "--lang", "en"];
    await promisify(execFile)(PYTHON, words, { maxBuffer: 1e8 });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error.stack)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("request", (request) => {
      if (!/^(file|data):/.test(request.url())) problems.push(request.url());
    });
    await page.goto(`${pathToFileURL(html).href}#3`);
    await decision(page, "3");
    await look(page);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test("a page without a server is walked along by mouse and keyboard, and seen by other eyes", async ({
  browser,
}) => {
  await written("greed", browser, { viewport: { width: 1366, height: 650 } }, async (page) => {
    await page.getByRole("button", { name: "Next mistake" }).click();
    await expect.poll(() => page.locator(".moments li.here").count()).toBe(1);
    const before = page.url();
    const box = await page.getByRole("slider", { name: "Chance to win" }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.5, (box?.y ?? 0) + 40);
    await expect.poll(() => page.url()).not.toBe(before);
    await page.keyboard.press("Home");
    await decision(page, "0");
    await page.getByRole("combobox", { name: "Seen by" }).selectOption("2");
    await expect.poll(() => page.getByRole("combobox", { name: "Seen by" }).inputValue()).toBe("2");
    // What only a server can do is not there.
    for (const name of ["Play on from here", "Menu", "Final standing", "Back to the lobby"])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    expect(await page.getByRole("tab", { name: "Chat" }).count()).toBe(0);
    expect((await violations(page)).filter((one) => /lookback|moments|curve/.test(one))).toEqual([]);
  });
});

test("on a phone a page without a server is walked along by touch", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  await written("ponzi", browser, phone, async (page) => {
    await page.getByRole("button", { name: "Next mistake" }).tap();
    await expect.poll(() => page.url()).not.toMatch(/#3$/);
    const before = page.url();
    const box = await page.getByRole("slider", { name: "Chance to win" }).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) * 0.6, (box?.y ?? 0) + 30);
    await expect.poll(() => page.url()).not.toBe(before);
    await page.getByRole("button", { name: "Moments" }).tap();
    await page.locator(".sheet li button").first().tap();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
