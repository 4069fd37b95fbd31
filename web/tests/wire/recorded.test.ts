/** A game in a page of its own: what is in it is answered as a server would. */
import { expect, test } from "vitest";
import { RecordedSocket, viewAt, type Recording } from "../../src/wire/recorded";

const recording = {
  table: "analysis",
  words: {},
  messages: [{ type: "pong" }],
  parts: [["4C"], { hand: [0], cash: 6000 }, { seat: 0, table: [1], asks: [3] }, []],
  views: [[2, 2]],
} as unknown as Recording;
const view = { seat: 0, table: { hand: ["4C"], cash: 6000 }, asks: [] };

test("a view is put together from parts that others have, too", () => {
  expect(viewAt(recording, 0, 1)).toEqual(view);
});

test("hello is answered by all there is, and a past view with the id that asked for it", async () => {
  const socket = new RecordedSocket(recording);
  const heard: unknown[] = [];
  const opened = new Promise((resolve) => (socket.onopen = () => resolve(null)));
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  await opened;
  socket.send(JSON.stringify({ type: "hello" }));
  socket.send(JSON.stringify({ type: "ping" }));
  socket.send(JSON.stringify({ type: "past_view", id: "one", version: 0, seat: null }));
  socket.send(JSON.stringify({ type: "language", language: "it" }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([{ type: "pong" }, { type: "pong" }, { type: "past_view", id: "one", view }]);
});
