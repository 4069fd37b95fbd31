import { learn } from "../words/words.svelte";

/** How I am told that it is my turn, with its words: at a table it is shown in a dialog. */
export async function loadAlerts(): Promise<typeof import("./Alerts.svelte")> {
  const [part] = await Promise.all([import("./Alerts.svelte"), learn("people")]);
  return part;
}
