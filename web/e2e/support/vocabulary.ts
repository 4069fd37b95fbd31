/** The words of each language, from the package's own Fluent files. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { GAMES, gameOf } from "./positions";

const LOCALE = fileURLToPath(new URL("../../../src/tontine/locale/", import.meta.url));
const WORD = /\p{L}{4,}/gu;
/** A missing message is shown by its name ("end-winners"), a missing variable as "{$name}". */
const MARK = /^[a-z]+(?:[-.][a-z0-9]+)+$|\{\s*\$|\$\w+\s*\}/;

/** What a language says, without the names of messages and of variables. */
function textOf(language: string): string {
  const files = readdirSync(`${LOCALE}${language}`).filter((file) => !file.includes("terminal"));
  const text = files.map((file) => readFileSync(`${LOCALE}${language}/${file}`, "utf8")).join("\n");
  return text
    .replaceAll(/^#.*$/gm, "")
    .replaceAll(/^\s*\.?-?[\w-]+ *=/gm, "")
    .replaceAll(/\{[^{}]*?->/g, " ")
    .replaceAll(/\{[^{}]*\}/g, " ")
    .replaceAll(/\*?\[[^\]]*\]/g, " ");
}

function wordsOf(language: string): Set<string> {
  return new Set(textOf(language).toLowerCase().match(WORD));
}

const SAID = ["en", "it", "fr"].map(textOf).join(" ");

/** Words in names that are the same in every language. */
function properNames(): Set<string> {
  const names = GAMES.map((game) => gameOf(game).properNames?.() ?? "");
  return new Set(names.join(" ").toLowerCase().match(WORD));
}

/** Words that only English has: on a page in another language they were not translated. */
export function onlyEnglish(language: string): Set<string> {
  const own = new Set([...wordsOf(language), ...properNames()]);
  return new Set([...wordsOf("en")].filter((word) => !own.has(word)));
}

/** Everything that can be read or heard on a page. */
export async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    for (const element of document.querySelectorAll("body, body *")) {
      for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
        const value = element.getAttribute(name);
        if (value !== null) found.push(value);
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) found.push(node.textContent.trim());
    }
    return found;
  });
}

export function missing(read: readonly string[]): string[] {
  // Something may be called so: "bla-bla".
  return read.filter((text) => MARK.test(text) && !SAID.includes(` ${text}`));
}

export function leftOver(read: readonly string[], english: ReadonlySet<string>): string[] {
  return read.filter((text) => (text.toLowerCase().match(WORD) ?? []).some((word) => english.has(word)));
}
