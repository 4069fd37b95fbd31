/** Codes of tables: short enough to type, or to tell somebody. */

/** In two halves, as one would read it out. */
export function shownCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}

/** The table that a whole link leads to, which somebody has pasted where a code is asked for. */
export function tableInLink(text: string): string | null {
  return /\/table\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? null;
}
