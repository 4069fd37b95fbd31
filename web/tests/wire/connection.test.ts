import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSED, type ServerMessage } from "../../src/wire/generated";
import { Connection, type Socket, type Status } from "../../src/wire/connection";

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
  /** The handshake is done and the server has sent its welcome. */
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
let connection: Connection;

const newest = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("there is no socket yet");
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  received = [];
  statuses = [];
  let ids = 0;
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return newest();
    },
    hello: () => ({ type: "hello", token: null, since: received.length, language: "en" }),
    receive: (message) => received.push(message),
    status: (status) => statuses.push(status),
    newId: () => `id-${(ids += 1)}`,
  });
  connection.connect();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const pings = (socket: FakeSocket): number => socket.types().filter((type) => type === "ping").length;

test("sends hello first, then the commands made before the socket was open", () => {
  void connection.request({ type: "start" });
  expect(newest().sent).toEqual([]);
  newest().onopen?.();
  expect(newest().types()).toEqual(["hello", "start"]);
});

test("gives each command its own answer", async () => {
  newest().answer();
  const first = connection.request({ type: "start" });
  const second = connection.request({ type: "chat", text: "hi" });
  newest().say({ type: "refused", id: "id-2", rule: "", reason: "x", details: {}, text: "no" });
  newest().say({ type: "done", id: "id-1", result: null });
  expect((await first).type).toBe("done");
  expect((await second).type).toBe("refused");
  expect(received).toEqual([]);
});

test("after a reconnection sends unanswered commands again, with the same id, once", async () => {
  newest().answer();
  const answered = connection.request({ type: "sit", seat: 1 });
  newest().say({ type: "done", id: "id-1", result: null });
  await answered;
  const answer = connection.request({ type: "chat", text: "hi" });
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

test("waits longer after each failure, and not at all when checked now", () => {
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
  connection.checkNow();
  expect(sockets).toHaveLength(count + 1);
});

test("a handshake under way is left alone, however often the connection is checked", () => {
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(2000);
    connection.checkNow();
  }
  expect(sockets).toHaveLength(1);
  expect(newest().closed).toBe(false);
  newest().answer();
  expect(statuses).toEqual(["connecting", "open"]);
});

test("a handshake that takes too long is given up and begun again", () => {
  vi.advanceTimersByTime(14_999);
  expect(statuses).toEqual(["connecting"]);
  vi.advanceTimersByTime(1);
  expect(statuses).toEqual(["connecting", "lost"]);
  expect(newest().closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  expect(statuses.at(-1)).toBe("connecting");
});

test("is not open before the server has sent its welcome", () => {
  newest().onopen?.();
  expect(statuses).toEqual(["connecting"]);
  vi.advanceTimersByTime(9000);
  expect(statuses).not.toContain("open");
  expect(statuses).toContain("lost");
});

test("a server that accepts the socket and stays silent is tried less and less often", () => {
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

test("a silent server is pinged, and stays connected while it answers", () => {
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
  "a connection that dies %i ms after the last message is noticed within ten seconds",
  (dies) => {
    newest().answer();
    // Pings are answered before it dies, and not after.
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

test("any message counts as an answer", () => {
  newest().answer();
  for (let seconds = 0; seconds < 60; seconds += 1) {
    vi.advanceTimersByTime(1000);
    newest().say({ type: "chat", lines: [] });
  }
  expect(pings(newest())).toBe(0);
  expect(statuses.at(-1)).toBe("open");
});

test("a command that takes long to answer is no dead connection", () => {
  newest().answer();
  void connection.request({ type: "start" });
  for (let seconds = 0; seconds < 60; seconds += 1) {
    const before = pings(newest());
    vi.advanceTimersByTime(1000);
    if (pings(newest()) > before) newest().say({ type: "pong" });
  }
  expect(sockets).toHaveLength(1);
  expect(statuses.at(-1)).toBe("open");
});

test("when checked, pings at once, and only once", () => {
  newest().answer();
  connection.checkNow();
  connection.checkNow();
  expect(pings(newest())).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(statuses.at(-1)).toBe("lost");
});

test("after the machine slept the server is pinged again before the connection is given up", () => {
  newest().answer();
  connection.checkNow();
  vi.setSystemTime(Date.now() + 3_600_000); // the clock has gone on, the timers have not
  vi.advanceTimersByTime(6000);
  expect(statuses.at(-1)).toBe("open");
  expect(pings(newest())).toBe(2);
  newest().say({ type: "pong" });
  vi.advanceTimersByTime(2000);
  expect(statuses.at(-1)).toBe("open");
});

test.each([
  [CLOSED.NO_SUCH_TABLE, "missing"],
  [CLOSED.BANNED, "barred"],
])("a socket closed with %i is %s: nothing is tried again", (code, status) => {
  newest().onclose?.({ code });
  connection.checkNow();
  vi.advanceTimersByTime(600_000);
  expect(statuses).toEqual(["connecting", status]);
  expect(sockets).toHaveLength(1);
});

test("where another host has the table, the next attempt is made at once, and later ones are spread out", () => {
  newest().answer();
  newest().onclose?.({ code: CLOSED.MOVED });
  vi.advanceTimersByTime(130);
  expect(sockets).toHaveLength(2);
  newest().onclose?.({ code: CLOSED.MOVED });
  vi.advanceTimersByTime(130);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(130);
  expect(sockets).toHaveLength(3);
});

test("where there is no room another attempt is made after a while, and at once when checked now", () => {
  newest().onclose?.({ code: CLOSED.TOO_MANY });
  expect(statuses.at(-1)).toBe("full");
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersToNextTimer();
  expect(sockets).toHaveLength(2);
  newest().onclose?.({ code: CLOSED.TOO_MANY });
  connection.checkNow();
  expect(sockets).toHaveLength(3);
  newest().answer();
  expect(statuses.at(-1)).toBe("open");
});

test("once closed sends nothing", () => {
  newest().answer();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(newest().types()).toEqual(["hello"]);
  expect(vi.getTimerCount()).toBe(0);
});
