/**
 * Searches what each page received for what its seat may not know: what its game says (`leaks`), the key before
 * the end, others' tokens.
 */
import type { Room } from "../../src/wire/generated";
import type { Message, TestedGame } from "./games/game";
import { TESTED } from "./games/games";

export function leaks(pages: readonly (readonly string[])[]): string[] {
  const told = pages.map((texts) => texts.map((text) => JSON.parse(text) as Message));
  const secrets = Object.entries<TestedGame>(TESTED).flatMap(([game, { leaks: search }]) => {
    const own = told.filter((messages) =>
      messages.every(({ view }) => view === undefined || view.game === game),
    );
    return search?.(own) ?? [];
  });
  return [...new Set([...secrets, ...strangers(told), ...tooEarly(told)])];
}

/** No page may be sent the token of another. */
function strangers(told: readonly (readonly Message[])[]): string[] {
  const own = told.map((messages) => messages.flatMap(({ token }) => (token === undefined ? [] : [token])));
  return told.flatMap((messages, page) => {
    const text = JSON.stringify(messages);
    const others = own.filter((_, other) => other !== page).flat();
    return others
      .filter((token) => !own[page]?.includes(token) && text.includes(token.split(".").at(-1) ?? token))
      .map(() => `page ${page} was told another's token`);
  });
}

/** The key that all chance comes from may be sent only when the game is over. */
function tooEarly(told: readonly (readonly Message[])[]): string[] {
  const over = (message: Message): message is Room => message.type === "room" && message.status === "over";
  const keys = new Set(
    told
      .flat()
      .filter(over)
      .map(({ key }) => key),
  );
  return told.flatMap((messages, page) => {
    let table = "";
    const shown = new Set<string>();
    return messages.flatMap((message) => {
      if (message.type === "welcome") table = message.table;
      if (over(message)) shown.add(table);
      const text = shown.has(table) ? "" : JSON.stringify(message);
      return [...keys].some((key) => key !== null && text.includes(key))
        ? [`page ${page} was told the key before the end`]
        : [];
    });
  });
}
