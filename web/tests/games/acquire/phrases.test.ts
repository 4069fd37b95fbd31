import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Phrase } from "../../../src/wire/generated";
import { namer, partsOf, say } from "../../../src/wire/phrases";
import { makeBundle, wordsIn, type Language } from "../../../src/words/words.svelte";

const ROOT = join(import.meta.dirname, "../../../..");

interface Example {
  about: string;
  language: Language;
  phrase: Phrase;
  parts: string[];
}

/** The terminal is held to the same examples. */
const EXAMPLES = JSON.parse(readFileSync(join(ROOT, "tests/play/phrases.json"), "utf-8")) as Example[];

test.each(EXAMPLES)("$about", ({ language, phrase, parts }) => {
  const files = ["common", "web", "acquire"].map((name) =>
    readFileSync(join(ROOT, `src/tontine/locale/${language}/${name}.ftl`), "utf-8"),
  );
  const bundle = makeBundle(language, files);
  const words = wordsIn(() => bundle);
  const name = namer("acquire", words, ["Ada", "Bruno", "Elena"], 0);
  const pieces = partsOf(words, phrase, name, 0);
  expect(pieces.map(({ text, field }) => (field ? "*" : "") + text)).toEqual(parts);
  expect(say(words, phrase, name, 0)).toBe(parts.join("").replaceAll("*", ""));
});
