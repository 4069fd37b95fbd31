import { Player } from "./support/player";
import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";

const CURTAIN = "main > .veil > button.main";

test("two at one device: behind the curtain there is nothing of the other's hand", async ({ visit }) => {
  const device = await visit();
  const { page } = device;
  // Whatever is drawn, be it for an instant: the hands that were on the page since the last curtain.
  await page.addInitScript((curtain) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector(curtain)) seen.length = 0;
      else
        seen.push([...document.querySelectorAll(".rack .where")].map((tile) => tile.textContent).join(" "));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, CURTAIN);
  await createTable(device, { others: ["guest:Bruno", "bot random"] });
  await start(page);

  const player = new Player(page);
  let hand: string[] = [];
  let curtains = 0;
  let raised = 0;
  await player.play(async (question) => {
    if (question === "curtain") {
      curtains += 1;
      // What was played is told to everybody; what is still held is on the page nowhere.
      expect(await page.locator(".rack, [data-lot], .log").count()).toBe(0);
      const content = await page.content();
      expect(hand.filter((tile) => new RegExp(`\\b${tile}\\b`).test(content))).toEqual([]);
      return true;
    }
    const others = hand;
    hand = await page.locator(".rack .where").allInnerTexts();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const strange = seen
      .flatMap((tiles) => tiles.split(" "))
      .filter((tile) => others.includes(tile) && !hand.includes(tile));
    if (curtains > raised) expect(strange).toEqual([]);
    raised = curtains;
    return curtains < 16;
  });
  expect(raised).toBe(16);
});
