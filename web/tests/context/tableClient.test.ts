import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { LONGEST, type GameEvent, type ServerMessage } from "../../src/wire/generated";
import type { Game } from "../../src/context/game";
import type { Socket } from "../../src/wire/connection";
import type { TableClient } from "../../src/context/tableClient.svelte";
import type { Words } from "../../src/words/words.svelte";

let motion: (typeof import("../../src/page/motion.svelte"))["motion"];
let make: (socket: Socket) => TableClient;
let sent: Record<string, unknown>[];
let socket: Socket;
let table: TableClient;

const kept = new Map<string, string>();

beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  const { TableClient } = await import("../../src/context/tableClient.svelte");
  ({ motion } = await import("../../src/page/motion.svelte"));
  make = (to) =>
    new TableClient(
      "K7QM",
      ((message) => message) as Words,
      () => to,
      () => true,
    );
});

beforeEach(() => {
  sent = [];
  kept.clear();
  socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => undefined,
  };
  table = make(socket);
  table.use(game);
  table.connect();
  socket.onopen?.();
});

const game = { pace: () => 0 } as unknown as Game;

function say(message: object): void {
  socket.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
}

function state(version: number, since: number, more: object = {}): object {
  const { seat = 0, seats = [0], ...rest } = more as { seat?: number; seats?: number[] };
  return {
    type: "state",
    version: version + 100,
    since,
    seats,
    events: [],
    decided: version, // every answer of mine leads to the next question
    may_undo: false,
    may_ask_undo: false,
    request: null,
    slow: [],
    orders: null,
    view: {
      game: "tulips",
      version,
      seat,
      owing: [seat],
      asks: [{ kind: "place", choices: [] }],
      over: false,
    },
    ...rest,
  };
}

