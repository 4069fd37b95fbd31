/** The time wheel: where its spaces stand, and how a card gets from one to the other. */

/** The angle of a space, clockwise from the arrow at the top; a card goes from the last to 1, then to the arrow. */
export function angleOf(space: number, spaces: number): number {
  return (360 * (spaces - space)) / spaces;
}

/** The same angle as the next one that is reached from here: cards travel clockwise only. */
export function clockwise(from: number, angle: number): number {
  const turn = (((angle - from) % 360) + 360) % 360;
  return from + (turn > 359.5 ? 0 : turn);
}

/** A point around the middle, `from` degrees clockwise from the top. */
export function pointAt(from: number, radius: number): { x: number; y: number } {
  const angle = (from * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
