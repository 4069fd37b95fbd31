/** The table of Acquire as it comes over the wire, under short names. */
import type { BoardContext } from "../../context/game";
import type {
  AcquireAfter,
  AcquireBonus,
  AcquireChanges,
  AcquireEvent,
  AcquirePayout,
  AcquireTable,
} from "../../wire/generated";

export type { AcquireEvent, AcquireTable };
export type After = AcquireAfter;
export type Bonus = AcquireBonus;
export type Changes = AcquireChanges;
export type Payout = AcquirePayout;
export type Corporation = AcquireTable["corporations"][number];
export type Player = AcquireTable["players"][number];
/** The corporations that what is pointed at, or the merger, concerns. */
export type Touched = ReadonlySet<string | null>;
export type HandTile = AcquireTable["hand"][number];

export type AcquireContext = BoardContext<AcquireTable, AcquireEvent>;
export type Ask = AcquireContext["asks"][number];
