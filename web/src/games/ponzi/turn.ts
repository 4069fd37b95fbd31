/** Where a round stands, and the keys that help through it. */
import type { Stop } from "../../context/game";
import type { PonziContext } from "./types";

export function track(context: PonziContext): { heading: string; stops: Stop[] } {
  const { stops, heading } = context.state;
  const played = context.event?.event ?? "";
  // While something is played back, the round stands where that happened.
  const at = stops.findIndex(({ events }) => events.includes(played));
  return {
    heading: context.say(heading),
    stops: stops.map(({ says, now, done, maybe }, index) => ({
      name: context.say(says),
      now: at < 0 ? now : index === at,
      done: at < 0 ? done : index < at,
      maybe,
    })),
  };
}

export function shortcuts(context: PonziContext): { keys: string; message: string }[] {
  return [
    { keys: `1–${context.state.industries.length}`, message: "shortcut-industry" },
    { keys: "S", message: "shortcut-sell" },
    { keys: "C", message: "shortcut-counter" },
    { keys: "P", message: "shortcut-pass" },
  ];
}