/** Whose view is on the screen; undefined while there is none. */
function shown(): number | null | undefined {
  try {
    return table.view.seat;
  } catch {
    return undefined;
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test("shows the state that the server sends, and offers its asks once nothing is played", async () => {
  say(state(4, 0));
  await settle();
  expect(table.view.version).toBe(4);
  expect(table.asks).toHaveLength(1);
  expect(table.myTurn).toBe(true);
});

test("stores the token, and sends it with the last version in hello after a reconnection", () => {
  say({ type: "welcome", table: "K7QM", token: "signed", name: null });
  say(state(4, 0));
  socket.onopen?.();
  expect(sent.at(-1)).toMatchObject({ type: "hello", token: "signed", since: 104 });
});

test("if events are missing, asks for all of them", () => {
  say(state(4, 0));
  say(state(9, 8));
  expect(sent.at(-1)).toMatchObject({ type: "hello", since: null });
  expect(table.latest).toBeNull();
});

test("a choice made for an older version is dropped", () => {
  say(state(4, 0));
  table.choose({ kind: "announce" });
  say(state(5, 5));
  expect(table.chosen).toBeNull();
});

test("a decision names the version of the table it was made for", async () => {
  say(state(4, 0));
  await settle();
  void table.decide({ kind: "announce" });
  expect(sent.at(-1)).toMatchObject({ type: "decide", seat: 0, version: 104 });
});

test("an earlier version can be looked at, and asks for no decision", async () => {
  say(state(4, 0));
  await settle();
  const back = table.lookBack(2);
  const asked = sent.at(-1);
  expect(asked).toMatchObject({ type: "past_view", version: 2, seat: 0 });
  say({ type: "past_view", id: asked?.["id"], view: { version: 2, seat: 0, asks: [{ kind: "place" }] } });
  await back;
  expect(table.view.version).toBe(2);
  expect(table.asks).toEqual([]);
  table.lookNow();
  expect(table.view.version).toBe(4);
});

test("while a past view is being fetched, of those wanted meanwhile only the last is fetched", async () => {
  say(state(9, 0));
  await settle();
  const asked = (): unknown[] =>
    sent.filter(({ type }) => type === "past_view").map(({ version }) => version);
  const back = table.lookBack(2);
  void table.lookBack(3);
  void table.lookBack(5);
  expect(asked()).toEqual([2]);
  for (const version of [2, 5]) {
    say({ type: "past_view", id: sent.at(-1)?.["id"], view: { version, seat: 0, asks: [] } });
    await settle();
  }
  await back;
  expect(asked()).toEqual([2, 5]);
  expect(table.view.version).toBe(5);
});

test("a curtain hides the table while a device is passed on", async () => {
  say(state(1, 0, { seats: [0, 1], seat: 0 }));
  expect(table.curtain).toBe(0);
  expect(table.ready).toBe(false);
  table.raiseCurtain();
  await settle();
  expect(table.view.seat).toBe(0);
  say(state(2, 2, { seats: [0, 1], seat: 1 }));
  expect(table.curtain).toBe(1);
  expect(table.view.seat).toBe(0);
  table.raiseCurtain();
  await settle();
  expect(table.view.seat).toBe(1);
});

test("what is still being played for one player is not shown to the next", async () => {
  say(state(1, 0, { seats: [0, 1], seat: 0 }));
  table.raiseCurtain();
  await settle();
  say(state(4, 2, { seats: [0, 1], seat: 0 })); // two versions in between are to be fetched
  await settle();
  const fetch = sent.find(({ type }) => type === "past_view");
  expect(fetch?.["version"]).toBe(2);
  say(state(5, 5, { seats: [0, 1], seat: 1 }));
  table.raiseCurtain();
  await settle();
  const seats = new Set([shown()]);
  say({ type: "past_view", id: fetch?.["id"], view: { version: 2, seat: 0, asks: [] } });
  for (let turn = 0; turn < 40; turn += 1) {
    await Promise.resolve();
    seats.add(shown());
  }
  expect([...seats]).toEqual([undefined, 1]);
  expect(table.view.version).toBe(5);
});

test("the story is replaced from where it changed, and only what is new is read out", () => {
  const line = (text: string): object => ({ lines: [{ text, kinds: [], version: 1 }] });
  say({ type: "story", language: "en", since: 0, paragraphs: [line("One."), line("Two.")] });
  expect(table.said).toBe("");
  say({ type: "story", language: "en", since: 1, paragraphs: [line("Two, retold."), line("Three.")] });
  expect(table.paragraphs.map(({ lines }) => lines[0]?.text)).toEqual(["One.", "Two, retold.", "Three."]);
  expect(table.said).toBe("Three.");
});

test("a chat line that comes twice is shown once", () => {
  const line = (number: number): object => ({ number, name: "Ada", seat: 0, text: "hi", at: 0 });
  say({ type: "chat", lines: [line(2), line(1)] });
  say({ type: "chat", lines: [line(2), line(3)] });
  expect(table.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("a refusal is kept for the player to read", async () => {
  const answer = table.send({ type: "start" });
  say({ type: "refused", id: sent.at(-1)?.["id"], rule: "", reason: "x", details: {}, text: "Not yet." });
  expect(await answer).toBeNull();
  expect(table.refusal?.text).toBe("Not yet.");
});

const QUESTION = { message: "question-bid", arguments: {}, rule: "" };
const asking = (most: number): object => ({
  view: {
    game: "tulips",
    seat: 0,
    owing: [0, 1],
    over: false,
    asks: [
      {
        kind: "bid",
        question: QUESTION,
        choices: [{ decision: { kind: "bid", amount: 0 } }],
        numbers: [{ name: "amount", least: 0, most, step: 1, within: "", limit: null }],
      },
    ],
  },
});
function bidding(version: number, most: number): object {
  const { view } = asking(most) as { view: object };
  return state(version, version, { decided: 3, view: { ...view, version } });
}

test("what I am putting together stays while others decide, fits the new limit, and can be sent", async () => {
  say(bidding(4, 60));
  await settle();
  const draft = { kind: "bid", amount: 40 } as never;
  table.choose(draft);
  say(bidding(5, 60));
  expect(table.chosen).toEqual(draft);
  expect(table.asks).toHaveLength(1);
  say(bidding(6, 25));
  expect(table.chosen).toEqual({ kind: "bid", amount: 25 });
  expect(table.objection).toEqual({ message: "draft-adapted" });
  void table.decide();
  expect(sent.at(-1)).toMatchObject({ type: "decide", version: 106, decision: { amount: 25 } });
  const { id } = sent.at(-1) as { id: string };
  say({ type: "done", id, result: null });
  await settle();
  expect(table.chosen).toBeNull();
});

test("a decision made at once leaves alone what is being put together for another question", async () => {
  say(bidding(4, 60));
  await settle();
  const draft = { kind: "bid", amount: 40 } as never;
  table.choose(draft);
  void table.decide({ kind: "content" } as never);
  const { id } = sent.at(-1) as { id: string };
  say({ type: "done", id, result: null });
  await settle();
  expect(table.chosen).toEqual(draft);
});

test("what is chosen for the next question outlasts the answer to the last decision", async () => {
  say(state(4, 0));
  await settle();
  table.choose({ kind: "place", tile: "4C" } as never);
  void table.decide();
  const { id } = sent.at(-1) as { id: string };
  say(state(5, 5)); // comes before the answer
  await settle();
  const next = { kind: "place", tile: "5C" } as never;
  table.choose(next);
  say({ type: "done", id, result: null });
  await settle();
  expect(table.chosen).toBe(next);
});

test("when the game is over nothing is hidden from those who share a device", async () => {
  say(state(4, 0, { seats: [0, 1], seat: 0 }));
  table.raiseCurtain();
  await settle();
  const { view } = state(5, 5, { seats: [0, 1], seat: 1 }) as { view: object };
  say(state(5, 5, { seats: [0, 1], seat: 1, view: { ...view, owing: [], asks: [], over: true } }));
  await settle();
  expect(table.curtain).toBeNull();
  expect(table.view.over).toBe(true);
});

test("a draft is not sent, and says what it lacks", async () => {
  say(bidding(4, 60));
  await settle();
  table.choose({ kind: "bid", amount: 7 } as never);
  const { id } = sent.at(-1) as { id: string };
  const why = { message: "refusal-nothing", arguments: {}, rule: "G17" };
  say({ type: "preview", id, outcome: { does: [], says: null, confirm: null, changes: null, why } });
  await settle();
  const before = sent.length;
  await table.decide();
  expect(sent).toHaveLength(before);
  expect(table.objection).toEqual(why);
});

test("what was missed is played back once the game is loaded, which says how long it is shown", async () => {
  kept.set("tontine-seen", JSON.stringify({ K7QM: { "0": 4 } }));
  table = make(socket);
  table.connect();
  socket.onopen?.();
  const event = { event: "crashed", rule: "P21", fields: {} };
  say(state(5, 0, { events: [{ version: 5, event }] }));
  await settle();
  expect(shown()).toBeUndefined();
  table.use({ ...game, pace: () => 5 });
  await settle();
  expect(table.event).toEqual(event);
  await vi.waitFor(() => expect(table.playing).toBe(false));
});

test.each([
  ["slow", 220],
  ["normal", 100],
  ["fast", 40],
  ["once", 0],
] as const)(
  "at the speed “%s” an event that its game shows for 100 ms is shown for %d",
  async (speed, ms) => {
    vi.useFakeTimers();
    onTestFinished(() => {
      motion.speed = "normal";
      vi.useRealTimers();
    });
    motion.speed = speed;
    table.use({ ...game, pace: () => 100 });
    say(state(4, 0));
    await vi.advanceTimersByTimeAsync(0);
    say(state(5, 5, { events: [{ version: 5, event: { event: "crashed", rule: "P21", fields: {} } }] }));
    await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1));
    expect(table.event !== null).toBe(ms > 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.event).toBeNull();
    expect(table.playing).toBe(false);
  },
);

test("what must not be missed is shown until it is seen, however little moves", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    motion.chosen = false;
    vi.useRealTimers();
  });
  motion.chosen = true;
  const [crashed, paid] = ["crashed", "paid"].map((event) => ({ event, rule: "P21", fields: {} })) as [
    GameEvent,
    GameEvent,
  ];
  table.use({ ...game, holds: ({ event }) => event === "crashed" });
  say(state(4, 0));
  await vi.advanceTimersByTimeAsync(0);
  const events = [crashed, paid].map((event) => ({ version: 5, event }));
  say(state(5, 5, { events }));
  await vi.advanceTimersByTimeAsync(3999);
  expect(table.event).toEqual(crashed);
  table.seen();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.event).toBeNull();
  say(state(6, 6, { events: [{ version: 6, event: crashed }] }));
  await vi.advanceTimersByTimeAsync(3999);
  expect(table.event).toEqual(crashed);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.event).toBeNull();
});

