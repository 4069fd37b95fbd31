/** Where a year stands, what can be answered in the prompt line, and the keys that help. */
import type { Decision, GameEvent } from "../../wire/generated";
import type { Action, Stop } from "../game";
import { own } from "./decisions";
import type { GreedScene } from "./types";

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export function track(scene: GreedScene): { heading: string; stops: Stop[] } {
  const { year, years, track: phases } = scene.table;
  // While something is played back, the year stands where that happened.
  const played = scene.event === null ? "" : kindOf(scene.event);
  const at = phases.findIndex(({ events }) => events.includes(played));
  const stops = phases.map(({ number, called, state }, index) => ({
    name: capital(scene.say(called)),
    short: NUMERALS[number] ?? String(number),
    now: at < 0 ? state === "now" : index === at,
    done: at < 0 ? state === "done" : index < at,
    maybe: false,
  }));
  return { heading: scene.words("year-of", { year, years }), stops };
}

/** "sold", or with its cause or lot "trend gold", "raised company". */
function kindOf({ event, fields }: GameEvent): string {
  const about = fields["cause"] ?? fields["lot"];
  return about === undefined ? event : `${event} ${String(about)}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Answers that concern nothing on the desk: to be done, to pass, to take nothing. */
const KEYS: Readonly<Record<string, string>> = { content: "d", pass: "p", decline: "n" };

export function actions(scene: GreedScene): Action[] {
  return scene.asks.flatMap(({ choices }) =>
    choices.flatMap(({ decision, confirm }) => {
      const key = KEYS[own(decision as Decision)?.kind ?? ""];
      return key === undefined || confirm === null ? [] : [{ decision, label: confirm, key }];
    }),
  );
}

export function shortcuts(scene: GreedScene): { keys: string; message: string }[] {
  return [
    { keys: "D", message: "shortcut-content" },
    { keys: "P", message: "shortcut-pass" },
    { keys: "N", message: "shortcut-decline" },
    { keys: "↑ ↓", message: "shortcut-amount" },
  ].filter(({ message }) => scene.words.has(message));
}
