import { Player, standing } from "./support/player";
import { createTable, sitDown, start } from "./support/lobby";
import { tontine } from "./support/server";
import { expect, test } from "./support/test";

test("people and bots play to the end before an onlooker; then replay, save file and rematch", async ({
  visit,
}) => {
  const [ada, bruno, onlooker] = [await visit(), await visit(), await visit()];
  const others = ["open", "bot easy", "bot random"];
  const path = await createTable(ada, { others, options: ["hidden"], isPublic: true });
  await sitDown(bruno, path, "Bruno");
  await start(ada.page);

  // The onlooker finds the table in the lobby.
  await onlooker.goto("/");
  await onlooker.page.locator(`a[href="${path}"]`).click();
  await onlooker.page.locator(".prompt").waitFor();
  expect(await onlooker.page.locator(".rack, [data-lot]").count()).toBe(0);

  const players = [new Player(ada.page), new Player(bruno.page)];
  const watching = new Player(onlooker.page);
  await Promise.all([...players, watching].map((player) => player.play()));

  const final = await standing(ada.page);
  expect(final).toHaveLength(4);
  expect(final.join()).toMatch(/Ada \$[\d,]+/);
  expect(await standing(bruno.page)).toEqual(final);
  expect(await standing(onlooker.page)).toEqual(final);
  expect(watching.decisions).toBe(0);
  for (const player of players) expect(player.decisions).toBeGreaterThan(10);

  // The replay begins with an empty city and ends with the last one, as Ada saw it.
  const { page } = ada;
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const scrubber = page.getByRole("slider", { name: "Point in the game" });
  await expect.poll(() => scrubber.inputValue()).toBe("0");
  expect(await page.locator(".rack .tile").count()).toBe(6);
  expect(await page.locator(".prompt").count()).toBe(0);
  const last = Number(await scrubber.getAttribute("max"));
  await scrubber.fill(String(Math.floor(last / 2)));
  await expect.poll(() => page.locator(".map .block").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Next decision", exact: true }).click();
  await expect.poll(() => scrubber.inputValue()).toBe(String(Math.floor(last / 2) + 1));
  await page.getByRole("button", { name: "To the end", exact: true }).click();
  await expect.poll(() => scrubber.inputValue()).toBe(String(last));
  await page.getByRole("button", { name: "Final standing", exact: true }).click();
  expect(await standing(page)).toEqual(final);

  // The save file is sound, and tells the same.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download save file" }).click(),
  ]);
  const told = JSON.parse(await tontine("verify", await download.path(), "--json")) as {
    over: boolean;
    commitment: string | null;
    seats: string[];
    standings: { seat: number; rank: number; score: number }[];
  };
  expect(told.over).toBe(true);
  // All chance follows from a key, whose hash was shown before the start.
  expect(told.commitment).toBe(
    ada.received
      .map((text) => JSON.parse(text) as { commitment?: string })
      .find(({ commitment }) => commitment)?.commitment,
  );
  expect(told.standings.map(({ rank, seat, score }) => `${rank} ${told.seats[seat]} ${score}`)).toEqual(
    final.map((line) => line.replaceAll(/[$,]/g, "")),
  );

  // One asks for another game, the other follows.
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.locator(".start:enabled").waitFor();
  await bruno.page.getByRole("link", { name: "Go to the rematch" }).click();
  await bruno.page.getByText("You have a seat").waitFor();
  await start(page);
  // Whoever of the two has to act first; until then only bots have.
  await Promise.race(players.map((player) => player.asked()));
  expect(await bruno.page.locator(".rack .tile").count()).toBe(6);
});
