/** The strip of paper on which a stack lies open. */

import type { Point } from "../../cartographer/geometry/point";

/** Its measures in map units: it begins over its space and runs east. */
export const STRIP = { west: 50, north: 52, height: 104, card: 86, rim: 10 };

/** How much larger the strip is drawn than the map under it: its cards must be told apart at any scale. */
export function growth(scale: number): number {
  return Math.max(1, LEAST_SCALE / scale);
}

const LEAST_SCALE = 0.43;

/** Whether a map point lies on the strip of a stack of so many pieces round that space. */
export function isOnStrip([x, y]: Point, [left, middle]: Point, count: number, grown: number): boolean {
  const [dx, dy] = [x - left + STRIP.west, y - middle + STRIP.north];
  return dx >= 0 && dx <= (STRIP.card * count + 2 * STRIP.rim) * grown && dy >= 0 && dy <= STRIP.height * grown;
}
