/** Creating a table and sitting down, through the page. */
import type { Page } from "playwright-core";
import { click, type Press } from "./player";
import type { Visitor } from "./visitor";

/** Seats after my own: "open", "guest" (with a name), or "bot normal". */
export interface Wanted {
  name?: string;
  /** As the lobby calls it; otherwise the first one. */
  game?: string;
  others?: readonly string[];
  options?: readonly string[];
  isPublic?: boolean;
}

/** Create a table from the lobby, and wait for its room. The path of the table. */
export async function createTable(
  visitor: Visitor,
  wanted: Wanted = {},
  press: Press = click,
): Promise<string> {
  const { page } = visitor;
  const { name = "Ada", game, others = ["bot easy"], options = [], isPublic = false } = wanted;
  await visitor.goto("/");
  await page.locator("header input").fill(name);
  await press(page.locator(".open-table"));
  const form = page.locator(".open form");
  await form.waitFor();
  if (game !== undefined) await press(form.getByRole("button", { name: game, exact: true }));
  await count(page, others.length + 1, press);
  for (const [index, other] of others.entries()) {
    const [kind = "", guest] = other.split(":");
    const seat = form.locator("li").nth(index + 1);
    await seat.locator("select").selectOption(kind);
    if (guest !== undefined) await seat.locator("input").fill(guest);
  }
  for (const option of options) await press(form.getByRole("button", { name: option, exact: true }));
  if (isPublic) await press(form.locator(".pills").nth(-2).locator("button").last());
  await press(form.locator("button[type=submit]"));
  await page.locator(".seats .start").waitFor();
  return new URL(page.url()).pathname;
}

async function count(page: Page, seats: number, press: Press): Promise<void> {
  const form = page.locator(".open form");
  for (let has = await form.locator("li").count(); has !== seats; has = await form.locator("li").count()) {
    await press(form.locator(".stepper button").nth(has < seats ? 1 : 0));
  }
}

export async function start(page: Page, press: Press = click): Promise<void> {
  await press(page.locator(".start:enabled"));
  await page.locator(".prompt, main > .veil > button.main").first().waitFor();
}

/** Open a table by its link, and take a free seat. */
export async function sitDown(visitor: Visitor, path: string, name: string): Promise<void> {
  await visitor.goto(path);
  await visitor.page.locator(".seats input").fill(name);
  await visitor.page.locator(".seats li button.main").first().click();
  // Who sits is offered no other seat.
  await visitor.page.locator(".seats li button.main").first().waitFor({ state: "detached" });
}
