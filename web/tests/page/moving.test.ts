import { expect, it, vi } from "vitest";
import { anchor, placeOf } from "../../src/page/moving";

vi.mock("../../src/page/motion.svelte", () => ({ motion: { still: false } }));

/** A piece of the page that stands somewhere. */
const piece = (x: number): Element =>
  ({ getBoundingClientRect: () => ({ x, width: 10 }) }) as unknown as Element;
const at = (name: string): number | undefined => placeOf([name])?.x;

it("what is let go and held again by the same change of the page is found all the time", async () => {
  const node = piece(3);
  const letGo = anchor("seat:1")(node);
  letGo();
  expect(at("seat:1")).toBe(3);
  anchor("seat:1")(node);
  await Promise.resolve();
  expect(at("seat:1")).toBe(3);
});

it("what is gone is not found, and another piece may take its name", async () => {
  anchor("seat:2")(piece(5))();
  await Promise.resolve();
  expect(at("seat:2")).toBeUndefined();
  anchor("seat:2")(piece(7));
  expect(at("seat:2")).toBe(7);
});
