import { readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["TONTINE_SERVER"] ?? "http://127.0.0.1:8600";

/** Compresses what is built, once and as small as it gets; the server hands out the file that a browser can read. */
function compress(): Plugin {
  let folder = "";
  const pack = async (file: string): Promise<void> => {
    const content = await readFile(file);
    const [small, wider] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wider)]);
  };
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      // The page itself is put together when it is asked for, and pictures and fonts are small already.
      await Promise.all(
        files.filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => pack(`${folder}/${file}`)),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compress()],
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
});
