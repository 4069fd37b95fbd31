import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

export default mergeConfig(
  vite,
  defineConfig({
    // A test in which nothing was expected has not tested anything.
    test: {
      include: ["tests/**/*.test.ts"],
      expect: { requireAssertions: true },
      // Most of the work would be to load the same modules for each file.
      isolate: false,
      setupFiles: ["tests/setup.ts"],
      // Only what hangs is ended: to load what is tested takes a while on a busy machine.
      hookTimeout: 60_000,
      testTimeout: 60_000,
    },
  }),
);