test("while events are played, what is counted is shown as it was before them", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  table.use({ ...game, pace: () => 100 });
  say(state(4, 0));
  await vi.advanceTimersByTimeAsync(0);
  say(state(5, 5, { events: [{ version: 5, event: { event: "crashed", rule: "P21", fields: {} } }] }));
  await vi.advanceTimersByTimeAsync(50);
  expect(table.view.version).toBe(5);
  expect(table.settled.version).toBe(4);
  expect(table.played.view.version).toBe(4);
  await vi.advanceTimersByTimeAsync(50);
  expect(table.settled.version).toBe(5);
});

test("a reload keeps what was being put together, until the seat has decided something", async () => {
  say(state(4, 0));
  await settle();
  table.choose({ kind: "place", tile: "6I" } as never);
  const again = (): void => {
    table = make(socket);
    table.use(game);
    table.connect();
    socket.onopen?.();
  };
  again();
  say(state(4, 0));
  expect(table.chosen).toMatchObject({ tile: "6I" });
  again();
  say(state(5, 0));
  expect(table.chosen).toBeNull();
});

test("since my last decision: what came of it, what nobody did, and what was asked of all", async () => {
  const line = (text: string, version: number): object => ({ text, version, kinds: [] });
  say(state(4, 0, { decided: 2 }));
  await settle();
  const paragraphs = [
    { number: 1, round: 1, seat: 1, until: 1, lines: [line("before", 1)] },
    { number: 1, round: 1, seat: 0, until: 3, lines: [line("mine", 2), line("my envelope is answered", 3)] },
    { number: 1, round: 1, seat: null, until: 2, lines: [line("interest", 2)] },
    { number: 1, round: 1, seat: 1, until: 4, lines: [line("Bruno", 4)] },
  ];
  say({ type: "story", language: "en", since: 0, paragraphs });
  const told = (): string[] => table.recent.flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(told()).toEqual(["my envelope is answered", "interest", "Bruno"]);
  const remark = { what: "pause", seat: 1, answer: "asked", by: null, count: 0, version: 4 };
  say({ type: "room", seats: [{ name: "Ada" }, { name: "Bruno" }], remarks: [remark] });
  expect(told()).toHaveLength(4);
  expect(table.story.map(({ seat }) => seat)).toEqual([1, 0, null, 1, 1]);
});

