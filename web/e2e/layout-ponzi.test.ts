import { faultsOfLayout } from "./support/layout";
import { SOME } from "./support/windows";
import { expect, test } from "./support/test";

test("Ponzi Scheme: all is in sight in every window, and nothing is cut or covered", async ({ visit }) => {
  expect(await faultsOfLayout(visit, "ponzi", 5, ["fr"])).toEqual([]);
  expect(await faultsOfLayout(visit, "ponzi", 3, ["it"], SOME)).toEqual([]);
});
