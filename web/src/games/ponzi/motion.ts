/** How things move: from where they were to where they are, in less than half a second. */
import { cubicInOut, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { motion } from "../../table/motion.svelte";

export const BRIEF = 220;
export const TRAVEL = 420;

export function lasting(duration: number): number {
  return motion.still ? 0 : duration;
}

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

// -- things that change hands ------------------------------------------------------------------

const anchors = new Map<string, Set<Element>>();

/** Remembers where something stands under a name: "seat:2", "supply:media". */
export function anchor(name: string): (node: Element) => () => void {
  return (node) => {
    const nodes = anchors.get(name) ?? new Set();
    anchors.set(name, nodes.add(node));
    return () => void nodes.delete(node);
  };
}

function placeOf(name: string): DOMRect | null {
  const rects = [...(anchors.get(name) ?? [])].map((node) => node.getBoundingClientRect());
  return rects.find(({ width }) => width > 0) ?? null;
}

/** Something is carried from one place to another, and is gone when it has arrived. */
export function carry(node: HTMLElement, { from, to }: { from: string; to: string }): TransitionConfig {
  const start = placeOf(from);
  const end = placeOf(to);
  if (start === null || end === null || motion.still) return { duration: 0 };
  const x = end.x + (end.width - node.offsetWidth) / 2;
  const y = end.y + (end.height - node.offsetHeight) / 2;
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  return {
    duration: TRAVEL,
    easing: cubicInOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, 4 * t)}; transform: translate(${x + dx * u}px, ${y + dy * u - 40 * Math.sin(Math.PI * t)}px)`,
  };
}
