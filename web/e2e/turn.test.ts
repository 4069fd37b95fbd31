/** What the page tells on my turn: what the others did, how numbers come about, and how fast it is shown. */
import type { Page } from "playwright-core";
import { Player } from "./support/player";
import { asAda, sit } from "./support/positions";
import { expect, test } from "./support/test";

const NAMES = ["Ada", "Bruno", "Chloé", "Dario"];

test("what happened since my last turn is told, and this round’s tiles carry their player’s mark", async ({
  visit,
}) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "acquire", "short", "may-end");
  const recent = page.getByRole("region", { name: "Since your last turn" }).locator("li");
  await expect.poll(() => recent.count()).toBe(3);
  for (const [index, line] of (await recent.allInnerTexts()).entries()) {
    const [, name, tile = ""] = /(\S+) plays (\d+[A-I])/.exec(line) ?? [];
    expect(name).toBe(NAMES[index + 1]);
    const mark = page.locator(`.map .by[data-tile="${tile}"]`);
    expect(await mark.getAttribute("data-seat")).toBe(String(index + 1));
  }
  // The fourth is my own.
  expect(await page.locator(".map .by").count()).toBe(4);
});

/** What a number says of itself. */
async function explained(page: Page, trigger: string): Promise<string> {
  await page.locator(trigger).first().click();
  const told = await page.getByRole("tooltip").innerText();
  await page.keyboard.press("Escape");
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  return told.replaceAll(/\s+/g, " ");
}
const amounts = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = ""]) => Number(digits.replaceAll(",", "")));

test("prices, the next step and the value of my shares say how they come about", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "acquire", "short", "buying");
  const price = await explained(page, ".purchase .trigger");
  expect(price).toMatch(/Hydra.* \d+ tiles.*\$300/);
  const next = await explained(page, ".next .trigger");
  expect(next).toMatch(/Sackson.* 2 tiles.*\$200/);
  const [value = 0] = amounts(await page.locator(".purse .trigger").innerText());
  const lines = amounts(await explained(page, ".purse .trigger"));
  // Each line: a price, and what it comes to.
  const sums = lines.filter((_, index) => index % 2 === 1);
  expect(sums.length).toBeGreaterThan(1);
  expect(sums.reduce((one, other) => one + other)).toBe(value);
});

test("a tie previews the bonuses of both outcomes", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "acquire", "short", "tied");
  const outcomes = await new Player(page).preview(".outcomes");
  const sections = outcomes.locator("> section");
  expect(await sections.count()).toBeGreaterThan(1);
  const told = await sections.allInnerTexts();
  const survivors = told.map((text) => /^(.+) survives/m.exec(text)?.[1]);
  expect(new Set(survivors).size).toBe(told.length);
  for (const text of told) expect(amounts(text).length).toBeGreaterThan(0);
});

test("how fast others’ moves are shown is set in the menu, and stays", async ({ visit }) => {
  const ada = await asAda(visit);
  const { page } = ada;
  await sit(ada, "acquire", "short", "waiting");
  const open = () => page.locator("header .controls .round").last().click();
  const speeds = page.getByRole("dialog").locator(".speed button");
  await open();
  expect(await speeds.evaluateAll((all) => all.map((one) => one.ariaPressed))).toEqual([
    ...["false", "true", "false", "false"],
  ]);
  await speeds.last().click();
  await page.reload();
  await page.locator(".prompt").waitFor();
  await open();
  await expect.poll(() => speeds.last().getAttribute("aria-pressed")).toBe("true");
});
