import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["TONTINE_SERVER"] ?? "http://127.0.0.1:8600";

export default defineConfig({
  plugins: [svelte()],
  // The words are the package's own: Python and the browser read the same Fluent files.
  resolve: { alias: { $locale: here("../src/tontine/locale") } },
  build: {
    // Whoever builds the package says where; by hand it goes where `tontine serve` looks in a checkout.
    outDir: process.env["TONTINE_WEB"] ?? here("../src/tontine/table/web"),
    emptyOutDir: true,
    // A strict content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [here(".."), here(".")] },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
