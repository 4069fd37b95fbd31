/** Where a turn stands, and the keys that help through it. */
import type { Stop } from "../../context/game";
import { monogram } from "./names";
import type { AcquireContext } from "./types";

export function track(scene: AcquireContext): { heading: string; stops: Stop[] } {
  const stops = scene.table.stops.map(({ says, now, maybe, events }) => ({
    name: scene.say(says),
    // While something is played back, the turn stands where that happened.
    now: scene.event === null ? now : events.includes(scene.event.event),
    maybe,
  }));
  return { heading: scene.say(scene.table.heading), stops };
}

export function shortcuts(scene: AcquireContext): { keys: string; message: string }[] {
  const letters = scene.table.corporations.map(({ name }) => monogram(scene, name));
  return [
    { keys: `1–${scene.table.hand.length}`, message: "shortcut-tile" },
    { keys: "← ↑ → ↓", message: "shortcut-walk" },
    { keys: letters.join(" "), message: "shortcut-letter" },
  ];
}
