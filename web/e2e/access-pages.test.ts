import { barriers } from "./support/axe";
import { expect, test } from "./support/test";
import { tourOfPages } from "./support/tour";

test("axe finds nothing on any page around the game", async ({ visit }) => {
  const found: string[] = [];
  await tourOfPages(visit, barriers(found));
  expect(found).toEqual([]);
});
