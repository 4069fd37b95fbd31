/** The page that `tontine analyse --html` fills in: everything that it needs is in the one file. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { built, here } from "./vite.config";

/** What the page does without: its words come with the game, and pictures show newcomers what a table looks like. */
const LEFT_OUT = /\.(ftl\?raw|webp\?url)$/;

function leaveOut(): Plugin {
  return {
    name: "leave-out",
    enforce: "pre",
    load: (id) => (LEFT_OUT.test(id) ? 'export default "";' : null),
  };
}

const SCRIPT = /<script[^>]* src="[^>]*><\/script>/;
const STYLE = /<link rel="stylesheet"[^>]*>/;

function scriptOf(code: string): string {
  return `<script type="module">${code.replaceAll("</script", "<\\/script")}</script>`;
}
function styleOf(code: string): string {
  return `<style>${code.replaceAll("</style", "<\\/style")}</style>`;
}

/** Puts scripts and styles into the page, and leaves nothing beside it. */
function intoThePage(): Plugin {
  return {
    name: "into-the-page",
    enforce: "post",
    generateBundle: {
      order: "post", // Vite's own plugins have the last word on what the scripts say
      handler(_, bundle) {
        const page = bundle["analysis.html"];
        if (page?.type !== "asset") return this.error("there is no analysis.html");
        let text = String(page.source);
        for (const [name, file] of Object.entries(bundle)) {
          if (file === page) continue;
          const [tag, inside] =
            file.type === "chunk" ? [SCRIPT, scriptOf(file.code)] : [STYLE, styleOf(String(file.source))];
          if (!tag.test(text)) this.error(`nothing in the page asks for ${name}`);
          text = text.replace(tag, () => inside);
          delete bundle[name];
        }
        page.source = text;
      },
    },
  };
}

export default defineConfig({
  mode: "analysis",
  plugins: [leaveOut(), svelte(), intoThePage()],
  resolve: { alias: { $locale: here("../src/tontine/locale") } },
  publicDir: false,
  build: {
    outDir: built,
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
    rollupOptions: { input: here("analysis.html"), output: { inlineDynamicImports: true } },
  },
});
