/** Where a turn stands, and the keys that help through it. */
import type { Stop } from "../../context/game";
import { monogram } from "./names";
import type { AcquireContext } from "./types";

export function track(context: AcquireContext): { heading: string; stops: Stop[] } {
  const stops = context.state.stops.map(({ says, now, maybe, events }) => ({
    name: context.say(says),
    // While something is played back, the turn stands where that happened.
    now: context.event === null ? now : events.includes(context.event.event),
    maybe,
  }));
  return { heading: context.say(context.state.heading), stops };
}

export function shortcuts(context: AcquireContext): { keys: string; message: string }[] {
  const letters = context.state.corporations.map(({ name }) => monogram(context, name));
  return [
    { keys: `1–${context.state.hand.length}`, message: "shortcut-tile" },
    { keys: "← ↑ → ↓", message: "shortcut-walk" },
    { keys: letters.join(" "), message: "shortcut-letter" },
  ];
}
