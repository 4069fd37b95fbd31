/** Keeping one's games: an account, another device, and the way back to being a guest. */
import { violations } from "./support/axe";
import { createTable } from "./support/lobby";
import { asVeteran } from "./support/positions";
import { tontine } from "./support/server";
import { expect, inject, test } from "./support/test";

const PASSWORD = "a tall story 7";

test("a guest keeps the game by an account, finds it on another device, and signs that one out", async ({
  visit,
}) => {
  const [ada, phone] = [
    await visit({ painted: true }),
    await visit({ viewport: { width: 390, height: 844 } }),
  ];
  const path = await createTable(ada, { name: "Ottilie", others: ["open"] });
  await ada.goto("/");
  await ada.page.getByRole("link", { name: "Sign in" }).click();
  const create = ada.page.locator("form", { hasText: "Create an account" });
  expect(await create.getByLabel("Name").inputValue()).toBe("Ottilie");
  expect(await violations(ada.page)).toEqual([]);
  await create.getByLabel("Password").fill(PASSWORD);
  await create.getByRole("button").click();
  await ada.page.waitForURL(/\/$/);
  await ada.page.getByRole("link", { name: "Ottilie" }).waitFor();
  await ada.page.locator(`[aria-labelledby=mine] a[href="${path}"]`).waitFor();

  // On another device.
  await phone.goto("/account");
  const enter = phone.page.locator("form", { hasText: "You have one already" });
  await enter.getByLabel("Name").fill("ottilie");
  await enter.getByLabel("Password").fill(PASSWORD);
  await enter.getByRole("button").click();
  await phone.page.locator(`[aria-labelledby=mine] a[href="${path}"]`).click();
  await phone.page.locator(".seats .start").waitFor();

  // The first one signs it out: its table is a stranger's at once.
  await ada.page.getByRole("link", { name: "Ottilie" }).click();
  await ada.page.getByRole("button", { name: /^Sign out: / }).click();
  expect(await violations(ada.page)).toEqual([]);
  await phone.page.locator(".seats .start").waitFor({ state: "detached" });
  await phone.page.locator(".seats input").waitFor();
});

test("a code brings a guest with all seats to another device", async ({ visit }) => {
  const [bruno, other] = [await visit(), await visit()];
  const path = await createTable(bruno, { name: "Bruno", others: ["open"] });
  await bruno.goto("/account");
  await bruno.page.getByRole("button", { name: "Make a code" }).click();
  const code = (await bruno.page.locator("p.code").textContent()) ?? "";
  await other.goto(`/account#${code.replaceAll(" ", "")}`);
  await other.page.locator(".sent button").click();
  await other.page.locator(`[aria-labelledby=mine] a[href="${path}"]`).waitFor();
  expect(await other.page.locator("header input").inputValue()).toBe("Bruno");
});

