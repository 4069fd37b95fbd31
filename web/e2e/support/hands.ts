/** How a person uses the page: with a mouse, with a finger, or by keys alone. */
import { errors, type Locator, type Page } from "playwright-core";

/**
 * Where others decide at the same time, what is to be pressed may be gone the next instant. So nobody waits
 * long for it: what is still there then is tried again, and else a `TimeoutError` says so.
 */
const PATIENCE = 5000; // if a busy page says too late that it was pressed, a second press takes it back
async function patiently(
  target: Locator,
  press: (options: { timeout: number }) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await press({ timeout: PATIENCE });
    } catch (problem) {
      if (!(problem instanceof errors.TimeoutError) || (await target.count()) === 0) throw problem;
    }
  }
}

export interface Hands {
  press(target: Locator): Promise<void>;
  /** Write an amount where there is one already. */
  write(field: Locator, amount: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => patiently(target, (options) => target.click(options)),
  async write(field, amount) {
    await field.fill(amount);
    await field.press("Tab");
  },
};

export const finger: Hands = {
  async press(target) {
    await patiently(target, (options) => target.tap(options));
    await noSideways(target.page());
  },
  async write(field, amount) {
    await field.tap();
    await field.fill(amount); // by the keyboard of the phone
  },
};

/** Wait until an Enter is taken for the question that stands: a new one is read first. */
export async function ready(page: Page): Promise<void> {
  await page.locator(".prompt[data-fresh]").waitFor({ state: "detached" });
}

/** The keys that the page names, and Tab where there is none. */
export const keys: Hands = {
  async press(target) {
    const page = target.page();
    const named = await target.evaluateAll((found) => found[0]?.getAttribute("aria-keyshortcuts") ?? null);
    if (named === null) await reach(target);
    await ready(page);
    await page.keyboard.press(named ?? "Enter");
  },
  async write(field, amount) {
    const page = field.page();
    await reach(field);
    await page.keyboard.type(amount);
    await page.keyboard.press("Enter");
  },
};

/** Nothing may stick out sideways: neither the page, nor a part of it that its frame would cut off. */
export async function noSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const parts = [...document.querySelectorAll("html, main, main > div, .desk")];
    return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
  if (wide > 0) throw new Error(`something is ${wide} pixels wider than its place`);
}

/** Walk to something with Tab, or back with Shift and Tab: as many steps as it seems to be away, then look again. */
export async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let walks = 0; walks < 150; walks += 1) {
    const steps = await target.evaluateAll((found) => {
      const [wanted] = found;
      const here = document.activeElement;
      if (wanted === undefined) return null;
      if (wanted === here) return 0;
      const stops = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]"),
      ].filter((one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility());
      const [from, to] = [here, wanted].map((one) => stops.indexOf(one as HTMLElement));
      if (from === undefined || to === undefined || to === -1) return null;
      if (from !== -1) return to - from;
      // Something that only scrolls has the focus, or nothing: where it was, the next Tab goes on.
      const behind = here !== null && here !== document.body && wanted.compareDocumentPosition(here) & 4;
      return behind ? -1 : 1;
    });
    if (steps === null) throw new Error(`Tab cannot come to ${String(target)}`);
    if (steps === 0) return;
    for (let step = 0; step < Math.abs(steps); step += 1)
      await keyboard.press(steps > 0 ? "Tab" : "Shift+Tab");
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}
