/** Being told that it is my turn: where it is switched on and off, and where its links lead. */
import type { Page } from "playwright-core";
import { violations } from "./support/axe";
import { createTable, sitDown, start } from "./support/lobby";
import { expect, test } from "./support/test";

/** A browser without windows shows no notifications and reaches no push service: both are made up. The rest is real. */
async function pretend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SUBSCRIBED = "made-up-subscription";
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => "granted";
    const subscription = {
      endpoint: "https://push.example/send/1",
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint: "https://push.example/send/1",
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(SUBSCRIBED);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(SUBSCRIBED) === null ? null : subscription;
    PushManager.prototype.subscribe = async (options) => {
      // Without the key of the server a browser would take messages from anybody.
      if ((options?.applicationServerKey as Uint8Array).length !== 65) throw new Error("not a key");
      localStorage.setItem(SUBSCRIBED, "yes");
      return subscription;
    };
  });
}

test("a guest switches it on at the table and off on the page about people", async ({ visit }) => {
  const ada = await visit({ painted: true });
  const { page } = ada;
  await pretend(page);
  const path = await createTable(ada, { name: "Ada", others: ["bot easy"] });
  await start(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Tell me while I am away" }).click();
  const dialog = page.locator("dialog");
  await dialog.getByText("This browser can tell you").waitFor();
  await dialog.getByText("This server sends no e-mail.").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "of every kind" }).click();
  await dialog.getByRole("button", { name: "Switch on" }).click();
  await dialog.getByText("This browser tells you, even with its pages closed.").waitFor();
  // The worker is there, and is the server's own file.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toBe(
    `${ada.address}/worker.js`,
  );

  await ada.goto("/account");
  const panel = page.locator("section.panel", { hasText: "When it is your turn" });
  await panel.getByText("This browser tells you, even with its pages closed.").waitFor();
  expect(await panel.getByRole("button", { name: "of every kind" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  expect(await violations(page)).toEqual([]);
  await panel.getByRole("button", { name: "Switch off" }).click();
  await panel.getByText("This browser can tell you").waitFor();

  // Where a message leads: to the table, on the question.
  await ada.goto(path);
  await page.locator(".prompt h1").waitFor();
  expect(await page.title()).toMatch(/^Your turn · Acquire/);
});

test("a browser that forbids it is told so, and nobody is asked", async ({ visit }) => {
  const ada = await visit();
  await ada.page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    Notification.requestPermission = () => {
      throw new Error("nobody has clicked");
    };
  });
  await createTable(ada, { others: ["open"] });
  await ada.goto("/account");
  await ada.page.getByText("Notifications from this site are blocked in this browser.").waitFor();
  expect(await ada.page.getByRole("button", { name: "Switch on" }).count()).toBe(0);
});

test("a link in a mail asks before it does anything", async ({ visit }) => {
  const ada = await visit({ painted: true });
  for (const [path, button] of [
    ["/confirm#x.y", "Confirm"],
    ["/stop/x.y", "Stop the mail"],
  ] as const) {
    await ada.goto(path);
    const ask = ada.page.getByRole("button", { name: button, exact: true });
    await ask.waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await ask.click();
    await ada.page.getByText("This link is no longer good.").waitFor();
    expect(await ask.count()).toBe(0);
    // What is refused browsers show on the console.
    expect(ada.problems.splice(0)).toEqual([expect.stringContaining("404")]);
  }
});

test("a page that nobody looks at goes on saying in how many games it is my turn", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  const { page } = ada;
  const path = await createTable(ada, { name: "Ada", others: ["open"] });
  await sitDown(bruno, path, "Bruno");
  await page.clock.install();
  await ada.goto("/");
  await page.locator("[aria-labelledby=mine]").waitFor();
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  const asked = page.waitForRequest(/\/api\/mine\?away=true$/);
  await page.clock.fastForward(65_000);
  await asked;
});
