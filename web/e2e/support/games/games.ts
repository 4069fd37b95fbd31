/** The games that tests look at. */
import { acquire } from "./acquire";
import { greed } from "./greed";
import { ponzi } from "./ponzi";

export const TESTED = { acquire, ponzi, greed } as const;
