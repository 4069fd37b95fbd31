/** Where a year stands, what can be answered in the prompt line, and the keys that help. */
import type { Decision } from "../../wire/generated";
import type { Action, Stop } from "../game";
import { own } from "./decisions";
import type { GreedScene } from "./types";

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export function track(scene: GreedScene): { heading: string; stops: Stop[] } {
  const { year, years, track: phases } = scene.table;
  const stops = phases.map(({ number, called, state }) => ({
    name: capital(scene.say(called)),
    short: NUMERALS[number] ?? String(number),
    now: state === "now",
    done: state === "done",
    maybe: false,
  }));
  return { heading: scene.words("year-of", { year, years }), stops };
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
