/** The time wheel: where its spaces stand, and how a card gets from one to the other. */

/** The arrow and five spaces. */
export const SPACES = 6;

/** The angle of a space, clockwise from the arrow at the top; a card comes from 5 down to 1, and then to the arrow. */
export function angleOf(space: number): number {
  return (360 * (SPACES - space)) / SPACES;
}

/** The next angle at which a space is reached from here: cards travel clockwise only. */
export function clockwise(from: number, space: number): number {
  const turn = (((angleOf(space) - from) % 360) + 360) % 360;
  return from + (turn > 359.5 ? 0 : turn);
}

/** A point around the middle, `from` degrees clockwise from the top. */
export function pointAt(from: number, radius: number): { x: number; y: number } {
  const angle = (from * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
