import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { Player } from "./support/player";
import { createTable, start } from "./support/lobby";
import { FaultyProxy } from "./support/proxy";
import { expect, inject, test } from "./support/test";
import { Visitor } from "./support/visitor";

const lost = (page: Page) => page.getByText("Connection lost.");

async function startProxy(): Promise<[FaultyProxy, string]> {
  const proxy = new FaultyProxy(inject("address"));
  onTestFinished(() => proxy.close());
  return [proxy, await proxy.start()];
}

test("a slow handshake is left to come to its end, however often the window gets the focus", async ({
  visit,
}) => {
  const [slow, address] = await startProxy();
  const ada = await visit({ address });
  const { page } = ada;
  const path = await createTable(ada);
  const release = slow.holdHandshakes();
  slow.handshakes = 0;
  await ada.goto(path);
  await expect.poll(() => slow.handshakes).toBe(1);
  for (let times = 0; times < 10; times += 1) await Visitor.focus(page);
  expect(await page.locator(".start").count()).toBe(0);
  release();
  await page.locator(".start").waitFor();
  expect(slow.handshakes).toBe(1);
  // "Closed before the connection is established" would be a problem.
});

/** From now on the page's clock advances only when the test says so, however busy the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test.for(["dropData", "halfClose"] as const)(
  "a connection that is half open (%s) is noticed within ten seconds, and what was decided meanwhile is carried out",
  async (how, { visit }) => {
    const [bad, address] = await startProxy();
    const ada = await visit({ address });
    const { page } = ada;
    await page.clock.install();
    await createTable(ada, { others: ["bot random"] });
    await start(page);
    const player = new Player(page);
    await player.play(() => player.decisions < 2);
    const question = await player.asked();
    await stopClock(page);
    bad[how]();
    await player.answer(question);
    let waited = 0;
    for (; !(await lost(page).isVisible()); waited += 250) await page.clock.runFor(250);
    expect(waited).toBeLessThanOrEqual(10_000);
    bad.restore();
    await page.clock.resume();
    await lost(page).waitFor({ state: "detached" });
    await player.play(() => player.decisions < 5);
  },
);

/** Sockets that a person may have at the same time. */
const MOST = 20;

/** Open sockets of a table on another page, until the server has let all of them in. */
async function openSockets(page: Page, table: string, token: string, count: number): Promise<void> {
  const url = `/api/tables/${table}/socket`;
  const hello = JSON.stringify({ type: "hello", token, since: null, language: "en" });
  await page.evaluate(
    async ([where, said, many]) => {
      const all = Array.from({ length: many }, () => new WebSocket(where));
      const opened = ((window as { opened?: WebSocket[] }).opened ??= []);
      opened.push(...all);
      for (const one of all) one.onopen = () => one.send(said);
      await Promise.all(all.map((one) => new Promise((resolve) => (one.onmessage = resolve))));
    },
    [url, hello, count] as const,
  );
}

async function closeSocket(page: Page): Promise<void> {
  await page.evaluate(() => (window as { opened?: WebSocket[] }).opened?.pop()?.close());
}

test("who has too many windows open is told so, in their language, and comes in when one is closed", async ({
  visit,
}) => {
  const [proxy, address] = await startProxy();
  const ada = await visit({ address, unreachable: true, locale: "fr-FR" });
  const { page } = ada;
  const path = await createTable(ada);
  const token = await page.evaluate(() => localStorage.getItem("tontine-token") ?? "");
  const elsewhere = await visit();
  await elsewhere.goto("/account");
  const open = (count: number) => openSockets(elsewhere.page, path.replace("/table/", ""), token, count);
  await open(MOST - 1);
  proxy.cut();
  await page.getByText("Connexion perdue.").waitFor();
  await open(1);
  proxy.restore();
  await Visitor.focus(page);
  const full = page.getByRole("status").filter({ hasText: "Il n’y a pas de place pour cette fenêtre." });
  await full.getByText("Vous avez trop de fenêtres ouvertes").waitFor();

  // A page that comes only now has nothing else to show.
  const second = await ada.context.newPage();
  await second.goto(`${address}${path}`);
  await second.getByRole("heading", { name: "Il n’y a pas de place pour cette fenêtre" }).waitFor();
  for (const one of [page, second]) {
    await closeSocket(elsewhere.page);
    // It may take the server a moment to notice that the other one is gone.
    const retry = one.getByRole("button", { name: "Réessayer" });
    await expect
      .poll(() => retry.evaluateAll((all) => all.map((button) => (button as HTMLElement).click()).length))
      .toBe(0);
    await one.locator(".start").waitFor();
  }
});

test.for(["focus", "online", "visibilitychange"])(
  "on %s a dead connection is noticed sooner, and the button tries at once",
  async (event, { visit }) => {
    const [bad, address] = await startProxy();
    const ada = await visit({ address });
    const { page } = ada;
    await page.clock.install();
    await createTable(ada);
    await page.locator(".start").waitFor();
    await stopClock(page);
    bad.dropData();
    await page.evaluate(
      (name) => void (name === "visibilitychange" ? document : window).dispatchEvent(new Event(name)),
      event,
    );
    await page.clock.runFor(6000);
    await lost(page).waitFor();
    // The clock stands still, so only the button can start another attempt.
    bad.restore();
    await page.getByRole("button", { name: "Try now" }).click();
    await lost(page).waitFor({ state: "detached" });
  },
);
