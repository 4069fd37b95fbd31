/** The service worker, run as it is with what a browser would give it. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://tables.example.org";
const SOURCE = readFileSync(new URL("../public/worker.js", import.meta.url), "utf8");

type Handler = (event: object) => void;
interface Page {
  url: string;
  focus: () => Promise<void>;
}
let handlers: Record<string, Handler>;
let pages: Page[];
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const setAppBadge = vi.fn(async () => undefined);

beforeEach(() => {
  vi.clearAllMocks();
  [handlers, pages] = [{}, []];
  const self = {
    addEventListener: (name: string, handler: Handler) => void (handlers[name] = handler),
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    location: { origin: ORIGIN },
  };
  runInNewContext(SOURCE, { self, navigator: { setAppBadge }, URL, Promise });
});

async function happens(name: string, fields: object): Promise<void> {
  let over: Promise<unknown> = Promise.resolve();
  handlers[name]?.({ ...fields, waitUntil: (until: Promise<unknown>) => void (over = until) });
  await over;
}
async function click(url: string): Promise<() => void> {
  const close = vi.fn();
  await happens("notificationclick", { notification: { close, data: { url } } });
  return close;
}

test("what the server sends is shown, and leads where it says", async () => {
  const told = { title: "Your turn in Tulips", body: "Tulips with Bruno", url: "/table/x", tag: "t" };
  await happens("push", { data: { json: () => told } });
  const { title, body, tag, url } = told;
  expect(showNotification.mock.calls).toEqual([
    [title, { body, tag, renotify: true, icon: "/icon-192.png", data: { url } }],
  ]);
  expect(setAppBadge).toHaveBeenCalledOnce();
});

test("a click opens the table", async () => {
  pages = [{ url: `${ORIGIN}/table/y`, focus: vi.fn() }];
  expect(await click("/table/x")).toHaveBeenCalledOnce();
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/table/x`]]);
  expect(pages[0]?.focus).not.toHaveBeenCalled();
});

test("a click shows the table that is open already", async () => {
  pages = [
    { url: `${ORIGIN}/`, focus: vi.fn() },
    { url: `${ORIGIN}/table/x#log`, focus: vi.fn() },
  ];
  await click("/table/x");
  expect(pages.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});
