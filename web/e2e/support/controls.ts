/** Finds faults of what can be clicked at a table, and of what scrolls. Runs inside the page. */
import type { Page } from "playwright-core";

/** Nothing moves when something is pointed at, every button has a name of its own, and what scrolls shows that. */
export async function faultsOfControls(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(nameFaults)),
    ...(await page.evaluate(scrollFaults)),
    ...(await page.evaluate(pointingFaults)),
  ];
}

/**
 * Names as the browser tells them to screen readers (`launch` in `browser.ts` asks for `computedName`). Unless
 * something keeps the accessibility tree (`Accessibility.enable`), it is built anew for each name.
 */
function nameFaults(): string[] {
  const EXPLAINS = ".trigger";
  type Spoken = Element & { computedName: string };
  const faults: string[] = [];
  const named = new Map<string, Element>();
  const place = (one: Element): string =>
    [...one.classList].find((name) => !name.startsWith("svelte-")) ?? one.parentElement?.classList[0] ?? "";
  const buttons = document.querySelectorAll<Spoken>("button, [role=button], [role=tab], [role=option]");
  for (const button of buttons) {
    if (
      !button.checkVisibility({ visibilityProperty: true }) ||
      button.closest("[aria-hidden=true], [inert]")
    )
      continue;
    // The same may happen twice in a story, and what explains a number is called as the number, where it stands.
    if (button.closest(".log")) continue;
    const name = button.computedName.trim();
    if (button.matches(EXPLAINS)) {
      if (name === "")
        faults.push(`what explains itself has no name: .${place(button.parentElement ?? button)}`);
      continue;
    }
    if (!/\p{L}{2}/u.test(name)) faults.push(`a button is called "${name}": .${place(button)}`);
    const other = named.get(name);
    if (other !== undefined) faults.push(`two buttons "${name}": .${place(other)} and .${place(button)}`);
    named.set(name, button);
  }
  return [...new Set(faults)];
}

/** What of the desk is higher than its place says so, by a fading edge (`page/more.ts`). */
function scrollFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".play > .bottom *")].flatMap((box) => {
    const { overflowY, maskImage } = getComputedStyle(box);
    if (!/auto|scroll/.test(overflowY) || !box.checkVisibility({ visibilityProperty: true })) return [];
    const hidden = box.scrollHeight - box.clientHeight;
    if (hidden <= 1 || maskImage !== "none") return [];
    return [
      `.${box.classList[0] ?? box.tagName} hides ${hidden} of ${box.scrollHeight} and does not show it`,
    ];
  });
}

/** Whatever is pointed at: nothing that can be clicked moves, changes its size or goes away. */
async function pointingFaults(): Promise<string[]> {
  // Explanations belong to what is said; with that they may change.
  const CLICKED =
    ".play :is(button:not(.trigger), a[href], input, select, textarea, [role=button], [role=spinbutton])";
  const faults: string[] = [];
  let changes = 0;
  const observer = new MutationObserver(() => void (changes += 1));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // Svelte draws in a microtask, and what it draws may want another.
  const drawn = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const point = async (one: Element, name: "pointerenter" | "pointerleave"): Promise<void> => {
    one.dispatchEvent(new PointerEvent(name, { pointerType: "mouse" }));
    await drawn();
  };
  const called = (one: Element): string => {
    const text = one.textContent?.trim() || (one.getAttribute("aria-label") ?? "");
    return `${[...one.classList].slice(0, 2).join(".")} "${text.slice(0, 40)}"`;
  };
  const clickable = (): Element[] =>
    [...document.querySelectorAll(CLICKED)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const measure = (of: readonly Element[]): DOMRect[] => of.map((one) => one.getBoundingClientRect());
  const moved = (one: DOMRect, other: DOMRect): boolean =>
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height].some(
      (by) => Math.abs(by) > 0.5,
    );

  for (const pointed of clickable()) {
    if (!pointed.isConnected) continue;
    const things = clickable();
    const before = measure(things);
    const known = changes;
    await point(pointed, "pointerenter");
    if (changes > known) {
      for (const [index, after] of measure(things).entries()) {
        const [thing, was] = [things[index], before[index]];
        if (thing === undefined || was === undefined || !moved(was, after)) continue;
        const what =
          after.width === 0
            ? "goes away"
            : `moves ${Math.round(after.x - was.x)}, ${Math.round(after.y - was.y)}`;
        faults.push(`${called(pointed)} is pointed at: ${called(thing)} ${what}`);
        break;
      }
    }
    await point(pointed, "pointerleave");
  }
  observer.disconnect();
  return faults;
}
