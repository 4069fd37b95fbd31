/** Where a year stands, what can be answered in the prompt line, and the keys that help. */
import type { Decision, GreedEvent } from "../../wire/generated";
import type { Action, Stop } from "../../context/game";
import { own } from "./decisions";
import type { GreedContext } from "./types";

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export function track(context: GreedContext): { heading: string; stops: Stop[] } {
  const { year, years, track: phases } = context.state;
  // While something is played back, the year stands where that happened.
  const played = context.event === null ? "" : kindOf(context.event);
  const at = phases.findIndex(({ events }) => events.includes(played));
  const stops = phases.map(({ number, called, state }, index) => ({
    name: context.say(called),
    short: NUMERALS[number] ?? String(number),
    now: at < 0 ? state === "now" : index === at,
    done: at < 0 ? state === "done" : index < at,
    maybe: false,
  }));
  return { heading: context.words("year-of", { year, years }), stops };
}

/** "sold", or with its cause or lot "trend gold", "raised company". */
function kindOf({ event, fields }: GreedEvent): string {
  const about = "cause" in fields ? fields.cause : "lot" in fields ? fields.lot : null;
  return about === null ? event : `${event} ${about}`;
}

/** Answers that concern nothing on the desk: to be done, to pass, to take nothing. */
const KEYS: Readonly<Record<string, string>> = { content: "d", pass: "p", decline: "n" };

export function actions(context: GreedContext): Action[] {
  return context.asks.flatMap(({ choices }) =>
    choices.flatMap(({ decision, confirm }) => {
      const key = KEYS[own(decision as Decision)?.kind ?? ""];
      return key === undefined || confirm === null ? [] : [{ decision, label: confirm, key }];
    }),
  );
}

export function shortcuts(context: GreedContext): { keys: string; message: string }[] {
  return [
    { keys: "D", message: "shortcut-content" },
    { keys: "P", message: "shortcut-pass" },
    { keys: "N", message: "shortcut-decline" },
    { keys: "↑ ↓", message: "shortcut-amount" },
  ].filter(({ message }) => context.words.has(message));
}