const done = async (): Promise<void> => {
  const { id } = sent.findLast(({ type }) => type === "decide") as { id: string };
  say({ type: "done", id, result: null });
  await settle();
};

/** A game in which a bid stays on the desk. */
const keeping = { ...game, keeps: ({ kind }: { kind: string }) => kind === "bid" } as unknown as Game;
const BID = { kind: "bid", amount: 40 } as never;
const CONTENT = { kind: "content" } as never;

test("a draft that a game keeps stays on the desk while something else is chosen and done", async () => {
  table.use(keeping);
  say(bidding(4, 60));
  await settle();
  table.choose(BID);
  table.choose(CONTENT);
  expect(table.chosen).toEqual(CONTENT);
  expect(table.kept).toEqual(BID);
  void table.decide();
  say(bidding(5, 60));
  await settle();
  await done();
  // The next question: it is chosen again, once.
  expect(table.chosen).toEqual(BID);
  table.choose(null);
  say({ type: "room", paused: null, stopped: false, seats: [], remarks: [] });
  expect(table.chosen).toBeNull();
  expect(table.kept).toEqual(BID);
});

test("what is kept is gone when it is put away, is sent, can no longer be made, or is another player's", async () => {
  table.use(keeping);
  say(bidding(4, 60));
  await settle();
  table.choose(BID);
  table.putAway();
  expect([table.chosen, table.kept]).toEqual([null, null]);
  table.choose(BID);
  void table.decide();
  say(bidding(5, 60));
  await settle();
  await done();
  expect([table.chosen, table.kept]).toEqual([null, null]);
  table.choose(BID);
  table.choose(CONTENT);
  table.use(game);
  expect(table.kept).toBeNull();
  table.use(keeping);
  expect(table.kept).toEqual(BID);
  const { view } = bidding(6, 60) as { view: object };
  say(state(6, 6, { seats: [0, 1], seat: 1, view: { ...view, version: 6, seat: 1 } }));
  expect(table.kept).toBeNull();
});

test("a text that goes with a decision changes nothing, so nothing is asked about it", async () => {
  const { view } = bidding(4, 60) as { view: object };
  const [named = "", texts = {}] = Object.entries(LONGEST)[0] ?? [];
  const [text = ""] = Object.keys(texts);
  say(state(4, 4, { view: { ...view, version: 4, game: named } }));
  await settle();
  const asked = (): number => sent.filter(({ type }) => type === "preview").length;
  const deal = { kind: "propose", company: 1, partner: 2, give: { money: 7 }, get: {}, runs: [] };
  table.choose(deal as never);
  expect(asked()).toBe(1);
  table.choose({ ...deal, [text]: "S" } as never); // before there is an answer
  const { id } = sent.at(-1) as { id: string };
  const outcome = { does: [], says: { message: "given" }, confirm: null, changes: null, why: null };
  say({ type: "preview", id, outcome });
  await settle();
  say({ type: "preview", id: (sent.at(-1) as { id: string }).id, outcome });
  await settle();
  expect(asked()).toBe(2);
  table.choose({ ...deal, [text]: "Sold?" } as never);
  expect(table.foreseen).toEqual(outcome);
  expect([asked(), table.pending]).toEqual([2, false]);
  table.choose({ ...deal, give: { money: 8 }, [text]: "Sold?" } as never);
  expect(asked()).toBe(3);
});
