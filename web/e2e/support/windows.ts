/** The windows people have, with browser bars. */
import type { Page } from "playwright-core";

export interface Size {
  width: number;
  height: number;
}

export const WINDOWS = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  // Laptops at 200 %.
  zoomed: { width: 720, height: 394 },
  flat: { width: 768, height: 365 },
  medium: { width: 1024, height: 768 },
  laptop: { width: 1280, height: 720 },
  low: { width: 1366, height: 650 },
  wide: { width: 1440, height: 789 },
  high: { width: 1440, height: 900 },
  broad: { width: 1536, height: 730 },
  large: { width: 1920, height: 950 },
  huge: { width: 2560, height: 1300 },
  // Where one layout ends: what is longest in a line has least room there.
  thousand: { width: 1000, height: 768 },
  between: { width: 1380, height: 768 },
} as const satisfies Record<string, Size>;
export type Window = keyof typeof WINDOWS;
/** The smallest phone, and the laptops that most people have, with the bars of a browser. */
const COMMON: readonly Window[] = ["small", "low", "wide", "broad"];
/** One of each kind of layout, for what looks alike in those between. */
export const THREE: readonly Window[] = ["wide", "medium", "phone"];
/** Between those that people have, for the language with the longest words. */
export const BETWEEN: readonly Window[] = ["thousand", "between"];
export const EVERY = (Object.keys(WINDOWS) as Window[]).filter((window) => !BETWEEN.includes(window));
/** The tightest of each kind, for what has more room than what was seen in every window. */
export const SOME: readonly Window[] = ["small", "zoomed", "medium", "low"];

/** All of these with EVERYTHING=1; else the common ones, and of the others one after the other: `turn` counts. */
export function inTurn(windows: readonly Window[], turn: number): readonly Window[] {
  if (process.env["EVERYTHING"]) return windows;
  const others = windows.filter((window) => !COMMON.includes(window));
  return windows.filter((window) => COMMON.includes(window) || window === others[turn % others.length]);
}

export async function resize(page: Page, window: Window): Promise<void> {
  await page.setViewportSize(WINDOWS[window]);
}
