/**
 * Nobody presses by accident what has just come under a pointer that rests: a click meant for what stood there
 * goes nowhere. A button that was not there a moment ago cannot be pressed by the pointer for half a second, or
 * until the pointer is moved on purpose. Keys are not concerned.
 */

/** In milliseconds: shorter than it takes to read what a button says. */
export const SETTLING = 500;
/** In pixels: as far as a hand trembles. */
const TREMBLE = 4;
const BUTTONS = "button, a[href], [role=button]";

/** Where the pointer was last, wherever on the page. */
let pointer: { x: number; y: number } | null = null;
function note({ clientX: x, clientY: y }: PointerEvent): void {
  pointer = { x, y };
}
for (const name of ["pointermove", "pointerdown"] as const)
  addEventListener(name, note, { capture: true, passive: true });
document.documentElement.addEventListener("pointerleave", () => (pointer = null));

/** Of a part of the page: watches what comes under the pointer in it (`[data-new]` in `base.css`). */
export function calm(part: HTMLElement): () => void {
  let under = buttonAt();
  let rested = pointer;
  let held: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function buttonAt(): Element | null {
    if (pointer === null) return null;
    return document.elementFromPoint(pointer.x, pointer.y)?.closest(BUTTONS) ?? null;
  }
  function release(): void {
    clearTimeout(timer);
    held?.removeAttribute("data-new");
    held = null;
    under = buttonAt();
    rested = pointer;
  }
  function look(): void {
    if (held?.isConnected === false) release();
    const now = buttonAt();
    if (held !== null || now === under) return;
    under = now;
    if (now === null || !part.contains(now)) return;
    held = now;
    now.setAttribute("data-new", "");
    timer = setTimeout(release, SETTLING);
  }
  function moved(): void {
    const [from, to] = [rested, pointer];
    if (from !== null && to !== null && Math.hypot(to.x - from.x, to.y - from.y) <= TREMBLE) return;
    release();
  }
  const observer = new MutationObserver(look);
  observer.observe(part, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class", "disabled", "hidden"],
  });
  addEventListener("pointermove", moved, { passive: true });
  addEventListener("pointerdown", moved, { passive: true });
  return () => {
    observer.disconnect();
    release();
    removeEventListener("pointermove", moved);
    removeEventListener("pointerdown", moved);
  };
}
