import { faultsOfLayout } from "./support/layout";
import { BETWEEN, EVERY } from "./support/windows";
import { expect, test } from "./support/test";

test("six players: all is in sight, and nothing is cut or covered", async ({ visit }) => {
  expect(await faultsOfLayout(visit, "acquire", 6, ["fr"], [...EVERY, ...BETWEEN])).toEqual([]);
});
