import { faultsOfLayout } from "./support/layout";
import { asAda, sit } from "./support/positions";
import { SOME, WINDOWS } from "./support/windows";
import { expect, test } from "./support/test";

test("Ponzi Scheme: all is in sight, and nothing is cut or covered", async ({ visit }) => {
  expect(await faultsOfLayout(visit, "ponzi", 5, ["fr"])).toEqual([]);
  expect(await faultsOfLayout(visit, "ponzi", 3, ["it"], SOME)).toEqual([]);
});

test("Ponzi Scheme: a card shows its interest and its period whole on the smallest phone", async ({
  visit,
}) => {
  const ada = await asAda(visit, { viewport: WINDOWS.small });
  await sit(ada, "ponzi", 5, "funding");
  const cut = await ada.page.locator(".market .fund").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll(".value, .owe b, .ring")].map((one) =>
        one.getBoundingClientRect(),
      );
      return parts.every((part) => part.left >= left && part.right <= right) ? [] : [card.textContent];
    }),
  );
  expect(cut).toEqual([]);
});
