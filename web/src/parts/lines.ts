/** How many lines of each paragraph are shown where not all fit: whole lines, and the longest give way first. */

/** `lines` has how many lines each paragraph has; `less` is how many there are too many. */
export function shorten(lines: readonly number[], less: number): number[] {
  const left = [...lines];
  for (let gone = 0; gone < less; gone += 1) {
    const longest = Math.max(...left);
    if (longest <= 1) break;
    left[left.indexOf(longest)] = longest - 1;
  }
  return left;
}

/** Keeps the paragraphs in a section that others leave too little room as short as they must be. */
export function fitLines(section: HTMLElement): () => void {
  function fit(): void {
    const paragraphs = [...section.querySelectorAll<HTMLElement>("li p")];
    const [first] = paragraphs;
    if (first === undefined) return;
    section.style.maxHeight = "";
    for (const paragraph of paragraphs) paragraph.style.webkitLineClamp = "none";
    const over = section.scrollHeight - section.clientHeight;
    if (over <= 0) return;
    const line = parseFloat(getComputedStyle(first).lineHeight);
    const lines = paragraphs.map(({ offsetHeight }) => Math.round(offsetHeight / line));
    for (const [index, most] of shorten(lines, Math.ceil(over / line)).entries()) {
      const paragraph = paragraphs[index];
      if (paragraph !== undefined) paragraph.style.webkitLineClamp = String(most);
    }
    if (section.scrollHeight <= section.clientHeight) return;
    // One line of each is still too much: the last ones are scrolled to, and none is cut in half.
    const bottom = section.getBoundingClientRect().top + section.clientHeight + section.scrollTop;
    const rows = paragraphs.map((paragraph) => paragraph.getBoundingClientRect().bottom);
    const last = rows.findLast((row) => row + section.scrollTop <= bottom);
    if (last !== undefined) section.style.maxHeight = `${last - section.getBoundingClientRect().top}px`;
  }

  let waiting = 0;
  const later = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(fit);
  };
  fit();
  void document.fonts.ready.then(later);
  const observer = new ResizeObserver(later);
  observer.observe(section);
  if (section.parentElement !== null) observer.observe(section.parentElement);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(waiting);
  };
}
