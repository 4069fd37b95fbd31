/** A server with tables at saved positions (`positions.py`): every kind of question, few and many players. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestedGame } from "./games/game";
import { TESTED } from "./games/games";
import type { Visit } from "./test";
import type { Visitor, VisitorOptions } from "./visitor";

export type GameName = keyof typeof TESTED;
export const GAMES = Object.keys(TESTED) as GameName[];
export type Moment<Game extends GameName = GameName> = (typeof TESTED)[Game]["moments"][number];

export function gameOf(game: GameName): TestedGame {
  return TESTED[game];
}

/** So many players with long names, four with short ones, or a crowd: as much on the table as there can be. */
export type Seats = number | "short" | "crowded";

/** A browser that is Ada's, who sits at all the tables. */
export function asAda(visit: Visit, options: VisitorOptions = {}): Promise<Visitor> {
  return as("ada", visit, options);
}

/** A browser that is somebody's who has a record and sits at none of the tables. */
export function asVeteran(visit: Visit, options: VisitorOptions = {}): Promise<Visitor> {
  return as("veteran", visit, options);
}

async function as(who: "ada" | "veteran", visit: Visit, options: VisitorOptions): Promise<Visitor> {
  const { address, tokens } = inject("positions");
  const visitor = await visit({ address, ...options });
  await visitor.context.addInitScript((secret) => localStorage.setItem("tontine-token", secret), tokens[who]);
  return visitor;
}

/** The moments at which there is a table with so many players. */
export function momentsOf<Game extends GameName>(game: Game, seats: Seats): Moment<Game>[] {
  const { tables } = inject("positions");
  return (TESTED[game].moments as readonly Moment<Game>[]).filter(
    (moment) => `${game}-${seats}-${moment}` in tables,
  );
}

/** Take a seat at the table that stands at this moment. All tests look at it, so none may change it. */
export async function sit<Game extends GameName>(
  ada: Visitor,
  game: Game,
  seats: Seats,
  moment: Moment<Game>,
): Promise<void> {
  ada.looksOnly = true;
  await arriveAt(ada, codeOf(game, seats, moment), moment);
}

/** The id of the table that stands at this moment, for all tests to look at. */
export function codeOf<Game extends GameName>(game: Game, seats: Seats, moment: Moment<Game>): string {
  return codesOf(game, seats, moment)[0];
}

/** Take a seat at a copy of that table, which no other test sees. */
export async function sitToPlay<Game extends GameName>(
  ada: Visitor,
  game: Game,
  seats: Seats,
  moment: Moment<Game>,
): Promise<void> {
  const { taken } = inject("positions");
  const [, ...copies] = codesOf(game, seats, moment);
  for (const table of copies) {
    // Of the processes that run tests, only one can make the folder.
    const free = await mkdir(join(taken, table)).then(
      () => true,
      () => false,
    );
    if (!free) continue;
    ada.looksOnly = false;
    await arriveAt(ada, table, moment);
    return;
  }
  throw new Error(`all copies of ${game}-${seats}-${moment} are taken: positions.py makes them`);
}

function codesOf(game: string, seats: Seats, moment: string): [string, ...string[]] {
  const name = `${game}-${seats}-${moment}`;
  const codes = inject("positions").tables[name];
  if (codes === undefined) throw new Error(`no table ${name}`);
  return codes;
}

async function arriveAt(ada: Visitor, table: string, moment: string): Promise<void> {
  await ada.goto(`/table/${table}`);
  await ada.page.locator(moment === "over" ? "[aria-labelledby=account]" : ".prompt").waitFor();
}
