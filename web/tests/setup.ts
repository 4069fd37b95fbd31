/** Files of tests share a process: what one puts in the place of something global, no other may rest on. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
