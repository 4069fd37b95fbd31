/** Shows of everything in the desk that scrolls where there is more of it: an edge that fades (`base.css`). */

/** Marks what can be scrolled with `data-more`: "above", "below", or both. */
export function showMore(desk: HTMLElement): () => void {
  let waiting = 0;
  let marked: HTMLElement[] = [];
  function look(): void {
    const scrolls = [...desk.querySelectorAll<HTMLElement>("*")].filter(
      (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
    );
    for (const box of marked) if (!scrolls.includes(box)) delete box.dataset["more"];
    for (const box of scrolls) mark(box);
    marked = scrolls;
  }
  function mark(box: HTMLElement): void {
    const sides = [
      box.scrollTop > 1 ? "above" : "",
      box.scrollTop + box.clientHeight < box.scrollHeight - 1 ? "below" : "",
    ];
    box.dataset["more"] = sides.join(" ").trim();
  }
  const later = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(look);
  };
  const scrolled = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset["more"] !== undefined) mark(target);
  };
  const sizes = new ResizeObserver(later);
  sizes.observe(desk);
  const content = new MutationObserver(later);
  content.observe(desk, { subtree: true, childList: true, characterData: true });
  desk.addEventListener("scroll", scrolled, { capture: true, passive: true });
  void document.fonts.ready.then(later);
  return () => {
    cancelAnimationFrame(waiting);
    sizes.disconnect();
    content.disconnect();
    desk.removeEventListener("scroll", scrolled, { capture: true });
  };
}
