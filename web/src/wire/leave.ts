/** Leaving a running game from the front page. */
import { Connection, socketOf } from "./connection";
import type { MyTable } from "./generated";
import { storage } from "./storage";
import { language } from "../words/words.svelte";

/** A bot takes over my seats of this table. Resolves with null, or with why not: empty if the server is unreachable. */
export async function leaveTable({ table, mine }: Pick<MyTable, "table" | "mine">): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (why: string | null): void => {
      connection.close();
      resolve(why);
    };
    const connection = new Connection({
      open: socketOf(table),
      hello: () => ({ type: "hello", token: storage.token, since: null, language: language() }),
      receive: () => undefined,
      status: (status) => {
        if (status !== "connecting" && status !== "open") end("");
      },
    });
    connection.connect();
    const answers = mine.map((seat) => connection.request({ type: "leave", seat }));
    void Promise.all(answers).then((all) => {
      const refused = all.find((answer) => answer.type === "refused");
      end(refused === undefined ? null : refused.text);
    });
  });
}
