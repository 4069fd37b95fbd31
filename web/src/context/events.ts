/** What the event that is being played concerns. */
import type { GameEvent } from "../wire/generated";

type Played<Happened> = { readonly event: Happened | null };
export type About = Readonly<Record<string, string | number | undefined>>;

/** Whether it is one of these kinds, or of any, and has all of these in its fields. */
export function marks<Happened extends GameEvent>(
  { event }: Played<Happened>,
  kinds: readonly Happened["event"][] | null,
  about: About,
): boolean {
  if (event === null || kinds?.includes(event.event) === false) return false;
  const fields: About = event.fields;
  return Object.entries(about).every(([field, value]) => fields[field] === value);
}
