/** Where a turn stands, and the keys that help through it. */
import type { Stop } from "../game";
import { monogram } from "./names";
import type { AcquireScene } from "./types";

/** A round is one turn for everybody. */
export function round(turn: number, seats: number): number {
  return Math.ceil(turn / seats);
}

export function track(scene: AcquireScene): { heading: string; stops: Stop[] } {
  const stops = scene.table.stops.map(({ says, now, maybe, events }) => ({
    name: scene.say(says),
    // While something is played back, the turn stands where that happened.
    now: scene.event === null ? now : events.includes(scene.event.event),
    maybe,
  }));
  return { heading: scene.say(scene.table.heading), stops };
}

export function shortcuts(scene: AcquireScene): { keys: string; message: string }[] {
  const letters = scene.table.corporations.map(({ name }) => monogram(scene, name));
  return [
    { keys: "1–6", message: "shortcut-tile" },
    { keys: "← ↑ → ↓", message: "shortcut-walk" },
    { keys: letters.join(" "), message: "shortcut-letter" },
  ];
}
