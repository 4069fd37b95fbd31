/** At Acquire's table: nothing moves under the pointer, every button says what it does, the map answers. */
import type { Page } from "playwright-core";
import { asAda, momentsOf, sit } from "./support/positions";
import { expect, test } from "./support/test";
import { resize, type Window } from "./support/windows";

const LAYOUTS: readonly Window[] = ["small", "zoomed", "medium", "low", "high"];

/** The buttons in sight, each with its place. */
async function buttons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...document.querySelectorAll("button, [role=button], input")]
      .filter((one) => one.checkVisibility() && one.closest("[role=tooltip]") === null)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const name =
          one.getAttribute("aria-label") ??
          (one.querySelector(":scope > .hidden") ?? one).textContent?.trim() ??
          "";
        return `${name} at ${[x, y, width, height].map(Math.round).join(" ")}`;
      });
  });
}

test("pointing at a tile moves nothing that can be pointed at, not even what explains itself", async ({
  visit,
}) => {
  const ada = await asAda(visit);
  const { page } = ada;
  const faults: string[] = [];
  for (const moment of ["placing", "last-buying"] as const) {
    await sit(ada, "acquire", 6, moment);
    // With an empty bag all that the end would bring is shown in the table.
    if (moment === "last-buying") await page.locator(".announcing input").check();
    for (const window of LAYOUTS) {
      await resize(page, window);
      await page.mouse.move(1, 1);
      const before = await buttons(page);
      for (const tile of await page.locator(".rack .tile").all()) {
        const { x = 0, y = 0, width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
        await page.mouse.move(x + width / 2, y + height / 2);
        const after = new Set(await buttons(page));
        faults.push(...before.filter((one) => !after.has(one)).map((one) => `${window}: ${one}`));
      }
    }
  }
  expect(faults).toEqual([]);
});

/** What the buttons of a part of the page are called, as those who hear it are told. */
async function names(page: Page, part: string): Promise<string[]> {
  const tree = await page.locator(part).ariaSnapshot();
  return [...tree.matchAll(/^\s*- '?button(?: "((?:[^"\\]|\\.)*)")?/gm)].map(([, name = ""]) => name);
}

test("every button of the desk has a name of its own, in every window", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  const faults: string[] = [];
  for (const moment of momentsOf("acquire", 6)) {
    if (moment === "over") continue;
    await sit(ada, "acquire", 6, moment);
    for (const window of LAYOUTS) {
      await resize(page, window);
      const called = await names(page, ".play > .bottom");
      const wrong = called.filter((name, index) => !/[a-z]{3}/.test(name) || called.indexOf(name) < index);
      faults.push(...wrong.map((name) => `${moment}, ${window}: “${name}”`));
    }
  }
  expect(faults).toEqual([]);
});

test("buttons are called what they do", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await resize(page, "small");
  await sit(ada, "acquire", "short", "founding");
  const founding = await names(page, ".choice");
  expect(founding.length).toBeGreaterThan(1);
  for (const name of founding) expect(name).toMatch(/Choose \w+: 2 tiles, \$\d+ a share; you get one free$/);
  await sit(ada, "acquire", "short", "buying");
  expect((await names(page, ".purchase")).slice(0, 2)).toEqual([
    expect.stringMatching(/Add a share of \w+ for \$\d+$/) as string,
    expect.stringMatching(/Why \w+ costs \$\d+$/) as string,
  ]);
});

/** A spot on the ground of the first corporation, clear of its tower. */
async function ground(page: Page): Promise<{ x: number; y: number; name: string }> {
  const tower = page.locator(".map .tower").first();
  const name = (await tower.getAttribute("data-corporation")) ?? "";
  const { x, y, width } = (await tower.locator(".plate").first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return { x: x + width / 2, y: y - 6, name };
}

test("a corporation on the map says its price, its bonuses and who holds it", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "acquire", "short", "placing");
  const { x, y, name } = await ground(page);
  await page.mouse.move(x, y);
  const told = page.getByRole("tooltip");
  await told.waitFor();
  const text = (await told.innerText()).replaceAll(/\s+/g, " ");
  expect(text.toLowerCase()).toContain(name);
  for (const part of [/Price now \$/, /Majority bonus \$/, /Minority bonus \$/, /Left in the bank \d/, /Ada/])
    expect(text).toMatch(part);
  await page.mouse.move(1, 1);
  await told.waitFor({ state: "detached" });
});

test("on a phone a tap on the map says the same, and the badges of holders explain themselves", async ({
  visit,
}) => {
  const ada = await asAda(visit, { hasTouch: true, viewport: { width: 390, height: 844 } });
  const { page } = ada;
  await sit(ada, "acquire", "short", "placing");
  const { x, y } = await ground(page);
  await page.touchscreen.tap(x, y);
  await page.getByRole("tooltip").getByText("Majority bonus", { exact: true }).waitFor();
  await page.locator("nav button").nth(1).tap();
  await page.locator(".sheet td .trigger:has(.rank)").first().tap();
  await page.getByRole("tooltip").getByText(/bonus/).waitFor();
});

test("the end can be announced with the purchase, and is foretold", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "acquire", "short", "last-buying");
  const main = page.locator(".prompt .main");
  await page.getByText("If the game ended now, you would").waitFor();
  await page.getByLabel("and announce the end of the game").check();
  // It does not end before that is confirmed.
  await main.getByText("End the game now").waitFor();
  await page.locator(".purchase .card[aria-disabled=false]").first().click();
  await main.getByText("Buy 1, end the game").waitFor();
  await page.getByText("If the game ended after this purchase, you would").waitFor();
  await page.getByLabel("and announce the end of the game").uncheck();
  await main.getByText(/Buy 1 share for/).waitFor();
});
