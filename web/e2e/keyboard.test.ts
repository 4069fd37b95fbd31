import type { Locator, Page } from "playwright-core";
import { Player, standing, type Press } from "./support/player";
import { ready } from "./support/hands";
import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";

/** Walk to something with Tab, or back to it with Shift and Tab. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  for (let steps = 0; steps < 150; steps += 1) {
    // What is looked for may be gone while something else is looked at.
    const where = await target.evaluateAll((found) => {
      const here = document.activeElement ?? document.body;
      if (found.includes(here as HTMLElement)) return "here";
      const before = found[0] && here.compareDocumentPosition(found[0]) & Node.DOCUMENT_POSITION_PRECEDING;
      return before ? "before" : "after";
    });
    if (where === "here") return;
    await page.keyboard.press(where === "before" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}
const enter: Press = async (target) => {
  await reach(target);
  await target.page().keyboard.press("Enter");
};

/** Uses the keys that the help names, and Tab where there is none. */
class Typist extends Player {
  constructor(page: Page) {
    super(page, enter);
  }

  override async place(): Promise<void> {
    const open = await this.page
      .locator(".rack .tile")
      .evaluateAll((tiles) => tiles.map((tile) => tile.classList.contains("open")));
    await this.page.keyboard.press(String(open.lastIndexOf(true) + 1));
  }

  override async dispose(): Promise<void> {
    await reach(this.page.locator(".disposal [role=spinbutton]").nth(1));
    await this.page.keyboard.press("End");
  }

  override async buy(): Promise<void> {
    const open = this.page.locator(".purchase .card[aria-disabled=false] .chip");
    for (let share = 0; share < 3 && (await this.mayBuy()); share += 1) {
      await this.page.keyboard.press((await open.first().innerText()).trim().toLowerCase());
    }
  }

  override async confirm(): Promise<void> {
    await ready(this.page);
    this.decisions += 1;
    await this.page.keyboard.press("Enter");
  }
}

// Whole games by keys alone are in keys.test.ts; this one walks to everything with Tab.
test.runIf(process.env["EVERYTHING"])("a whole game by keyboard alone", async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await ada.goto("/");
  const form = page.locator(".open form");
  await reach(page.locator("header input"));
  await page.keyboard.type("Ada");
  await enter(page.locator(".open-table"));
  await form.waitFor();
  await reach(form.getByRole("spinbutton"));
  await page.keyboard.press("ArrowDown");
  for (const seat of await form.locator("select").all()) {
    await reach(seat);
    // Those further down play better, but take their time.
    await page.keyboard.press("Home");
    while ((await seat.inputValue()) !== "bot normal") await page.keyboard.press("ArrowDown");
  }
  await enter(form.locator("button[type=submit]"));
  await start(page, enter);

  // The help says how, and gives the focus back.
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const typist = new Typist(page);
  await typist.play();
  expect(await standing(page)).toHaveLength(3);
  expect(typist.decisions).toBeGreaterThan(10);
});

test("Enter confirms what is chosen whatever has the focus; then the prompt has it; the log is one stop", async ({
  visit,
}) => {
  const ada = await visit();
  const { page } = ada;
  await createTable(ada, { others: ["bot easy"] });
  await start(page);
  const typist = new Typist(page);
  expect(await typist.asked()).toBe("place");
  // The skip link leads to the desk.
  await page.locator("a.skip").focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.classList.contains("bottom"))).toBe(true);

  const tiles = page.locator(".rack .tile.open");
  const last = await page
    .locator(".rack .tile")
    .evaluateAll((all) => all.findLastIndex((one) => one.classList.contains("open")));
  const wanted = (
    await page.locator(".rack .tile").nth(last).locator(":scope > *").first().innerText()
  ).trim();
  await tiles.first().click();
  await page.keyboard.press(String(last + 1));
  await expect.poll(() => page.locator(".prompt .main").innerText()).toContain(wanted);
  // Whatever was clicked meanwhile.
  await page.locator("[role=tab][id$=chat]").click();
  await page.locator("[role=tab][id$=log]").click();
  expect(
    await page
      .locator(".log, .log *")
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0)),
  ).toHaveLength(1);
  await ready(page);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator(".log li button").allInnerTexts())
    .toContainEqual(expect.stringContaining(wanted));
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches(".prompt h1"))).toBe(true);
});
