/** A server whose tables stand at saved positions (`positions.py`): every kind of question, with few and with many players. */
import { inject } from "vitest";
import type { Visit } from "./test";
import type { Visitor, VisitorOptions } from "./visitor";

export const MOMENTS = {
  acquire: ["placing", "founding", "disposing", "buying", "waiting", "may-end", "announced", "over"],
  ponzi: ["funding", "offering", "answering", "removing", "returning", "waiting", "over"],
  greed: [
    ...(["announcing", "bidding", "taking", "trading", "selling", "pointing", "dropping"] as const),
    ...(["gold", "silver", "founders", "founding", "waiting", "over"] as const),
  ],
} as const;
export type GameName = keyof typeof MOMENTS;
export type Moment<Game extends GameName = GameName> = (typeof MOMENTS)[Game][number];

/** So many players with long names, four with short ones, or five with long ones and nine or ten companies. */
export type Seats = number | "short" | "crowded";

/** A browser that is Ada's. */
export async function asAda(visit: Visit, options: VisitorOptions = {}): Promise<Visitor> {
  const { address, token } = inject("positions");
  const ada = await visit({ address, ...options });
  await ada.context.addInitScript((secret) => localStorage.setItem("tontine-token", secret), token);
  return ada;
}

/** The moments at which there is a table with so many players. */
export function momentsOf<Game extends GameName>(game: Game, seats: Seats): Moment<Game>[] {
  const { tables } = inject("positions");
  return MOMENTS[game].filter((moment) => `${game}-${seats}-${moment}` in tables);
}

/** Take a seat at the table that stands at this moment. */
export async function sit<Game extends GameName>(
  ada: Visitor,
  game: Game,
  seats: Seats,
  moment: Moment<Game>,
): Promise<void> {
  const name = `${game}-${seats}-${moment}`;
  const table = inject("positions").tables[name];
  if (table === undefined) throw new Error(`no table ${name}`);
  await ada.goto(`/table/${table}`);
  await ada.page.locator(moment === "over" ? "[aria-labelledby=account]" : ".prompt").waitFor();
}
