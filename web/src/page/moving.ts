/** How things move on a board: from where they were to where they are, in less than half a second. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "./motion.svelte";

export const BRIEF = 220;
export const TRAVEL = 420;

export function lasting(duration: number): number {
  return motion.still ? 0 : duration;
}

// -- where things are, and were ------------------------------------------------------------------

const anchors = new Map<string, Map<Element, symbol>>();
const left = new Map<string, DOMRect>();

/** Remembers where something stands under a name ("hand:8E", "seat:2"), also after it is gone. */
export function anchor(name: string): (node: Element) => () => void {
  return (node) => {
    const nodes = anchors.get(name) ?? new Map<Element, symbol>();
    const held = Symbol(name);
    anchors.set(name, nodes.set(node, held));
    // When the page changes it is let go, and held again at once. What is carried meanwhile must still find it.
    return () => queueMicrotask(() => void (nodes.get(node) === held && nodes.delete(node)));
  };
}

function seen(name: string): DOMRect | null {
  const rects = [...(anchors.get(name)?.keys() ?? [])].map((node) => node.getBoundingClientRect());
  return rects.find(({ width }) => width > 0) ?? null;
}

/** To be called before the page changes: where everything stands that may be about to leave. */
export function remember(): void {
  if (motion.still) return;
  for (const name of anchors.keys()) {
    const place = seen(name);
    if (place !== null) left.set(name, place);
  }
}

/** Where the first of these is that is on the page, or else was. */
export function placeOf(names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const place = seen(name) ?? left.get(name);
    if (place !== undefined) return place;
  }
  return null;
}

// -- transitions ---------------------------------------------------------------------------------

/** Of something carried: places by name, of which the first counts that is there; and how high it is lifted. */
export interface Way {
  from: readonly string[];
  to: readonly string[];
  lift?: number;
}

/** Something is carried from one place to another, and is gone when it has arrived. */
export function carry(node: HTMLElement, { from, to, lift = 0 }: Way): TransitionConfig {
  const start = placeOf(from);
  const end = placeOf(to);
  if (start === null || end === null || motion.still) return { duration: 0 };
  const origin = node.offsetParent?.getBoundingClientRect() ?? new DOMRect(); // what is fixed has the window
  const x = end.x + (end.width - node.offsetWidth) / 2 - origin.x;
  const y = end.y + (end.height - node.offsetHeight) / 2 - origin.y;
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  return {
    duration: TRAVEL - 60,
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, 4 * t)}; ` +
      `transform: translate(${x + dx * u}px, ${y + dy * u - lift * Math.sin(Math.PI * t)}px)`,
  };
}

/** Something that is gone sinks out of its place. */
export function sink(_: Element): TransitionConfig {
  return {
    duration: lasting(BRIEF),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${14 * u}px) scale(${1 - 0.06 * u}); opacity: ${t}`,
  };
}

/** Something that is new, or has changed, drops into its place. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: lasting(BRIEF),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-8 * u}px); opacity: ${t}`,
  };
}
