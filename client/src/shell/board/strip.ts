/** The strip of paper on which a stack lies open: one row, and several for a tall stack. */

import type { Point } from "../../cartographer/geometry/point";
import type { Box } from "../../state/callout";

/** Its measures in map units: it begins over its space and runs east. */
export const STRIP = { west: 50, north: 52, height: 104, card: 86, rim: 10 };

const LONGEST_ROW = 6;
const LEAST_SCALE = 0.43;

/** How much larger the strip is drawn than the map under it: its cards must be told apart at any scale. */
export function growth(scale: number): number {
  return Math.max(1, LEAST_SCALE / scale);
}

export interface Strip extends Box {
  /** Cards in a row. */
  readonly columns: number;
}

/** The strip of a stack of so many pieces round a space; a tall stack keeps inside what the window shows, all in map units. */
export function stripOf(count: number, [x, y]: Point, grown: number, seen: Box): Strip {
  const columns = Math.min(count, LONGEST_ROW);
  const rows = Math.ceil(count / columns);
  const [width, height] = [(STRIP.card * columns + 2 * STRIP.rim) * grown, STRIP.height * rows * grown];
  const [left, top] = [x - STRIP.west, y - STRIP.north];
  if (rows === 1) return { left, top, width, height, columns };
  const within = (at: number, size: number, from: number, room: number) => Math.max(from + STRIP.rim, Math.min(at, from + room - size - STRIP.rim));
  return { left: within(left, width, seen.left, seen.width), top: within(top, height, seen.top, seen.height), width, height, columns };
}

/** Whether a map point lies on a strip. */
export function isOnStrip([x, y]: Point, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