test("a record holds wins against a fair share and shows me between two levels; one button plays on", async ({
  visit,
}) => {
  const veteran = await asVeteran(visit);
  const { page } = veteran;
  await veteran.goto("/record");
  const card = page.getByRole("button", { name: /^Acquire/ });
  await expect.poll(() => card.innerText()).toMatch(/9 of 23 won, 39%/);
  expect(await card.innerText()).toContain("3.2 above a fair share of 5.8 wins");
  const rungs = page.locator("section", { hasText: "The bots’ ladder" }).locator("ol li");
  const told = async () => (await rungs.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  expect(await told()).toEqual([
    "Master not met yet",
    "Expert not met yet",
    "Hard 1 of 7 won fair: 1.8",
    "Skilled not met yet",
    "Y You 3 wins in a row to the next rung",
    "Normal 2 of 5 won fair: 1.2",
    "Easy 2 of 3 won fair: 0.8",
    "Novice not met yet",
  ]);

  // It stays while only some of the games are looked at; another game has its own.
  await page.getByRole("button", { name: "with people" }).click();
  await expect.poll(() => card.innerText()).toContain("4 of 8 won");
  expect((await told())[4]).toContain("You");
  await page.getByRole("button", { name: /^Ponzi Scheme/ }).click();
  await expect.poll(async () => (await told()).at(-1)).toContain("3 wins in a row to the next rung");
  await page.getByRole("button", { name: "Play three novice bots" }).waitFor();
  await card.click();
  await page.getByRole("button", { name: "Play three skilled bots" }).click();
  await page.locator(".prompt").waitFor();
  await page.locator("header .seats button").first().click();
  const people = page.getByRole("dialog").locator("li");
  await expect
    .poll(async () => (await people.allInnerTexts()).filter((text) => /skilled/i.test(text)).length)
    .toBe(3);
});

test("a lost password is changed by a link of the host, once; the page never tells who has an account", async ({
  visit,
}) => {
  const [ada, lost] = [await visit(), await visit()];
  await ada.goto("/account");
  const create = ada.page.locator("form").filter({ hasText: "Create an account" });
  await create.getByLabel("Name").fill("Mina");
  await create.getByLabel("Password").fill("password1");
  await create.getByRole("button").click();
  await expect
    .poll(() => create.getByRole("alert").textContent())
    .toBe("That password is too easy to guess.");
  ada.problems.length = 0; // the refusal, which browsers log
  await create.getByLabel("Password").fill(PASSWORD);
  await create.getByRole("button").click();
  await ada.page.getByRole("link", { name: "Mina" }).waitFor();

  const { page } = lost;
  await lost.goto("/account");
  await page.getByText("Password lost?").click();
  await page.locator("form").filter({ hasText: "You have one already" }).getByLabel("Name").fill("Mina");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByText("This server sends no e-mail.").waitFor();
  lost.problems.length = 0;

  const words = ["admin", "password", "Mina", "--site", lost.address, "--database", inject("database")];
  const path = (await tontine(...words)).trim().slice(lost.address.length);
  await lost.goto(path);
  await page.getByLabel("New password").fill(`${PASSWORD} anew`);
  await page.getByRole("button", { name: "Take this password" }).click();
  await page.getByRole("link", { name: "Mina" }).waitFor();
  // The device that was signed in is not any more, and the link has been used.
  await ada.goto("/account");
  await ada.page.getByText("Keep your games").waitFor();
  await lost.goto("/");
  await lost.goto(path);
  await page.getByLabel("New password").fill(`${PASSWORD} again`);
  await page.getByRole("button", { name: "Take this password" }).click();
  await page.getByText("This link is no longer good; ask for another.").waitFor();
  for (const { problems } of [ada, lost]) problems.length = 0;
});

test("a record is seen by everybody only if its owner wants that", async ({ visit }) => {
  const [owner, stranger] = [await visit({ painted: true }), await visit()];
  const { page } = owner;
  await owner.goto("/account");
  const create = page.locator("form").filter({ hasText: "Create an account" });
  await create.getByLabel("Name").fill("Pia Shown");
  await create.getByLabel("Password").fill(PASSWORD);
  await create.getByRole("button").click();
  await page.getByRole("link", { name: "Pia Shown" }).click();
  await page.getByRole("checkbox", { name: "Everybody may see my record" }).check();
  await page.getByText("/people/Pia%20Shown").waitFor();
  expect(await violations(page)).toEqual([]);
  await stranger.goto("/people/Pia%20Shown");
  await stranger.page.getByRole("heading", { name: "Pia Shown" }).waitFor();
  expect(await stranger.page.getByRole("heading", { name: "Last games" }).count()).toBe(0);

  await page.getByRole("checkbox", { name: "Everybody may see my record" }).uncheck();
  await page.getByText("/people/Pia%20Shown").waitFor({ state: "detached" });
  expect((await stranger.page.reload())?.status()).toBe(404);
  await stranger.page.getByRole("heading", { name: "Nothing here" }).waitFor();
  stranger.problems.length = 0; // that it is not there, which browsers log
});
