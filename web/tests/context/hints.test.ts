/** A hint belongs to one question, and a turn that was taken over goes on where it is asked for. */
import { expect, test } from "vitest";
import type { Decision } from "../../src/context/game";
import type { Hint, State } from "../../src/wire/generated";
import { Hints } from "../../src/context/hints.svelte";

const PLACE = { kind: "place", tile: "4C" } as Decision;
const BUY = { kind: "buy", shares: { zeta: 2 } } as unknown as Decision;

function state(decided: number, kind: string, seat = 0): State {
  const asks = [{ kind, choices: [], numbers: [] }];
  return { version: decided, decided, view: { seat, owing: [0], asks } } as unknown as State;
}
function hint(decided: number, seat = 0): Hint {
  const turns = [
    { moves: [PLACE, BUY], text: "", chance: 40, close: false, tempting: false, reasons: [] },
    {
      moves: [{ kind: "place", tile: "5D" } as Decision],
      text: "",
      chance: 30,
      close: true,
      tempting: false,
      reasons: [],
    },
  ];
  return { type: "hint", seat, version: 9, decided, playouts: 10, doubt: 2, final: true, turns };
}

class Table {
  latest: State | null = state(3, "place");
  readonly sent: unknown[] = [];
  readonly chosen: (Decision | null)[] = [];
  refuses = false;
  send(command: unknown): Promise<unknown> {
    this.sent.push(command);
    return Promise.resolve(this.refuses ? null : {});
  }
  choose(decision: Decision | null): void {
    this.chosen.push(decision);
  }
}

async function asked(): Promise<{ table: Table; hints: Hints }> {
  const table = new Table();
  const hints = new Hints(table);
  await hints.ask();
  return { table, hints };
}

test("only an answer to the question that was asked is shown", async () => {
  const { table, hints } = await asked();
  expect(table.sent).toEqual([{ type: "ask_hint", seat: 0, version: 3 }]);
  hints.receive(hint(2));
  hints.receive(hint(3, 1));
  expect(hints.said).toBeNull();
  hints.receive(hint(3));
  expect(hints.chance(PLACE)).toBe(40);
  expect(hints.chance(BUY)).toBeNull();
});

test("a hint goes with its question, and stays while others decide", async () => {
  const { hints } = await asked();
  hints.receive(hint(3));
  hints.follow(state(3, "place"));
  expect(hints.open).toBe(true);
  hints.follow(state(4, "place"));
  expect(hints.open).toBe(false);
  expect(hints.said).toBeNull();
});

test("whoever is refused a hint does not wait for one", async () => {
  const table = new Table();
  table.refuses = true;
  const hints = new Hints(table);
  await hints.ask();
  expect(hints.open).toBe(false);
});

test("the rest of a turn is drafted when it is asked for, unless something else was played", async () => {
  for (const [played, drafts] of [
    [PLACE, [PLACE, BUY]],
    [{ kind: "place", tile: "5D" } as Decision, [PLACE]],
  ] as const) {
    const { table, hints } = await asked();
    hints.receive(hint(3));
    const first = hints.said?.turns[0];
    if (first) hints.take(first);
    hints.decides(played);
    hints.follow(state(4, "buy"));
    expect(table.chosen).toEqual(drafts);
  }
});
