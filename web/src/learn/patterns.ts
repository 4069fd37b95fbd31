/** Patterns of a lesson: what a decision has to look like. `learn/patterns.py` says what they mean. */

/** Whether a value is what a pattern asks for. */
export function fits(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((one) => fits(one, value));
  if (!isRecord(pattern)) return pattern === value;
  if ("not" in pattern) return !fits(pattern["not"], value);
  if ("least" in pattern || "most" in pattern) return isBetween(pattern, value);
  const fields = isRecord(value) ? value : {};
  return Object.entries(pattern).every(([name, one]) => fits(one, fields[name] ?? 0));
}

function isBetween({ least, most }: Record<string, unknown>, value: unknown): boolean {
  if (typeof value !== "number") return false;
  return value >= Number(least ?? value) && value <= Number(most ?? value);
}

function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === "object" && it !== null && !Array.isArray(it);
}
