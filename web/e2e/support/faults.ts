/** Finds faults in the layout of a page that a person would see. Runs inside the page. */
import type { Page } from "playwright-core";

export interface Wanted {
  /** What must be seen whole, by its mark; at least one of each. */
  must: readonly string[];
  /** The map is at least this wide. */
  map: number;
  /** Whether what is asked must be seen whole, or may be scrolled in its place. */
  scrolls: boolean;
}

/** Of a table: what must be visible is visible, the map is large, and nothing is cut off or covered. */
export async function faultsOfTable(page: Page, wanted: Wanted): Promise<string[]> {
  return (await Promise.all([page.evaluate(tableFaults, wanted), page.evaluate(commonFaults)])).flat();
}

/** Of a page that may be scrolled down: nothing is cut off or covered. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  return page.evaluate(commonFaults);
}

/** Of a table whose chat is open: it can be written in, and everything else is still within reach. */
export async function faultsOfChat(page: Page): Promise<string[]> {
  return page.evaluate(chatFaults);
}

function chatFaults(): string[] {
  const wanted = ".say input, .say button, nav button, [role=tab]";
  return [...document.querySelectorAll(wanted)]
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || !one.contains(hit)
      );
    })
    .map(
      (one) => `out of reach: ${one.tagName.toLowerCase()} "${one.textContent?.trim().slice(0, 20) ?? ""}"`,
    );
}

function tableFaults({ must: marks, map: least, scrolls }: Wanted): string[] {
  const faults: string[] = [];
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 0;

  /** Wholly in the window, and not covered. */
  function seen(element: Element): boolean {
    if (!shown(element)) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
    const points: [number, number][] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ];
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  }
  function must(what: string, selector: string, some = false): void {
    const found = all(selector);
    const good = found.filter(seen);
    if (found.length === 0 || (some ? good.length === 0 : good.length < found.length))
      faults.push(`${what}: ${good.length} of ${found.length} seen`);
  }

  for (const mark of marks) must(`my ${mark}`, `[data-must=${mark}]`, true);
  must("the prompt", ".prompt h1");
  if (document.querySelector(".prompt .main")) must("the action", ".prompt .main");
  if (document.querySelector(".rack")) must("my tiles", ".rack .tile");
  if (document.querySelector(".disposal")) must("the steppers", ".disposal .stepper");
  // In a window zoomed to twice its size it may be scrolled to.
  if (innerHeight > 500 && document.querySelector(".way .gain")) must("what is gained", ".way .gain");
  const log = all(".log").find(shown);
  if (log === undefined) must("the tab of the log", "nav button:nth-child(3), [role=tab][id$=log]");
  else if (log.clientHeight < 120) faults.push(`the log is ${log.clientHeight} high`);

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    faults.push(`the page is ${scrollWidth} by ${scrollHeight}`);
  // Nothing of the page is scrolled away when the focus moves.
  for (const frame of all(".play, .play > .bottom")) {
    frame.scrollTop = 1;
    if (frame.scrollTop > 0) faults.push(`.${frame.classList[0]} can be scrolled`);
    frame.scrollTop = 0;
  }
  const map = document.querySelector<SVGSVGElement>("svg.map");
  const width = (map?.getScreenCTM()?.a ?? 0) * (map?.viewBox.baseVal.width ?? 0);
  if (width < least) faults.push(`the map is ${Math.round(width)} wide, not ${least}`);

  for (const area of all(".action, .players > *, .purse, .tiles")) {
    if (scrolls && area.matches(".action")) continue;
    if (area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1) {
      faults.push(
        `.${area.classList[0]} holds ${area.scrollWidth} by ${area.scrollHeight} ` +
          `in ${area.clientWidth} by ${area.clientHeight}`,
      );
    }
  }
  // Size and price on a tower do not touch.
  for (const tower of all(".tower")) {
    const [size, price] = [".size", ".price"].map((part) =>
      tower.querySelector(part)?.getBoundingClientRect(),
    );
    if (size?.width && price?.width && size.right > price.left - 2)
      faults.push(`a tower says ${tower.textContent}`);
  }
  // In the first row towers are low, but as broad as all others, and on the map.
  const scale = map?.getScreenCTM()?.a ?? 1;
  for (const house of all(".tower .house") as unknown as SVGGraphicsElement[]) {
    if ((house.getScreenCTM()?.a ?? 0) < scale) faults.push("a tower is tiny");
    if (house.getBoundingClientRect().top < (map?.getBoundingClientRect().top ?? 0) - 1)
      faults.push("a tower is cut off");
  }
  // What is taken back or skipped is never where the other was a moment ago, nor the main action.
  const places = [".skip", ".undo", ".main"].flatMap((button) => {
    const box = document.querySelector(`.prompt ${button}`)?.getBoundingClientRect();
    return box === undefined ? [] : [{ button, box }];
  });
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const [a, b] = [one.box, other.box];
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        faults.push(`${one.button} stands where ${other.button} does`);
    }
  }
  if (document.querySelectorAll(".prompt .skip, .prompt .undo").length < 2)
    faults.push("to skip and to take back have no places");
  return faults;
}

