import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../src/wire/generated";
import { Line, type Socket, type Status } from "../src/wire/line";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The handshake is done and the server has greeted. */
  answer(): void {
    this.onopen?.();
    this.say({ type: "welcome", table: "t", token: "x", name: null });
    received = [];
  }
  types(): unknown[] {
    return this.sent.map((message) => message["type"]);
  }
}

let sockets: FakeSocket[];
let received: ServerMessage[];
let statuses: Status[];
let line: Line;

const newest = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("nobody has connected");
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  received = [];
  statuses = [];
  let ids = 0;
  line = new Line({
    open: () => {
      sockets.push(new FakeSocket());
      return newest();
    },
    hello: () => ({ type: "hello", token: null, since: received.length, language: "en" }),
    receive: (message) => received.push(message),
    status: (status) => statuses.push(status),
    newId: () => `id-${(ids += 1)}`,
  });
  line.connect();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const pings = (socket: FakeSocket): number => socket.types().filter((type) => type === "ping").length;

test("says hello first, and then what was asked meanwhile", () => {
  void line.ask({ type: "start" });
  expect(newest().sent).toEqual([]);
  newest().onopen?.();
  expect(newest().types()).toEqual(["hello", "start"]);
});

test("gives each command its own answer", async () => {
  newest().answer();
  const first = line.ask({ type: "start" });
  const second = line.ask({ type: "chat", text: "hi" });
  newest().say({ type: "refused", id: "id-2", rule: "", reason: "x", details: {}, text: "no" });
  newest().say({ type: "done", id: "id-1", result: null });
  expect((await first).type).toBe("done");
  expect((await second).type).toBe("refused");
  expect(received).toEqual([]);
});

test("after a break sends what was not answered again, with the same id, once", async () => {
  newest().answer();
  const answered = line.ask({ type: "sit", seat: 1 });
  newest().say({ type: "done", id: "id-1", result: null });
  await answered;
  const answer = line.ask({ type: "chat", text: "hi" });
  newest().onclose?.({ code: 1006 });
  expect(statuses.at(-1)).toBe("lost");
  vi.runOnlyPendingTimers();
  newest().answer();
  expect(sockets).toHaveLength(2);
  expect(newest().sent.slice(1)).toEqual([{ type: "chat", text: "hi", id: "id-2" }]);
  newest().say({ type: "done", id: "id-2", result: null });
  newest().say({ type: "done", id: "id-2", result: null });
  expect((await answer).type).toBe("done");
  expect(statuses).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

test("waits longer after each failure, and not at all when hurried", () => {
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const before = Date.now();
    newest().onclose?.({ code: 1006 });
    vi.runOnlyPendingTimers();
    waits.push(Date.now() - before);
  }
  expect(waits[3]).toBeGreaterThan(waits[0] ?? Infinity);
  expect(Math.max(...waits)).toBeLessThanOrEqual(12_500);
  newest().onclose?.({ code: 1006 });
  const count = sockets.length;
  line.hurry();
  expect(sockets).toHaveLength(count + 1);
});

test("a handshake under way is left alone, however often one hurries", () => {
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(2000);
    line.hurry();
  }
  expect(sockets).toHaveLength(1);
  expect(newest().closed).toBe(false);
  newest().answer();
  expect(statuses).toEqual(["connecting", "open"]);
});

test("a handshake that hangs is given up, and tried anew", () => {
  vi.advanceTimersByTime(14_999);
  expect(statuses).toEqual(["connecting"]);
  vi.advanceTimersByTime(1);
  expect(statuses).toEqual(["connecting", "lost"]);
  expect(newest().closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  expect(statuses.at(-1)).toBe("connecting");
});

test("is not open before the server has spoken", () => {
  newest().onopen?.();
  expect(statuses).toEqual(["connecting"]);
  vi.advanceTimersByTime(9000);
  expect(statuses).not.toContain("open");
  expect(statuses).toContain("lost");
});

test("a server that takes the socket and says nothing is tried ever more seldom", () => {
  const begun: number[] = [];
  for (let time = 0; time < 120; time += 1) {
    if (sockets.length > begun.length) {
      begun.push(time);
      newest().onopen?.();
    }
    vi.advanceTimersByTime(1000);
  }
  expect(begun.length).toBeLessThan(12);
});

test("a quiet line is asked for a sign of life, and stays while it gives one", () => {
  newest().answer();
  for (let seconds = 0; seconds < 60; seconds += 1) {
    const before = pings(newest());
    vi.advanceTimersByTime(1000);
    if (pings(newest()) > before) newest().say({ type: "pong" });
  }
  expect(pings(newest())).toBeGreaterThan(15);
  expect(sockets).toHaveLength(1);
  expect(received).toEqual([]);
  expect(statuses).toEqual(["connecting", "open"]);
});

test.each([0, 1500, 2999, 3001, 5000])(
  "a line that dies %i ms after it last spoke is noticed within ten seconds",
  (dies) => {
    newest().answer();
    // What is asked before it dies is answered, nothing after that.
    for (let time = 0; time < dies; time += 1) {
      const before = pings(newest());
      vi.advanceTimersByTime(1);
      if (pings(newest()) > before) newest().say({ type: "pong" });
    }
    const died = Date.now();
    while (statuses.at(-1) !== "lost") vi.advanceTimersByTime(100);
    expect(Date.now() - died).toBeLessThanOrEqual(10_000);
    expect(sockets[0]?.closed).toBe(true);
  },
);

test("whatever the server says is a sign of life", () => {
  newest().answer();
  for (let seconds = 0; seconds < 60; seconds += 1) {
    vi.advanceTimersByTime(1000);
    newest().say({ type: "chat", lines: [] });
  }
  expect(pings(newest())).toBe(0);
  expect(statuses.at(-1)).toBe("open");
});

test("a table that takes long to answer is no dead line", () => {
  newest().answer();
  void line.ask({ type: "start" });
  for (let seconds = 0; seconds < 60; seconds += 1) {
    const before = pings(newest());
    vi.advanceTimersByTime(1000);
    if (pings(newest()) > before) newest().say({ type: "pong" });
  }
  expect(sockets).toHaveLength(1);
  expect(statuses.at(-1)).toBe("open");
});

test("when hurried asks at once whether the line is alive, and once", () => {
  newest().answer();
  line.hurry();
  line.hurry();
  expect(pings(newest())).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(statuses.at(-1)).toBe("lost");
});

test("after a sleep the line is asked again before it is given up", () => {
  newest().answer();
  line.hurry();
  vi.setSystemTime(Date.now() + 3_600_000); // the clock has gone on, the timers have not
  vi.advanceTimersByTime(6000);
  expect(statuses.at(-1)).toBe("open");
  expect(pings(newest())).toBe(2);
  newest().say({ type: "pong" });
  vi.advanceTimersByTime(2000);
  expect(statuses.at(-1)).toBe("open");
});

test("does not come back to a table that is not there", () => {
  newest().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(statuses).toEqual(["connecting", "missing"]);
  expect(sockets).toHaveLength(1);
});

test("once closed is silent", () => {
  newest().answer();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(newest().types()).toEqual(["hello"]);
  expect(vi.getTimerCount()).toBe(0);
});
