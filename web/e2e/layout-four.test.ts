import { faultsOfLayout } from "./support/layout";
import { expect, test } from "./support/test";

test("four players: all is in sight, and nothing is cut or covered", async ({ visit }) => {
  expect(await faultsOfLayout(visit, "acquire", 4, ["en"])).toEqual([]);
});
