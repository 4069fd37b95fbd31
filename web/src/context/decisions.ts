/** Decisions as every table reads and makes them: what is asked, what may be answered, choosing and confirming. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Decision, BoardContext } from "./game";

type Asks = Pick<BoardContext, "asks">;
type Ask = Asks["asks"][number];
type Choice = Ask["choices"][number];

export function isSame(one: Decision | null, other: Decision | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function askOf({ asks }: Asks, kind: string): Ask | undefined {
  return asks.find((ask) => ask.kind === kind);
}

/** What may be done of a kind, whichever question it answers. */
export function choicesOf({ asks }: Asks, kind: Decision["kind"]): Choice[] {
  return asks.flatMap(({ choices }) => choices.filter(({ decision }) => decision.kind === kind));
}

/** The one of a kind that is about these: `choiceOf(context, "take", { asset: 12 })`. */
export function choiceOf(
  context: Asks,
  kind: Decision["kind"],
  about: Readonly<Record<string, string | number>>,
): Choice | null {
  const fields = Object.entries(about);
  const matches = ({ decision }: Choice): boolean =>
    fields.every(([field, value]) => (decision as unknown as Record<string, unknown>)[field] === value);
  return choicesOf(context, kind).find(matches) ?? null;
}

type Listen = (node: Element, name: string, listener: (event: Event) => void) => () => void;

/**
 * Of a button: what it would do is shown while the mouse or the focus of the keyboard is on it. It listens as
 * Svelte does: when a button goes away that had the focus, that is told in the midst of drawing.
 */
export function pointing(
  context: Pick<BoardContext, "point">,
  decision: Decision | null,
  listen: Listen = on,
): Attachment<Element> {
  return (node) => {
    const ends = [
      listen(node, "pointerenter", (event) => isMouse(event) && context.point(decision)),
      listen(node, "pointerleave", (event) => isMouse(event) && context.point(null)),
      listen(node, "focus", () => node.matches(":focus-visible") && context.point(decision)),
      listen(node, "blur", () => context.point(null)),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}

/** A finger does not hover. */
function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === "mouse";
}

/** Choose something; choosing it again confirms it, unless that was the second of two quick clicks. */
export function take(
  context: Pick<BoardContext, "chosen" | "choose" | "decide">,
  decision: Decision,
  click?: MouseEvent,
): void {
  if (!isSame(context.chosen, decision)) context.choose(decision);
  else if (click === undefined || click.detail < 2) void context.decide();
}
