import { barriers } from "./support/axe";
import { expect, test } from "./support/test";
import { tourOfTables } from "./support/tour";

test("axe finds nothing on any page of the game", async ({ visit }) => {
  const found: string[] = [];
  await tourOfTables(visit, barriers(found));
  expect(found).toEqual([]);
});
