/** A server whose tables stand at saved positions: every phase of a turn, with 2, 4 and 6 players; "short" are 4 with short names. */
import { inject } from "vitest";
import type { Visit } from "./test";
import type { Visitor, VisitorOptions } from "./visitor";

export const MOMENTS = [
  "placing",
  "founding",
  "disposing",
  "buying",
  "waiting",
  "may-end",
  "announced",
  "over",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A browser that is Ada's. */
export async function asAda(visit: Visit, options: VisitorOptions = {}): Promise<Visitor> {
  const { address, token } = inject("positions");
  const ada = await visit({ address, ...options });
  await ada.context.addInitScript((secret) => localStorage.setItem("tontine-token", secret), token);
  return ada;
}

/** Take a seat at the table that stands at this moment. */
export async function sit(ada: Visitor, game: 2 | 4 | 6 | "short", moment: Moment): Promise<void> {
  const table = inject("positions").tables[`${game}-${moment}`];
  if (table === undefined) throw new Error(`no table ${game} at ${moment}`);
  await ada.goto(`/table/${table}`);
  await ada.page.locator(moment === "over" ? "[aria-labelledby=account]" : ".prompt").waitFor();
}
