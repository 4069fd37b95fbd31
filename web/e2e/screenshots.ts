/** Takes web/screenshots: every screen in three windows, rare ones in every window; one of them in the dark theme. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import type { Stop } from "./support/games/game";
import { mouse } from "./support/hands";
import { asAda, GAMES, gameOf, sit } from "./support/positions";
import { COACH, Pupil } from "./support/pupil";
import { test } from "./support/test";
import { dress, TOURED, tourOfGame, tourOfPages, tourOfTables } from "./support/tour";
import { resize, THREE } from "./support/windows";

const PREVIEW = fileURLToPath(new URL("../public/preview.jpg", import.meta.url));
const BOARDS = fileURLToPath(new URL("../src/games/", import.meta.url));
const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));
const LESSONS = fileURLToPath(new URL("../screenshots/lessons/", import.meta.url));

/** Small: Playwright itself knows no WebP. A table is one window high, whatever can be scrolled. */
async function picture(page: Page, whole: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate((all) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: all ? scrollHeight : window.innerHeight };
  }, whole);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 55,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

test("pictures of every screen", async ({ visit }) => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  const nights = GAMES.filter((game) => gameOf(game).night);
  const take: Stop = async (name, page, windows) => {
    for (const window of windows) {
      // The other theme in one window, and of the games with a night of their own in all.
      const both = window === windows[0] || name === "lobby" || nights.some((game) => name.startsWith(game));
      for (const colorScheme of both ? (["light", "dark"] as const) : (["light"] as const)) {
        await dress(page, window, colorScheme);
        await writeFile(
          `${FOLDER}${name}-${window}-${colorScheme}.webp`,
          await picture(page, /^(lobby|room)|end$|-over$/.test(name)),
        );
      }
    }
    await resize(page, "wide");
  };
  await tourOfPages(visit, take);
  await tourOfTables(visit, take);
  for (const game of TOURED) await tourOfGame(visit, game, take);
});

for (const game of process.env["LESSON"]?.split(",") ?? GAMES)
  test(`pictures of every step of the lesson of ${game}`, async ({ visit }) => {
    await mkdir(LESSONS, { recursive: true });
    const visitor = await visit({ painted: true });
    const { page } = visitor;
    const pupil = new Pupil(visitor, mouse, "shown");
    await pupil.begin(game);
    await page
      .locator(`.langs button[lang=${process.env["LANGUAGE_OF"] ?? "en"}]`)
      .first()
      .click();
    const seen = new Set<string>();
    await pupil.finish(async () => {
      const title = await page.locator(`${COACH} h2`).innerText();
      const question = await page.locator(".prompt h1").allInnerTexts();
      const step = [title, ...question].join(" ");
      if (seen.has(step)) return;
      seen.add(step);
      const number = String(seen.size).padStart(2, "0");
      for (const window of THREE)
        for (const theme of ["light", "dark"] as const) {
          await dress(page, window, theme);
          await writeFile(`${LESSONS}${game}-${window}-${theme}-${number}.webp`, await picture(page, false));
        }
      await dress(page, "wide", "light");
    });
  });

/** The part of a page around what a selector finds, three to two, at a size that is sharp on any screen. */
async function detail(page: Page, parts: string, box: readonly number[]): Promise<Buffer> {
  const clip = await page.locator(parts).evaluateAll(
    (found, [left, top, width, height]) => {
      const all = found.map((part) => part.getBoundingClientRect());
      const x = Math.min(...all.map((one) => one.left));
      const y = Math.min(...all.map((one) => one.top));
      const wide = Math.max(...all.map((one) => one.right)) - x;
      const high = Math.max(...all.map((one) => one.bottom)) - y;
      const cut = { width: (wide * width) / 100, height: (high * height) / 100 };
      // Too flat or too narrow: a little of what is around it is shown as well.
      const size = {
        width: Math.max(cut.width, cut.height * 1.5),
        height: Math.max(cut.height, cut.width / 1.5),
      };
      return {
        x: Math.max(0, x + (wide * left) / 100 - (size.width - cut.width) / 2),
        y: y + (high * top) / 100 - (size.height - cut.height) / 2,
        ...size,
      };
    },
    box as [number, number, number, number],
  );
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 60,
    clip: { ...clip, scale: 720 / clip.width },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

test("the pictures of how each game is played", async ({ visit }) => {
  const ada = await asAda(visit, { painted: true });
  for (const game of GAMES) {
    const { moment, parts, box, worded } = gameOf(game).picture;
    await sit(ada, game, "short", moment as never);
    for (const language of worded ? ["-en", "-it", "-fr"] : [""]) {
      await ada.page
        .locator(`.langs button[lang=${language.slice(1) || "en"}]`)
        .first()
        .click();
      await ada.page.locator(`html[lang=${language.slice(1) || "en"}]`).waitFor();
      for (const theme of ["light", "dark"] as const) {
        await dress(ada.page, "wide", theme);
        await writeFile(
          `${BOARDS}${game}/howto${language}-${theme}.webp`,
          await detail(ada.page, parts, box),
        );
      }
    }
  }
});

test("the picture that sites show beside a link", async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1200, height: 630 }, painted: true });
  const { page } = visitor;
  await visitor.goto("/");
  await page.locator("article svg").nth(2).waitFor();
  // The scenes of the games, and the name: what it says is in no language.
  await page.evaluate(async () => {
    const scenes = document.createElement("div");
    scenes.style.cssText =
      "position: fixed; inset: 0; z-index: 99; background: var(--surface); display: grid; " +
      "grid-template: 1fr 390px / repeat(3, 1fr); gap: 0 6px; overflow: hidden";
    const name = Object.assign(document.createElement("p"), { textContent: "Tontine", className: "display" });
    name.style.cssText = "grid-column: 1 / 4; place-self: center; font-size: 150px; line-height: 1";
    scenes.append(name, ...document.querySelectorAll("article .scene .cover"));
    document.body.append(scenes);
    await document.fonts.ready;
  });
  await page.screenshot({ path: PREVIEW, type: "jpeg", quality: 82 });
});
