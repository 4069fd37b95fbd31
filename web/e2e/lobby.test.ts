/** The front page: what somebody does who comes to play. */
import type { Locator, Page } from "playwright-core";
import { violations } from "./support/axe";
import { createTable, sitDown, start } from "./support/lobby";
import { GAMES } from "./support/positions";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

const A_BOARD = new RegExp(`TableScreen|/(${[...GAMES, "plain"].join("|")})-`);
const WINDOWS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 650],
  [1440, 789],
  [1920, 950],
] as const;

const card = (page: Page, game: string): Locator => page.locator(`article[data-game=${game}]`);

async function arrive(visitor: Visitor): Promise<Page> {
  await visitor.goto("/");
  await visitor.page.locator("article svg").nth(2).waitFor();
  return visitor.page;
}

/** Wait for the table, and for a question or what others are waited for. */
async function atTable(page: Page): Promise<void> {
  await page.waitForURL("**/table/*");
  await page.locator(".prompt").waitFor();
}

test.for(GAMES)("one click plays %s at once, at the level that was chosen", async (game, { visit }) => {
  const ada = await visit();
  const page = await arrive(ada);
  const level = page.getByRole("group", { name: "How well the bots play" });
  expect(await level.locator("[aria-pressed=true]").textContent()).toBe("novice"); // for whoever is new
  await level.getByRole("button", { name: "normal" }).click();
  await card(page, game).locator(".play").click();
  await atTable(page);
  const room = ada.received.map((text) => JSON.parse(text) as Record<string, unknown>);
  const seats = room.findLast(({ type }) => type === "room")?.["seats"] as { bot: string | null }[];
  expect(seats.map(({ bot }) => bot)).toEqual([null, "normal", "normal", "normal"]);

  // The game stands on its card from then on, and the level is remembered.
  await arrive(ada);
  expect(await level.locator("[aria-pressed=true]").textContent()).toBe("normal");
  const path = new URL(page.url()).pathname;
  expect(path).toBe("/");
  const go = card(page, game).locator(".going a");
  expect(await go.getAttribute("class")).toContain("main");
  expect(await card(page, game).locator(".play").getAttribute("class")).not.toContain("main");
  expect(await card(page, game).locator(".going").textContent()).toMatch(/since \d\d:\d\d/);
  await go.click();
  await atTable(page);
});

test("my game with others says whose turn it is, and one click goes on with it", async ({ visit }) => {
  const [ada, bruno, stranger] = [await visit(), await visit(), await visit()];
  const path = await createTable(ada, { others: ["open"] });

  // Before the start it waits there for players.
  let page = await arrive(ada);
  expect(await page.locator("h1").textContent()).toBe("Your games");
  expect(await page.locator("[aria-labelledby=mine] li").textContent()).toContain("1 seat free");
  await ada.goto(path);
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  await bruno.page.locator(".prompt").waitFor();

  const asked = await ada.page.locator(".prompt.mine").isVisible();
  const [turn, other] = asked ? [ada, bruno] : [bruno, ada];
  page = await arrive(turn);
  expect(await page.locator("h1").textContent()).toBe("Your turn in one game");
  expect(await page.title()).toBe("Your turn in one game · Tontine");
  const mine = page.locator("[aria-labelledby=mine] li");
  expect(await mine.textContent()).toContain("Your turn: play a tile");
  expect(await mine.locator("h2").textContent()).toContain(`with ${asked ? "Bruno" : "Ada"}`);
  // Nothing else on the page is the next thing to do.
  expect(await page.locator("main .button.main").count()).toBe(1);
  // It is in view at once on the smallest screen, too.
  await page.setViewportSize({ width: 360, height: 640 });
  const button = await mine.getByRole("link").boundingBox();
  expect((button?.y ?? 640) + (button?.height ?? 0)).toBeLessThan(640);
  await mine.getByRole("link").click();
  await page.locator(".prompt.mine").waitFor();

  page = await arrive(other);
  expect(await page.locator("h1").textContent()).toBe("Your games");
  expect(await page.locator("[aria-labelledby=mine] .button.main").count()).toBe(0);
  expect(await page.locator("[aria-labelledby=mine] li").textContent()).toContain(asked ? "Ada" : "Bruno");

  // Nobody else sees anything of it.
  page = await arrive(stranger);
  expect(await page.locator("[aria-labelledby=mine]").count()).toBe(0);
  expect(await page.locator(`a[href="${path}"]`).count()).toBe(0);
});

