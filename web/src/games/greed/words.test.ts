import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LOCALE = new URL("../../../../src/tontine/locale/", import.meta.url);
const HERE = new URL("./", import.meta.url);

const ids = (language: string, file: string): string[] =>
  new FluentResource(readFileSync(new URL(`${language}/${file}.ftl`, LOCALE), "utf-8")).body.map(
    ({ id }) => id,
  );
const code = ["", "desk/", "company/", "market/"]
  .flatMap((folder) => readdirSync(new URL(folder || ".", HERE)).map((file) => folder + file))
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(file, HERE), "utf-8"))
  .join("\n");

/** Message names in the code; a name that is put together has a hole in it. */
const spoken = [...code.matchAll(/["'`]([a-z][a-z-]*(?:\$\{[^}]*\}[a-z-]*)*)(?:\.[a-z]+)?["'`]/g)].map(
  ([, name = ""]) => name,
);
const patterns = spoken.map((name) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, "[a-z-]+")}$`));

describe("the words of the boardroom", () => {
  it.each(["it", "fr"])("%s: has the same messages as English", (language) => {
    expect(ids(language, "greed-web")).toEqual(ids("en", "greed-web"));
  });

  it("are all used", () => {
    // Some the shell asks for in the words of the game, where it has its own.
    const shell = new Set(ids("en", "web"));
    const unused = ids("en", "greed-web").filter(
      (id) => !shell.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });

  it("are there for everything that is said outright", () => {
    const known = new Set(["common", "web", "greed", "greed-web"].flatMap((file) => ids("en", file)));
    const said = [...code.matchAll(/words\("([a-z-]+)/g)].map(([, name = ""]) => name);
    expect(said.filter((name) => !known.has(name))).toEqual([]);
    expect(said.length).toBeGreaterThan(80);
  });
});
