import { readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Whoever builds the package says where; by hand it goes where `tontine serve` looks in a checkout. */
export const built = process.env["TONTINE_WEB"] ?? here("../src/tontine/server/web");
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

/** What the first visit to the front page may take, compressed and without fonts. */
const BUDGET = 150_000;
/** What it loads besides the entry: by a script, so that nothing else follows from the bundle. */
const LOADED = [/\/games\/\w+\/Cover\.svelte$/, /\/locale\/fr\/(common|web)\.ftl/];

/** Fails the build if the front page has become too heavy: everything else is loaded when it is needed. */
function budget(): Plugin {
  return {
    name: "budget",
    apply: "build",
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (files.has(name) || chunk === undefined) return;
        files.add(name);
        if (chunk.type !== "chunk") return;
        chunk.imports.forEach(add);
        chunk.viteMetadata?.importedCss.forEach(add);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const loaded = LOADED.some((kind) => kind.test((chunk.facadeModuleId ?? "").split("?")[0] ?? ""));
        if (chunk.isEntry || loaded) add(chunk.fileName);
      }
      let size = 0;
      for (const name of files) {
        const file = bundle[name];
        if (file) size += brotliCompressSync(file.type === "chunk" ? file.code : file.source).length;
      }
      const told = `The front page takes ${size} bytes in ${files.size} files, compressed and without fonts`;
      if (size > BUDGET) this.error(`${told}; ${BUDGET} are allowed.`);
      console.log(told);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compress(), budget()],
  // The words are the package's own: Python and the browser read the same Fluent files.
  resolve: { alias: { $locale: here("../src/tontine/locale") } },
  build: {
    outDir: built,
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
