/** The table of Acquire as it comes over the wire, under short names. */
import type { Scene } from "../game";
import type { AcquireTable } from "../../wire/generated";

export type { AcquireTable };
export type Corporation = AcquireTable["corporations"][number];
export type Player = AcquireTable["players"][number];
export type HandTile = AcquireTable["hand"][number];
export type PriceRow = AcquireTable["card"][number];
export type Event = HandTile["does"][number];

export type AcquireScene = Scene<AcquireTable>;
export type Ask = AcquireScene["asks"][number];
