/** Puzzles: find the better turn, by mouse, by keyboard and by touch. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

interface Move {
  kind: string;
  [field: string]: unknown;
}
interface Stored {
  id: string;
  turns: { moves: Move[]; chance: number }[];
  played: { moves: Move[]; chance: number };
}

/** The puzzles of a game that come with Tontine, with their answers. */
async function stock(game: string): Promise<Stored[]> {
  const file = fileURLToPath(new URL(`../../src/tontine/coach/positions/${game}.jsonl.gz`, import.meta.url));
  const text = (await promisify(gunzip)(await readFile(file))).toString();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Stored);
}

/** One of Ponzi Scheme whose best turn is to fund an industry with a card, and another such turn that is worse. */
async function funding(): Promise<{ id: string; best: Move; wrong: Move }> {
  for (const { id, turns, played } of await stock("ponzi")) {
    const funds = turns.filter(({ moves }) => moves.length === 1 && moves[0]?.kind === "fund");
    const [best, ...others] = funds;
    const wrong = others.find(
      ({ chance, moves }) =>
        chance < (best?.chance ?? 0) - 0.03 && JSON.stringify(moves) !== JSON.stringify(played.moves),
    );
    if (best === turns[0] && best?.moves[0] && wrong?.moves[0])
      return { id, best: best.moves[0], wrong: wrong.moves[0] };
  }
  throw new Error("no puzzle of that kind");
}

const card = (page: Page, move: Move): Locator =>
  page.locator(`.play [data-light~="card:${String(move["card"])}"] button`).first();
/** Choose the industry and the card, and confirm. */
async function fund(page: Page, move: Move, press: (place: Locator) => Promise<void>): Promise<void> {
  await page.locator(".prompt.mine:not([data-fresh])").waitFor();
  await press(page.locator(`.play [data-light~="industry:${String(move["industry"])}"]`).first());
  await press(card(page, move));
  await press(page.locator(".prompt .main:enabled"));
}
const entries = (page: Page): Locator => page.locator("section.puzzle ol > li");
const solved = (page: Page): Locator => page.getByRole("heading", { name: "Found!" });

async function solves(page: Page): Promise<void> {
  await solved(page).waitFor();
  const found = page.locator("section.puzzle li.found");
  expect(await found.count()).toBeGreaterThanOrEqual(1);
  expect(await page.locator("section.puzzle [aria-label=Why] li").count()).toBeGreaterThanOrEqual(1);
}

test("by mouse: a wrong turn is told its chance, the better one solves it, and the game can be gone on with", async ({
  visit,
}) => {
  const { id, best, wrong } = await funding();
  const ada = await visit({ painted: true });
  const { page } = ada;
  await ada.goto(`/puzzle/${id}`);
  await page.getByRole("heading", { name: "Find the better turn" }).waitFor();
  expect(await entries(page).count()).toBe(2); // what was played, and what is wanted
  const told = (): string => ada.received.filter((text) => text.includes('"type":"puzzle"')).join();
  expect(told()).not.toContain(`"card":${String(best["card"])}`);
  await fund(page, wrong, (place) => place.click());
  await expect.poll(() => entries(page).count()).toBe(3);
  await expect.poll(() => entries(page).nth(1).innerText()).toMatch(/\d+%[\s\S]*your first try/);
  expect(told()).not.toContain(`"card":${String(best["card"])}`);
  await page.reload(); // goes on with the same tries
  await expect.poll(() => entries(page).count()).toBe(3);
  await fund(page, best, (place) => place.click());
  await solves(page);
  expect(await violations(page)).toEqual([]);
  await page.goto(new URL(ada.address).href);
  await page.getByRole("heading", { name: "Play now against bots" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tontine-learnt"))).toContain(`puzzle:${id}`);
  await page.goto(`${ada.address}/puzzle/${id}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("section.puzzle").waitFor({ state: "detached" });
});

test("by keyboard, and whoever gives up is shown the answer", async ({ visit }) => {
  const { id, best } = await funding();
  const ada = await visit();
  const { page } = ada;
  await ada.goto(`/puzzle/${id}`);
  await page.getByRole("heading", { name: "Find the better turn" }).waitFor();
  await fund(page, best, async (place) => {
    await place.focus();
    await page.keyboard.press("Enter");
  });
  await solves(page);

  const bruno = await visit();
  await bruno.goto(`/puzzle/${id}`);
  await bruno.page.getByRole("button", { name: "Show it" }).focus();
  await bruno.page.keyboard.press("Enter");
  await bruno.page.getByRole("heading", { name: "This was the better turn" }).waitFor();
  expect(await bruno.page.evaluate(() => localStorage.getItem("tontine-learnt"))).not.toContain("puzzle:");
});

test("on a phone the puzzle stands above the question, and is solved by touch", async ({ visit }) => {
  const { id, best } = await funding();
  const ada = await visit({ painted: true, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = ada;
  await ada.goto(`/puzzle/${id}`);
  await page.getByRole("heading", { name: "Find the better turn" }).waitFor();
  await fund(page, best, (place) => place.tap());
  await solves(page);
  expect(await violations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test("the front page has the puzzle of the day, and it is the same for everybody", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  const titles: string[] = [];
  for (const { page } of [ada, bruno]) {
    await page.goto(ada.address);
    await page.getByRole("link", { name: "Try it" }).click();
    await page.getByRole("heading", { name: "Find the better turn" }).waitFor();
    expect(page.url()).toMatch(/\/puzzle\/today$/);
    titles.push(await page.locator("section.puzzle .intro").innerText());
  }
  expect(titles[0]).toBe(titles[1]);
});
