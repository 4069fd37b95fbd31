import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config";

export default mergeConfig(
  vite,
  defineConfig({
    // A test in which nothing was expected has not tested anything.
    test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], expect: { requireAssertions: true } },
  }),
);
