import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "screenshots/", "src/wire/generated.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  {
    rules: {
      // What prettier leaves long: comments, strings, templates. The outline of a drawing is one word.
      "max-len": ["error", { code: 120, ignorePattern: "[Mm][\\d. -]+[A-Za-z][\\w. -]{50,}" }],
      // TypeScript reports unknown and unused names itself.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/no-shadow": "error",
      // svelte-check says which of these comments are needed; without the compiler's warnings this
      // rule takes all of them for unneeded.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps and sets here are made and read within one function; what is watched is a plain array.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
