/** Renews web/screenshots: every screen and state, in both themes and three widths. */
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { Server } from "./support/server";
import { test } from "./support/test";
import { resize, tour } from "./support/tour";

const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));

test("pictures of every screen", async ({ visit }) => {
  const server = new Server();
  onTestFinished(() => server.close());
  await server.start();
  await tour(visit, server, async (name, page, widths) => {
    for (const width of widths) {
      await resize(page, width);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        const fullPage = (await page.locator("dialog").count()) === 0;
        await page.screenshot({ path: `${FOLDER}${name}-${width}-${colorScheme}.png`, fullPage, animations: "disabled" });
      }
    }
    await resize(page, "wide");
  });
});
