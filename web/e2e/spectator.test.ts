import { createTable, start } from "./support/lobby";
import { expect, test } from "./support/test";

const ADA = "👩‍🚀 Ada";

test("the host starts with who is there, and an onlooker says a name and chats", async ({ visit }) => {
  const [ada, onlooker] = [await visit(), await visit()];
  const path = await createTable(ada, { name: ADA, others: ["open", "open"] });
  await start(ada.page);

  const { page } = onlooker;
  await onlooker.goto(path);
  // Bots have taken the free seats, and the name is whole.
  await expect.poll(() => page.locator("header .seats button").count()).toBe(3);
  expect(await page.locator(".log").innerText()).toContain(`${ADA} `);
  await page.getByRole("tab", { name: "Chat" }).click();
  const [name, text] = [page.locator(".say .name input"), page.locator(".say form:last-child input")];
  const said = "Good evening, may I watch?";
  await name.fill(ADA);
  await text.fill(said);
  await text.press("Enter");
  // Somebody has that name already. What was written stays.
  await page.getByRole("alert").waitFor();
  expect(await text.inputValue()).toBe(said);
  // Also where one looks at something else meanwhile.
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  expect(await text.inputValue()).toBe(said);
  await name.fill("Zoë");
  await text.press("Enter");
  await page.locator(".lines").getByText(said).waitFor();
  await expect.poll(() => text.inputValue()).toBe("");
  expect(await name.count()).toBe(0);

  await ada.page.getByRole("tab", { name: /Chat/ }).click();
  await ada.page.locator(".lines").getByText(`Zoë ${said}`).waitFor();
});

test("two lines in quick succession are both said", async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await createTable(ada, { others: ["open"] });
  // Before the first has been answered the second is sent.
  await page.locator(".say form:last-child").evaluate((form: HTMLFormElement) => {
    const text = form.querySelector("input");
    for (const line of ["Good evening", "everybody"]) {
      if (text) text.value = line;
      text?.dispatchEvent(new Event("input", { bubbles: true }));
      form.requestSubmit();
    }
  });
  for (const line of ["Good evening", "everybody"]) await page.locator(".lines").getByText(line).waitFor();
  await expect.poll(() => page.locator(".say form:last-child input").inputValue()).toBe("");
});

test("whose chat is refused loses nothing of it", async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await createTable(ada, { others: ["open"] });
  const text = page.locator(".say form:last-child input");
  for (let line = 0; line < 8; line += 1) {
    await text.fill(`line ${line}`);
    await text.press("Enter");
    await page.locator(".lines").getByText(`line ${line}`).waitFor();
  }
  // Eight at once is all there is; some more may have come meanwhile.
  for (let line = 8; (await page.getByRole("alert").count()) === 0; line += 1) {
    await text.fill(`line ${line}`);
    await text.press("Enter");
    await expect
      .poll(async () => (await text.inputValue()) === "" || (await page.getByRole("alert").count()) > 0)
      .toBe(true);
  }
  expect(await text.inputValue()).toMatch(/line \d+/);
});
