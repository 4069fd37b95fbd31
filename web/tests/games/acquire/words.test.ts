import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const LOCALE = new URL("../../../../src/tontine/locale/", import.meta.url);

it.each(["en", "it", "fr"])(
  "%s: the name of a button contains what stands on it, for those who speak to it",
  (language) => {
    const texts = ["acquire", "acquire-web"].map((file) =>
      readFileSync(new URL(`${language}/${file}.ftl`, LOCALE), "utf-8"),
    );
    const said = (name: string): string => new RegExp(`^${name} = (.*)$`, "m").exec(texts.join())?.[1] ?? "";
    expect(said("all")).not.toBe("");
    for (const way of ["keep", "sell", "trade"])
      expect(said(`all-${way}`).toLowerCase()).toContain(said("all"));
  },
);
