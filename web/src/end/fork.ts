/** Another way from a moment of a game that is over: a table against bots that begins there. */
import { go, tablePath } from "../page/router.svelte";
import { forkGame } from "../wire/api";
import type { ForkGame } from "../wire/generated";
import { storage } from "../wire/storage";
import { language } from "../words/words.svelte";

export type Way = Omit<ForkGame, "id" | "token" | "name">;

/** Open the table and go there; throws Refusal. */
export async function playOn(way: Way): Promise<void> {
  const table = await forkGame({ ...way, name: storage.account || storage.name || null }, language());
  go(tablePath(table));
}
