import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { Player } from "./support/player";
import { createTable, sitDown, start } from "./support/lobby";
import { FaultyProxy } from "./support/proxy";
import { Server, tontine } from "./support/server";
import { expect, inject, test } from "./support/test";
import { Visitor } from "./support/visitor";

const lost = (page: Page) => page.getByText("Connection lost.");
const hand = (page: Page) => page.locator(".rack .where").allInnerTexts();
const log = (page: Page) => page.locator(".log li").count();

/** The versions that were fetched to play back what was missed. */
function pastViews({ received }: Visitor): number[] {
  return received.flatMap((text) => {
    const message = JSON.parse(text) as { type?: string; view?: { version: number } };
    return message.type === "past_view" && message.view ? [message.view.version] : [];
  });
}

/** Where the game stands, as this page was told last. */
function city({ received }: Visitor): unknown {
  const states = received.map(
    (text) => JSON.parse(text) as { type?: string; version?: number; view?: { table: { spaces: unknown } } },
  );
  const last = states.findLast(({ type }) => type === "state");
  return { version: last?.version, spaces: last?.view?.table.spaces };
}

/** Whose turn it is, as this page was told last. */
function owing({ received }: Visitor): number[] {
  const states = received.map((text) => JSON.parse(text) as { type?: string; view?: { owing: number[] } });
  return states.findLast(({ type }) => type === "state")?.view?.owing ?? [];
}

test("a lost connection: decisions are kept, and missed ones are played back", async ({ visit }) => {
  const proxy = new FaultyProxy(inject("address"));
  onTestFinished(() => proxy.close());
  const ada = await visit({ address: await proxy.start(), unreachable: true });
  const bruno = await visit();
  const path = await createTable(ada, { others: ["open"] });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);
  const [first, second] = [new Player(ada.page), new Player(bruno.page)];

  /** Until the others notice that they are waiting for Ada. */
  const cut = async (meanwhile: () => Promise<void>): Promise<void> => {
    proxy.cut();
    await lost(ada.page).waitFor();
    await meanwhile();
    await bruno.page.getByText("Ada is away").waitFor();
    proxy.restore();
    await Visitor.focus(ada.page);
  };

  // From Bruno's fifth tile on the connection is cut before he plays, until Ada has missed so much of a turn
  // of his that it had to be fetched. In a merger it may be her turn to answer after his first decision.
  let turns = 0;
  let known = Infinity;
  let missed = Promise.resolve();
  const others = second.play(async (question) => {
    if (question !== "place" || (turns += 1) < 5) return true;
    await missed;
    // It is his turn again, so she has been shown everything.
    if (pastViews(ada).length > known) return false;
    known = pastViews(ada).length;
    await new Promise<void>((go) => {
      missed = cut(async () => {
        go();
        await expect.poll(() => owing(bruno)).toEqual([0]);
      });
    });
    return true;
  });

  // Before that, at her third tile, she decides while it is down: it is carried out, and once.
  let tiles = 0;
  await first.play((question) => question !== "place" || (tiles += 1) < 3);
  const tile = await ada.page.locator(".rack .open .where").first().innerText();
  await cut(async () => {
    await first.press(ada.page.locator(".rack .open").first());
    await first.confirm();
  });
  await expect.poll(() => bruno.page.locator(".log li", { hasText: `Ada plays ${tile}` }).count()).toBe(1);

  await Promise.race([first.play(), others]);
  expect(pastViews(ada).length).toBeGreaterThan(known);
  await expect.poll(() => city(ada)).toEqual(city(bruno));
});

test("the server is killed and comes back, and the game goes on where it was; until somebody is banned", async ({
  visit,
}) => {
  const server = new Server();
  onTestFinished(() => server.close());
  const ada = await visit({ address: await server.start(), unreachable: true });
  const { page } = ada;
  await createTable(ada, { others: ["bot random"] });
  await start(page);
  const player = new Player(page);
  await player.play(() => player.decisions < 7);

  const tiles = await hand(page);
  await server.kill();
  await lost(page).waitFor();
  await server.start();
  await Visitor.focus(page);
  await lost(page).waitFor({ state: "detached" });
  await player.asked();
  expect(await hand(page)).toEqual(tiles);

  const lines = await log(page);
  await page.reload();
  await player.asked();
  expect(await hand(page)).toEqual(tiles);
  expect(await log(page)).toBe(lines);

  await player.play(() => player.decisions < 12);

  // Whoever is banned is told so, and not that the connection is lost.
  await server.kill();
  const token = await page.evaluate(() => localStorage.getItem("tontine-token") ?? "");
  const person = token.split(".")[0] ?? ""; // the rest of a guest's token is its signature
  await tontine("admin", "ban", `--database=${server.database}`, "--", person);
  await server.start();
  await Visitor.focus(page);
  await page.getByText("You have been barred from this server.").waitFor();
  expect(await page.locator(".prompt, .lost").count()).toBe(0);
});
