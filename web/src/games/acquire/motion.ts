/** How things move: from where they were to where they are, in less than half a second. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../table/motion.svelte";

export const BRIEF = 220;
export const TRAVEL = 420;

export function lasting(duration: number): number {
  return motion.still ? 0 : duration;
}

// -- where things were -----------------------------------------------------------------------

const anchors = new Map<string, Element>();
const left = new Map<string, DOMRect>();

/** Remembers where something stands under a name ("hand:8E", "seat:2"), also after it is gone. */
export function anchor(name: string): (node: Element) => () => void {
  return (node) => {
    anchors.set(name, node);
    return () => {
      if (anchors.get(name) !== node) return;
      anchors.delete(name);
    };
  };
}

/** To be called before the page changes: where everything stands that may be about to leave. */
export function remember(): void {
  for (const [name, node] of anchors) left.set(name, node.getBoundingClientRect());
}

function placeOf(names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const rect = left.get(name) ?? anchors.get(name)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0) return rect;
  }
  return null;
}

// -- transitions -------------------------------------------------------------------------------

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

/** A number that has changed drops into its place. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: lasting(BRIEF),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-8 * u}px); opacity: ${t}`,
  };
}

/** Something is carried from one place to another, and is gone when it has arrived. */
export function carry(node: HTMLElement, { from, to }: { from: string; to: string }): TransitionConfig {
  const start = placeOf([from]);
  const end = placeOf([to]);
  const origin = node.offsetParent?.getBoundingClientRect();
  if (start === null || end === null || origin === undefined || motion.still) return { duration: 0 };
  const x = end.x + (end.width - node.offsetWidth) / 2 - origin.x;
  const y = end.y + (end.height - node.offsetHeight) / 2 - origin.y;
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  return {
    duration: TRAVEL - 60,
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, 4 * t)}; transform: translate(${x + dx * u}px, ${y + dy * u}px)`,
  };
}
