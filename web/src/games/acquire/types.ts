/** The table of Acquire as it comes over the wire, under short names. */
import type { Scene } from "../game";
import type {
  AcquireAfter,
  AcquireBonus,
  AcquireChanges,
  AcquirePayout,
  AcquireTable,
} from "../../wire/generated";

export type { AcquireTable };
export type After = AcquireAfter;
export type Bonus = AcquireBonus;
export type Changes = AcquireChanges;
export type Payout = AcquirePayout;
export type Corporation = AcquireTable["corporations"][number];
export type Player = AcquireTable["players"][number];
export type HandTile = AcquireTable["hand"][number];

export type AcquireScene = Scene<AcquireTable>;
export type Event = NonNullable<AcquireScene["event"]>;
export type Ask = AcquireScene["asks"][number];