test("a code leads to its table, however it is typed; a wrong one says what is wrong", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  const path = await createTable(ada, { others: ["open"] });
  const code = (await ada.page.locator(".code b").textContent()) ?? "";
  expect(code).toMatch(/^[2-9B-Z]{3} [2-9B-Z]{3}$/);

  const page = await arrive(bruno);
  const field = page.getByLabel("Table code");
  await field.fill("K7Q");
  // The answer says so with a status that browsers log as an error.
  bruno.problems.length = 0;
  await field.press("Enter");
  await expect.poll(() => page.locator(".problem").textContent()).toContain("6 letters and digits");
  await field.fill("zzz-zzz");
  await page.getByRole("button", { name: "Go there" }).click();
  await expect.poll(() => page.locator(".problem").textContent()).toContain("No table has the code ZZZZZZ");
  bruno.problems.length = 0;
  await field.fill(code.toLowerCase());
  await field.press("Enter");
  await page.waitForURL(`**${path}`);
  await page.locator(".seats input").waitFor();

  // A whole link does as well.
  await arrive(bruno);
  await field.fill(`${bruno.address}${path}`);
  await field.press("Enter");
  await page.waitForURL(`**${path}`);
});

test("where no table is open to everybody, one can be opened from there", async ({ visit }) => {
  const ada = await visit();
  await ada.page.route("**/api/lobby*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), tables: [] } });
  });
  const page = await arrive(ada);
  await page.getByRole("button", { name: "Open one." }).click();
  await page.locator(".open form").waitFor();
});

test("an address that leads nowhere is not found, and says so in the language of the reader", async ({
  visit,
}) => {
  for (const [locale, said] of [
    ["en-GB", "Nothing here"],
    ["it-IT", "Qui non c’è nulla"],
    ["fr-FR", "Il n’y a rien ici"],
  ] as const) {
    const ada = await visit({ locale });
    const answer = await ada.page.goto(`${ada.address}/nowhere`);
    expect(answer?.status()).toBe(404);
    await ada.page.getByRole("heading", { name: said }).waitFor();
    ada.problems.length = 0; // which browsers log
  }
});

test("the link of a table is a picture for cameras, and is shared where the device can do that", async ({
  visit,
}) => {
  const ada = await visit();
  const { page } = ada;
  const path = await createTable(ada, { others: ["open"] });
  await page.getByRole("img", { name: "QR code" }).waitFor();
  expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
  await page.addInitScript(() => {
    const share = (shared: ShareData): Promise<void> =>
      Promise.resolve(void Object.assign(window, { shared }));
    Object.assign(navigator, { share });
  });
  await page.reload();
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(`${ada.address}${path}`);
});

test("the button that opens a table is in sight in every window, at the foot of the form", async ({
  visit,
}) => {
  const page = await arrive(await visit());
  await page.locator(".open-table").click();
  const form = page.locator(".open form");
  await form.waitFor();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const scrolled of [0, 9999]) {
      const below = await form.evaluate((it, top) => {
        const [dialog, button] = [it.closest("dialog"), it.querySelector("[type=submit]")];
        dialog?.scrollTo({ top });
        const edge = Math.min(innerHeight, dialog?.getBoundingClientRect().bottom ?? 0);
        return edge - (button?.getBoundingClientRect().bottom ?? 0);
      }, scrolled);
      expect(below, `${width}x${height}, ${scrolled}`).toBeGreaterThan(8);
      expect(below, `${width}x${height}, ${scrolled}`).toBeLessThan(20);
    }
  }
});

test("whoever opened a table without a name takes one there, or at the latest with the start", async ({
  visit,
}) => {
  const [ada, bruno] = [await visit(), await visit()];
  const path = await createTable(ada, { name: "", others: ["open", "bot easy"] });
  await sitDown(bruno, path, "Bruno");
  const { page } = ada;
  const [field, own] = [page.locator(".seats input"), page.locator(".seats li b").first()];
  await expect.poll(() => own.textContent()).toBe("Guest");
  expect(await field.inputValue()).toBe("");
  // A refusal loses nothing of what was typed.
  await field.fill("Bruno");
  await field.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await field.inputValue()).toBe("Bruno");
  expect(await own.textContent()).toBe("Guest");
  await field.fill("Giulia");
  await page.locator(".seats form button").click();
  await expect.poll(() => own.textContent()).toBe("Giulia");
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe("Giulia");
  await field.fill("Ludovica");
  await start(page);
  await expect.poll(() => bruno.page.locator("body").textContent()).toContain("Ludovica");
});

