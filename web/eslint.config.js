import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/**
 * The folders of src/ from the lowest to the highest: each imports only from those before it, so that there are no
 * cycles between them. `game` is the folder of one game, which knows no other; `games` lists them; `app` is what lies
 * in src/ itself.
 */
const LAYERS = [
  ...["words", "page", "wire", "context", "parts", "game", "games", "help", "learn"],
  ...["lobby", "people", "end", "table", "screens", "app"],
];
const FOLDERS = { game: "src/games/*", games: "src/games", app: "src" };

const layers = {
  files: ["src/**"],
  plugins: { boundaries },
  settings: {
    "boundaries/elements": LAYERS.map((type) => ({ type, pattern: FOLDERS[type] ?? `src/${type}` })),
    "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
    "boundaries/ignore": ["src/styles/**"],
    "import/resolver": { node: { extensions: [".ts", ".js", ".svelte"] } },
  },
  rules: {
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        policies: LAYERS.map((type, rank) => ({
          from: { element: { type } },
          allow: { to: { element: { types: { anyOf: LAYERS.slice(0, rank) } } } },
        })),
      },
    ],
  },
};

export default ts.config(
  { ignores: ["node_modules/", "screenshots/", "src/wire/generated.ts"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
  { files: ["**/*.js"], ...ts.configs.disableTypeChecked },
  {
    // Of props, snippets and runes only svelte-check knows the types; here they are `any`.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  layers,
  {
    rules: {
      // What prettier leaves long: comments, strings, templates. The outline of a drawing is one word.
      "max-len": ["error", { code: 120, ignorePattern: "[Mm][\\d. -]+[A-Za-z][\\w. -]{50,}" }],
      // TypeScript reports unknown and unused names itself.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-shadow": "error",
      // What a part is lent is taken out of its context; nothing of that asks for its `this`.
      "@typescript-eslint/unbound-method": "off",
      // An interface asks for a promise also of whoever has the answer at once.
      "@typescript-eslint/require-await": "off",
      // It knows nothing of runes, and would take away what gives a `$state` its type.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // svelte-check says which of these comments are needed; without the compiler's warnings this
      // rule takes all of them for unneeded.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps and sets here are made and read within one function; what is watched is a plain array.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
