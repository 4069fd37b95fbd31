import { faultsOfLayout } from "./support/layout";
import { SOME } from "./support/windows";
import { expect, test } from "./support/test";

test("Greed Incorporated: all is in sight in every window, and nothing is cut or covered", async ({
  visit,
}) => {
  expect(await faultsOfLayout(visit, "greed", 5, ["fr"])).toEqual([]);
  expect(await faultsOfLayout(visit, "greed", 3, ["it"], SOME)).toEqual([]);
});

test("Greed Incorporated with nine or ten companies: all is in sight on a phone and on a small laptop", async ({
  visit,
}) => {
  expect(await faultsOfLayout(visit, "greed", "crowded", ["fr"], ["phone", "laptop", "low"])).toEqual([]);
});
