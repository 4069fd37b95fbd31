/** How tiles and towers move on the map. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../page/motion.svelte";
import { lasting, placeOf, TRAVEL } from "../../page/moving";

/** Something on the map arrives from the first of these places that is on the page. */
export function arrive(node: SVGGraphicsElement, { from }: { from: readonly string[] }): TransitionConfig {
  const start = placeOf(from);
  const here = node.getBoundingClientRect();
  const scale = node.getScreenCTM()?.a ?? 1;
  if (start === null || motion.still) return { duration: 0 };
  const x = (start.x + start.width / 2 - here.x - here.width / 2) / scale;
  const y = (start.y + start.height / 2 - here.y - here.height / 2) / scale;
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + 0.25 * u})`,
  };
}

/** A tower rises from the ground, and sinks back into it. */
export function rise(_: Element, { delay = 0 } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(320),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${36 * u}px) scaleY(${t}); opacity: ${t}`,
  };
}

/** A plate whose number has changed lights up. */
export function flash(_: Element): TransitionConfig {
  return {
    duration: lasting(TRAVEL),
    css: (_t, u) => `fill: color-mix(in srgb, var(--glow) ${100 * u}%, var(--enamel))`,
  };
}
