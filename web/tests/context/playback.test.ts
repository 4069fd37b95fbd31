import { beforeEach, expect, test } from "vitest";
import type { View, State } from "../../src/wire/generated";
import { MOST_FRAMES, Playback } from "../../src/context/playback";

let happened: string[];
let playback: Playback;
let becomeVisible: () => void;
let visible: Promise<void>;
let before: Map<number | null, number>;

beforeEach(() => {
  happened = [];
  visible = Promise.resolve();
  before = new Map();
  playback = new Playback({
    showView: ({ version }) => happened.push(`show ${version}`),
    markEvent: (event) => event && happened.push(event.event),
    fetchView: async (version, seat) => {
      happened.push(`fetch ${version} for ${seat}`);
      return context(version, seat);
    },
    pace: ({ event }) => (event === "silent" ? 0 : 300),
    sleep: () => Promise.resolve(),
    ready: () => visible,
    shownVersion: (seat) => before.get(seat),
    setShownVersion: (seat, version) => before.set(seat, version),
  });
});

function context(version: number, seat: number | null): View {
  return { game: "tulips", version, seat } as unknown as View;
}

function state(
  version: number,
  since: number,
  events: Record<number, string[]>,
  seat: number | null = 0,
): State {
  const entries = Object.entries(events).flatMap(([number, names]) =>
    names.map((event) => ({ version: Number(number), event: { event, rule: "", fields: {} } })),
  );
  return { type: "state", version, since, view: context(version, seat), events: entries } as unknown as State;
}

test("shows the first state at once: nothing was missed", async () => {
  await playback.add(state(9, 0, { 1: ["placed"], 9: ["bought"] }));
  expect(happened).toEqual(["show 9"]);
});

test("plays the events of the next decision, and skips those without a pace", async () => {
  await playback.add(state(1, 0, {}));
  await playback.add(state(2, 2, { 2: ["placed", "silent", "grew"] }));
  expect(happened).toEqual(["show 1", "show 2", "placed", "grew"]);
});

test("plays what was missed while the page was closed", async () => {
  before.set(0, 2);
  await playback.add(state(4, 0, { 1: ["drew"], 3: ["placed"], 4: ["bought"] }));
  expect(happened).toEqual(["fetch 3 for 0", "show 3", "placed", "show 4", "bought"]);
  expect(before.get(0)).toBe(4);
});

test("a state with all events again is not played again", async () => {
  await playback.add(state(4, 0, {}));
  await playback.add(state(4, 0, { 3: ["placed"], 4: ["bought"] }));
  expect(happened).toEqual(["show 4", "show 4"]);
});

test("fetches the decisions in between, and plays them in order", async () => {
  await playback.add(state(1, 0, {}));
  await playback.add(state(4, 2, { 2: ["placed"], 3: ["bought"], 4: ["drew"] }));
  expect(happened.slice(1)).toEqual([
    "fetch 2 for 0",
    "show 2",
    "placed",
    "fetch 3 for 0",
    "show 3",
    "bought",
    "show 4",
    "drew",
  ]);
});

test("after a long absence plays only the last decisions", async () => {
  await playback.add(state(1, 0, {}));
  await playback.add(state(200, 2, {}));
  expect(happened.filter((line) => line.startsWith("fetch"))).toHaveLength(MOST_FRAMES);
  expect(happened.at(-1)).toBe("show 200");
});

test("skipping goes straight to the present", async () => {
  await playback.add(state(1, 0, {}));
  const done = playback.add(state(9, 2, { 9: ["placed"] }));
  playback.skip();
  await done;
  expect(happened).toEqual(["show 1", "show 9"]);
  await playback.add(state(10, 10, { 10: ["bought"] }));
  expect(happened.at(-1)).toBe("bought");
});

test("an undo is not played backwards", async () => {
  await playback.add(state(5, 0, {}));
  await playback.add(state(4, 5, {}));
  expect(happened).toEqual(["show 5", "show 4"]);
});

test("a decision made anew after an undo is played", async () => {
  await playback.add(state(5, 0, {}));
  await playback.add(state(5, 5, { 5: ["placed"] }));
  expect(happened).toEqual(["show 5", "show 5", "placed"]);
});

test("each seat at a shared device is shown what it missed itself", async () => {
  await playback.add(state(1, 0, {}, 0));
  await playback.add(state(2, 2, {}, 1));
  await playback.add(state(3, 2, { 2: ["placed"], 3: ["bought"] }, 0));
  expect(happened).toEqual(["show 1", "show 2", "fetch 2 for 0", "show 2", "placed", "show 3", "bought"]);
});

test("nothing is played while the page is hidden", async () => {
  await playback.add(state(1, 0, {}));
  visible = new Promise((resolve) => (becomeVisible = resolve));
  const done = playback.add(state(2, 2, { 2: ["placed"] }));
  await Promise.resolve();
  expect(happened).toEqual(["show 1"]);
  becomeVisible();
  await done;
  expect(happened).toEqual(["show 1", "show 2", "placed"]);
});

test("where a question stands the present is shown at once, and what led to it only marked", async () => {
  await playback.add(state(1, 0, {}));
  const done = playback.add(state(3, 2, { 2: ["offered"], 3: ["answered"] }), true);
  expect(happened).toEqual(["show 1", "show 3"]);
  await done;
  expect(happened.filter((line) => !line.startsWith("show"))).toEqual(["offered", "answered"]);
  expect(happened.filter((line) => line.startsWith("show"))).not.toContain("show 2");
});
