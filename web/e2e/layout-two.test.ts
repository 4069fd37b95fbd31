import { faultsOfLayout } from "./support/layout";
import { expect, test } from "./support/test";

// They have more room than four and six, who are looked at every time.
test.runIf(process.env["EVERYTHING"])(
  "two players: all is in sight, and nothing is cut or covered",
  async ({ visit }) => {
    expect(await faultsOfLayout(visit, "acquire", 2, ["it"])).toEqual([]);
  },
);
