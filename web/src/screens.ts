/** The screens, each loaded when somebody goes to it: the front page does without the others. */
import { learn } from "./words/words.svelte";

export function loadTableScreen(): Promise<typeof import("./screens/TableScreen.svelte")> {
  return import("./screens/TableScreen.svelte");
}

export function loadPuzzleScreen(): Promise<typeof import("./screens/PuzzleScreen.svelte")> {
  return import("./screens/PuzzleScreen.svelte");
}

/** The screens about people, with words of their own. */
export async function loadAccountScreen(): Promise<typeof import("./people/AccountScreen.svelte")> {
  const [screen] = await Promise.all([import("./people/AccountScreen.svelte"), learn("people")]);
  return screen;
}

export async function loadRecordScreen(): Promise<typeof import("./people/RecordScreen.svelte")> {
  const [screen] = await Promise.all([import("./people/RecordScreen.svelte"), learn("people")]);
  return screen;
}

export async function loadMailScreen(): Promise<typeof import("./people/MailScreen.svelte")> {
  const [screen] = await Promise.all([import("./people/MailScreen.svelte"), learn("people")]);
  return screen;
}

export async function loadResetScreen(): Promise<typeof import("./people/ResetScreen.svelte")> {
  const [screen] = await Promise.all([import("./people/ResetScreen.svelte"), learn("people")]);
  return screen;
}