function commonFaults(): string[] {
  const faults: string[] = [];
  if (getComputedStyle(document.documentElement).opacity !== "1") faults.push("the page is not painted");
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Text {
    element: Element;
    text: string;
    boxes: Box[];
  }

  const cross = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1;
  const name = (element: Element): string => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""}`;

  /** The visible part of an element, and whether one of the elements around it can be scrolled. */
  interface Clip {
    box: Box;
    scrolled: boolean;
  }
  const clips = new Map<Element, Clip>();
  function clipOf(element: Element): Clip {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement;
    let clip: Clip =
      around === null || element === document.body
        ? { box: { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }, scrolled: false }
        : clipOf(around);
    const { overflowX, overflowY } = getComputedStyle(element);
    const outer = element.getBoundingClientRect();
    if (
      element !== document.body &&
      (overflowX !== "visible" || overflowY !== "visible") &&
      !isEmpty(outer)
    ) {
      const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      clip = { box: cross(clip.box, outer), scrolled: clip.scrolled || scrolls };
    }
    clips.set(element, clip);
    return clip;
  }

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (
      element === null ||
      text === "" ||
      element.closest(".hidden, svg, script, style, dialog:not([open]), .skip-link")
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes: Box[] = [];
    for (const rect of range.getClientRects()) {
      if (isEmpty(rect)) continue;
      const { box: clip, scrolled } = clipOf(element);
      const box = cross(rect, clip);
      // Clipped or scrolled out of sight, wholly or almost.
      if (isEmpty(box) || box.bottom - box.top < 0.3 * (rect.bottom - rect.top)) continue;
      const ellipsis = [element, element.parentElement].some(
        (one) => one !== null && getComputedStyle(one).textOverflow === "ellipsis",
      );
      const narrow = rect.right - box.right > 2 || box.left - rect.left > 2;
      const low = rect.bottom - box.bottom > 4 || box.top - rect.top > 4;
      if (narrow && !ellipsis) faults.push(`cut: ${name(element)} "${text.slice(0, 30)}"`);
      else if (low && !scrolled) faults.push(`cut below: ${name(element)} "${text.slice(0, 30)}"`);
      boxes.push(box);
    }
    if (boxes.length) texts.push({ element, text, boxes });
  }
  // No two lines of text overlap, and no two buttons, except those that belong together.
  const lines = texts
    .flatMap(({ element, text, boxes }) => boxes.map((box) => ({ element, text, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const buttons = [...document.querySelectorAll("button, a.button")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("svg"))
    .map((element) => ({
      element,
      text: element.textContent?.trim() ?? "",
      box: cross(element.getBoundingClientRect(), clipOf(element).box),
    }))
    .sort((a, b) => a.box.top - b.box.top);
  for (const [things, depth] of [
    [lines, 5],
    [buttons, 1],
  ] as const) {
    for (const [index, one] of things.entries()) {
      for (let next = index + 1; next < things.length; next += 1) {
        const other = things[next];
        if (other === undefined || other.box.top >= one.box.bottom) break;
        if (other.element === one.element) continue;
        if (
          one.element.parentElement === other.element.parentElement &&
          (one.element.matches(".less") || other.element.matches(".less"))
        )
          continue;
        // News lies over the log.
        if ((one.element.closest(".news") === null) !== (other.element.closest(".news") === null)) continue;
        // What is scrolled under something that sticks to the edge is out of sight.
        const [sticks, under] = [one.element.closest(".sticks"), other.element.closest(".sticks")];
        if (
          sticks !== under &&
          (sticks ?? under)?.parentElement?.contains(sticks ? other.element : one.element)
        )
          continue;
        const both = cross(one.box, other.box);
        if (both.right - both.left > 2 && both.bottom - both.top > depth)
          faults.push(
            `overlap: ${name(one.element)} "${one.text.slice(0, 20)}" ` +
              `and ${name(other.element)} "${other.text.slice(0, 20)}"`,
          );
      }
    }
  }
  // What is written in pictures is inside of them, and no mark lies on a name.
  for (const written of document.querySelectorAll("svg text")) {
    const picture = written.closest("svg");
    if (picture === null || !written.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const [text, frame] = [written.getBoundingClientRect(), picture.getBoundingClientRect()];
    if (text.width === 0 || written.closest(".hidden")) continue;
    const cuts = getComputedStyle(picture).overflow !== "visible";
    const [from, to] = cuts ? [frame.left, frame.right] : [0, innerWidth];
    const [above, below] = cuts ? [frame.top, frame.bottom] : [-1e6, 1e6];
    if (text.left < from - 1 || text.right > to + 1 || text.top < above - 3 || text.bottom > below + 3)
      faults.push(`out of its picture: "${written.textContent?.slice(0, 30) ?? ""}"`);
  }
  const names = [...document.querySelectorAll("svg[role=slider] .name")];
  const labels = names.flatMap((label) => [label, ...(label.parentElement?.querySelectorAll("path") ?? [])]);
  for (const label of names) {
    for (const other of labels) {
      const both = cross(label.getBoundingClientRect(), other.getBoundingClientRect());
      if (label !== other && both.right - both.left > 1 && both.bottom - both.top > 3)
        faults.push(`${name(other)} lies on the name ${label.textContent ?? ""}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`${document.documentElement.scrollWidth} wide`);
  return faults;
}
