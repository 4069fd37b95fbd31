import { barriers } from "./support/axe";
import { expect, test } from "./support/test";
import { TOURED, tourOfGame } from "./support/tour";

test.for(TOURED)("axe finds nothing at a table of %s", async (game, { visit }) => {
  const found: string[] = [];
  await tourOfGame(visit, game, barriers(found));
  expect(found).toEqual([]);
});
