/** Names of 24 letters, read on a touch screen: where one is shortened, a tap tells the whole. */
import type { Locator } from "playwright-core";
import { asAda, sit } from "./support/positions";
import { expect, test } from "./support/test";

const NAMES = [
  "Ada Montgomery-Blackwood",
  "Bartholomew Featherstone",
  "Chloé de La Rochefoucaux",
  "Dario Sant'Angelo-Romano",
  "Wolfeschlegelsteinhausen",
  "Filippo degli Alessandri",
];
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Everything that is told here, in full, in the window, and uncut by anything around it. */
async function told(where: Locator): Promise<string> {
  return where.evaluate((outer) => {
    const cut = [outer, ...outer.querySelectorAll(":not(.hidden, svg, svg *)")].filter(
      (one) => getComputedStyle(one).display !== "inline" && one.scrollWidth > one.clientWidth + 1,
    );
    const { left, right } = outer.getBoundingClientRect();
    return cut.length > 0 || left < 0 || right > innerWidth ? "" : (outer.textContent ?? "");
  });
}

test("among the players", async ({ visit }) => {
  const ada = await asAda(visit, PHONE);
  const { page } = ada;
  await sit(ada, "acquire", 6, "placing");
  await page.locator("nav button").nth(1).tap();
  const shown = page.locator(".shares .who button");
  expect(await shown.count()).toBe(NAMES.length);
  for (const [seat, name] of NAMES.entries()) {
    await shown.nth(seat).tap();
    const whole = page.getByRole("tooltip");
    await whole.waitFor();
    expect(await told(whole)).toContain(name);
    await page.keyboard.press("Escape");
    await whole.waitFor({ state: "detached" });
  }
});

test("in the log", async ({ visit }) => {
  const ada = await asAda(visit, PHONE);
  const { page } = ada;
  await sit(ada, "acquire", 6, "may-end");
  await page.locator("nav button").nth(2).tap();
  const lines = page.locator(".log");
  await lines.waitFor();
  const story = await told(lines);
  // Of herself she reads "you".
  for (const name of NAMES.slice(1)) expect(story).toContain(`${name} plays`);
});

test("on the last page", async ({ visit }) => {
  const ada = await asAda(visit, PHONE);
  const { page } = ada;
  await sit(ada, "acquire", 6, "over");
  const standing = await told(page.locator("[aria-labelledby=standing] ol"));
  const accounts = await told(page.locator("[aria-labelledby=account] ul"));
  const story = await told(page.locator(".log"));
  // Beside the lines of the chart there is room for a few letters; a tap on it tells who is worth what.
  const chart = page.locator("[aria-labelledby=chart]");
  await chart.getByRole("slider").tap();
  const worth = await told(chart.locator("p"));
  for (const name of NAMES) for (const text of [standing, accounts, worth]) expect(text).toContain(name);
  for (const name of NAMES.slice(1)) expect(story).toContain(name);
});
