/** What one sees while the page comes, and that nothing jumps once it is there. */
import type { Page } from "playwright-core";
import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";

const SIZES = {
  wide: { width: 1366, height: 650 },
  medium: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** How much has jumped since the page was loaded, and what. */
async function shifts(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const entries = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        resolve(list.getEntries() as Shift[]);
      }).observe({ type: "layout-shift", buffered: true });
      // Where nothing has jumped, nothing is told.
      requestAnimationFrame(() => setTimeout(() => resolve([]), 200));
    });
    const name = ({ node }: { node: Node | null }): string =>
      node instanceof Element
        ? `${node.tagName}.${node.getAttribute("class") ?? ""}`
        : (node?.nodeName ?? "?");
    return {
      sum: entries.filter((entry) => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0),
      what: entries.map((entry) => `${entry.value.toFixed(3)} ${entry.sources.map(name).join(", ")}`),
    };
  });
}
async function steady(page: Page, where: string): Promise<void> {
  const { sum, what } = await shifts(page);
  expect(sum, `${where}: ${what.join("; ")}`).toBeLessThanOrEqual(0.05);
}

test.for(Object.entries(SIZES))("nothing jumps on coming in (%s)", async ([, viewport], { visit }) => {
  const ada = await visit({ viewport, painted: true });
  const { page } = ada;
  // On a slow line the letters come last.
  await page.route("**/*.woff2", (route) => void setTimeout(() => void route.continue(), 700));
  await ada.goto("/");
  await page.locator(".open-table").waitFor();
  await steady(page, "lobby");
  const path = await createTable(ada, { others: ["bot random", "bot random"] });
  await ada.goto(path);
  await page.locator(".start").waitFor();
  await steady(page, "room");
  await start(page);
  await page.locator(".prompt.mine").waitFor();
  await ada.goto(path);
  await page.locator(".prompt.mine").waitFor();
  await steady(page, "table");
});

test.for(["light", "dark"] as const)(
  "before the script runs there is something to see, in the theme that was chosen (%s)",
  async (theme, { visit }) => {
    const system = theme === "dark" ? "light" : "dark";
    const ada = await visit({ colorScheme: system, painted: true });
    const { page } = ada;
    await ada.goto("/");
    await page.evaluate((chosen) => localStorage.setItem("tontine-theme", chosen), theme);
    // The rest of the script never comes.
    await page.route("**/assets/*.js", () => undefined);
    await page.goto(`${ada.address}/`, { waitUntil: "commit" });
    // Nothing is painted before the style sheet is there, and then this is.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.locator(".waiting p").isVisible()).toBe(true);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(theme === "dark" ? "rgb(20, 22, 27)" : "rgb(236, 229, 214)");
  },
);

test("the script comes compressed, and is asked for once", async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  const asked: string[] = [];
  page.on("response", (response) => {
    if (!/\/assets\/.*\.(js|css)$/.test(response.url())) return;
    asked.push(response.url());
    expect(response.headers()["content-encoding"]).toBe("br");
  });
  await ada.goto("/");
  await page.locator(".open-table").waitFor();
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a room has a heading before it knows what its game is called", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  const path = await createTable(ada, { others: ["open"] });
  const heading = bruno.page.locator("main h1");
  let go = (): void => undefined;
  const asked = new Promise<void>((resolve) => (go = resolve));
  await bruno.page.route("**/api/lobby*", (route) => void asked.then(() => route.continue()));
  await bruno.goto(path);
  await heading.waitFor();
  expect(await heading.textContent()).toMatch(/Table \w+/);
  go();
  await bruno.page.getByRole("heading", { name: "Acquire" }).waitFor();
});