/** An option of each game that is not the default, as the form names it. */
const OPTIONS = [
  ["Acquire", "hidden"],
  ["Ponzi Scheme", "advanced, with luxuries"],
  ["Greed Incorporated", "only a new CEO"],
] as const;

test.for(OPTIONS)("a table of %s is opened with %s", async ([game, option], { visit }) => {
  const ada = await visit();
  await createTable(ada, { game, others: ["open", "bot easy"], options: [option] });
  await expect.poll(() => ada.page.locator("h1").textContent()).toBe(`${game} with Ada`);
  await expect.poll(() => ada.page.locator("dl").textContent()).toContain(option);
});

test("a file of cards is chosen, refused with the reason, corrected, and played with", async ({ visit }) => {
  const ada = await visit();
  const page = await arrive(ada);
  await page.locator(".open-table").click();
  const form = page.locator(".open form");
  await form.getByRole("button", { name: "Greed Incorporated" }).click();
  const choose = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await form.locator("button:has(+ input[type=file])").click();
    await (await chooser).setFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await choose("x".repeat(60 * 1024));
  await expect.poll(() => form.getByRole("alert").textContent()).toContain("mine.toml is too large");
  await choose("name = 3");
  await expect.poll(() => form.locator("button:has(+ input[type=file])").textContent()).toBe("mine.toml");
  await form.locator("button[type=submit]").click();
  await expect.poll(() => form.getByRole("alert").textContent()).toContain("cannot be opened");
  ada.problems.length = 0; // the refusal, which browsers log
  await choose((await house()).replace("Endrun", "Enfilade"));
  for (const seat of await form.locator("select").all()) await seat.selectOption("bot easy");
  await form.locator("button[type=submit]").click();
  await page.locator(".start").waitFor();
  await start(page);
  const states = ada.received.filter((text) => text.startsWith('{"type":"state"'));
  expect(states.at(-1)).toContain("Enfilade");
});

async function house(): Promise<string> {
  const { execFile } = await import("node:child_process");
  const { promisify } = await import("node:util");
  const { PYTHON } = await import("./support/server");
  const code = "from tontine.rules.greed.cardfile import house_text; print(house_text())";
  return (await promisify(execFile)(PYTHON, ["-c", code])).stdout;
}

test("the front page takes less than 150 kB, without fonts and without any board", async ({ visit }) => {
  const ada = await visit();
  const page = await arrive(ada);
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")].map((it) => {
      const { name, encodedBodySize } = it as PerformanceResourceTiming;
      return { name, size: encodedBodySize };
    }),
  );
  const files = loaded.filter(({ name }) => !name.endsWith(".woff2"));
  expect(files.length).toBeGreaterThan(5);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(150_000);
  expect(files.filter(({ name }) => A_BOARD.test(name))).toEqual([]);
});

for (const locale of ["en-GB", "it-IT", "fr-FR"]) {
  test(`nothing sticks out in any window, and axe finds nothing in English (${locale})`, async ({
    visit,
  }) => {
    const [ada, giulia] = [await visit({ locale, painted: true }), await visit({ locale })];
    await createTable(giulia, { name: "Giulia", others: ["open", "open"], isPublic: true });
    // With a game against bots, and a table that waits for others.
    await arrive(ada);
    await card(ada.page, "greed").locator(".play").click();
    await atTable(ada.page);
    await createTable(ada, { name: "Bartholomew Featherstone-Haugh", others: ["open", "bot easy"] });
    const page = await arrive(ada);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const out = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        return [...document.querySelectorAll("header *, main *")]
          .filter((it) => !it.closest("svg, .cover, .hidden") && it.getBoundingClientRect().right > edge + 1)
          .map((it) => it.className);
      });
      expect(out, `${width}x${height}`).toEqual([]);
      // In another language nothing has other colours or roles.
      if (locale !== "en-GB" || (width !== 360 && width !== 1440)) continue;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    }
  });
}
