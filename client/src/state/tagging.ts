/** Where tags and discs stand beside what they speak of: where they hide least. */

import type { Point } from "../cartographer/geometry/point";

/** A thing of some size, wherever its middle is. */
export interface Sized {
  readonly width: number;
  readonly height: number;
}

/** What lies on the map already, and what is set beside it. */
export class Setting {
  readonly #lying: { readonly at: Point; readonly size: Sized }[] = [];

  lay(at: Point, size: Sized): void {
    this.#lying.push({ at, size });
  }

  /** The first of some points where a thing hides least of what lies there; from then on it lies there too. */
  set(points: readonly Point[], size: Sized): Point {
    const costs = points.map((point) => this.#lying.reduce((sum, lying) => sum + overlap(point, size, lying.at, lying.size), 0));
    const at = points[costs.indexOf(Math.min(...costs))] as Point;
    this.lay(at, size);
    return at;
  }
}

/** Above, below, beside, and at the corners of a counter that a thing of that size would just not touch. */
export function around([x, y]: Point, { width, height }: Sized, off: number): readonly Point[] {
  const [far, aside] = [off + height / 2, off + width / 2];
  return [[x, y - far], [x, y + far], [x - aside, y], [x + aside, y], [x - aside, y - far], [x + aside, y - far], [x - aside, y + far], [x + aside, y + far]];
}

/** The corners of a counter. */
export function corners([x, y]: Point, off: number): readonly Point[] {
  return [[x - off, y - off], [x + off, y - off], [x - off, y + off], [x + off, y + off]];
}

function overlap([x, y]: Point, one: Sized, [otherX, otherY]: Point, other: Sized): number {
  const across = (one.width + other.width) / 2 - Math.abs(x - otherX);
  const down = (one.height + other.height) / 2 - Math.abs(y - otherY);
  return Math.max(0, across) * Math.max(0, down);
}
