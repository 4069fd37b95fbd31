/** How cards move in the ledger, and stamps come down on it. */
import { cubicInOut, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { BRIEF, lasting, TRAVEL } from "../../page/moving";

/** A fund card goes from the market to a wheel, and round the wheel from space to space. */
export const [leave, reach] = crossfade({
  duration: () => lasting(TRAVEL),
  easing: cubicInOut,
  fallback: (_, __, intro) => ({
    duration: lasting(BRIEF),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${(intro ? -14 : 10) * u}px)`,
  }),
});

/** A stamp comes down on the page. */
export function stamp(_: Element): TransitionConfig {
  return {
    duration: lasting(TRAVEL),
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, 2 * t)}; scale: ${1 + 1.2 * u}`,
  };
}
