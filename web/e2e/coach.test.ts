/** Hints at the table. What the coach says of a game that is over: analysis.test.ts. */
import type { Page } from "playwright-core";
import { violations } from "./support/axe";
import { asAda, sitToPlay } from "./support/positions";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

const ASKED = [
  ["acquire", "placing"],
  ["ponzi", "funding"],
  ["greed", "trading"],
] as const;

/** Where things stand that must not move when a hint comes; once all letters have their faces. */
async function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...document.querySelectorAll(".play .board, .play .desk, .prompt .actions, .prompt h1")].map(
      (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      },
    );
  });
}

/** How far the game had come with the last decision of one's own. */
function ownDecisions({ received }: Visitor): number {
  const states = received.filter((text) => text.startsWith('{"type":"state"'));
  return (JSON.parse(states.at(-1) ?? "{}") as { decided: number }).decided;
}

for (const [game, moment] of ASKED)
  test(`${game}: a hint is asked for by a key, taken over and played, and nothing moves`, async ({
    visit,
  }) => {
    const ada = await asAda(visit, { painted: true });
    const { page } = ada;
    await sitToPlay(ada, game, "short", moment);
    await page.locator(".prompt.mine").waitFor();
    const before = await places(page);
    const known = await violations(page);
    await page.keyboard.press("h");
    const hint = page.getByRole("region", { name: "Hint" });
    const turns = hint.getByRole("listitem").getByRole("button");
    await turns.first().waitFor();
    await page.locator("section.hint[aria-busy=false]").waitFor();
    expect(await places(page)).toEqual(before);
    const chances = (await turns.locator(".chance").allInnerTexts()).map((text) => parseInt(text, 10));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(await turns.count()).toBeLessThanOrEqual(3);
    expect((await violations(page)).filter((one) => !known.includes(one))).toEqual([]);
    await turns.first().click();
    const action = page.locator(".prompt .main, .prompt .action[aria-pressed=true]").first();
    await expect.poll(() => action.isEnabled()).toBe(true);
    // What is asked next may be called the same: in a trade it is until one is done.
    const decided = ownDecisions(ada);
    await page.keyboard.press("Enter");
    await expect.poll(() => ownDecisions(ada)).toBeGreaterThan(decided);
    await hint.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Log" }).click();
    await expect.poll(() => page.getByText("Ada asks for a hint.").count()).toBe(1);
  });

test("on a phone a hint comes up from below, and leaves a draft behind", async ({ visit }) => {
  const ada = await asAda(visit, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = ada;
  await sitToPlay(ada, "acquire", "short", "placing");
  await page.getByRole("button", { name: "Ask the coach for a hint" }).tap();
  const turns = page.locator("section.hint").getByRole("listitem").getByRole("button");
  await turns.first().waitFor();
  await turns.first().tap();
  await page.locator("section.hint").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".prompt .main").isEnabled()).toBe(true);
});
