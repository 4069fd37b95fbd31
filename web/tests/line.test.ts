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

test("says hello first, and then what was asked meanwhile", () => {
  void line.ask({ type: "start" });
  expect(newest().sent).toEqual([]);
  newest().onopen?.();
  expect(newest().types()).toEqual(["hello", "start"]);
});

test("gives each wish its own answer", async () => {
  newest().onopen?.();
  const first = line.ask({ type: "start" });
  const second = line.ask({ type: "chat", text: "hi" });
  newest().say({ type: "refused", id: "id-2", rule: "", reason: "x", details: {}, text: "no" });
  newest().say({ type: "done", id: "id-1", result: null });
  expect((await first).type).toBe("done");
  expect((await second).type).toBe("refused");
  expect(received).toEqual([]);
});

test("after a break sends what was not answered again, with the same id, once", async () => {
  newest().onopen?.();
  const answered = line.ask({ type: "sit", seat: 1 });
  newest().say({ type: "done", id: "id-1", result: null });
  await answered;
  const wish = line.ask({ type: "chat", text: "hi" });
  newest().onclose?.({ code: 1006 });
  expect(statuses.at(-1)).toBe("lost");
  vi.runOnlyPendingTimers();
  newest().onopen?.();
  expect(sockets).toHaveLength(2);
  expect(newest().sent.slice(1)).toEqual([{ type: "chat", text: "hi", id: "id-2" }]);
  newest().say({ type: "done", id: "id-2", result: null });
  newest().say({ type: "done", id: "id-2", result: null });
  expect((await wish).type).toBe("done");
  expect(statuses).toEqual(["open", "lost", "open"]);
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

test("takes a line that answers nothing for dead", () => {
  newest().onopen?.();
  void line.ask({ type: "start" });
  vi.advanceTimersByTime(10_000);
  expect(statuses.at(-1)).toBe("lost");
  expect(sockets[0]?.closed).toBe(true);
});

test("does not come back to a table that is not there", () => {
  newest().onclose?.({ code: 4404 });
  vi.runOnlyPendingTimers();
  expect(statuses).toEqual(["missing"]);
  expect(sockets).toHaveLength(1);
});
