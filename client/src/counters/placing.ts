/** Where counters lie on a sheet: in the middle of their space, or where they share it. */

import type { Layout } from "../cartographer/geometry/layout";
import type { Spot } from "../skins/skin";
import { ON_MAP_SIZE, scaleFor } from "./counter";

const MIDDLE: Spot = { dx: 0, dy: 0, size: ON_MAP_SIZE, layer: 1 };

export interface Lying {
  readonly at: string;
  readonly spot?: Spot;
}

/** The point of the sheet and the scale at which a counter is drawn. */
export function placing(layout: Layout, { at, spot = MIDDLE }: Lying): { x: number; y: number; scale: number } {
  const [x, y] = layout.centre(at);
  return { x: x + spot.dx, y: y + spot.dy, scale: scaleFor(spot.size) };
}

/** The same as an attribute. */
export function placingOf(layout: Layout, lying: Lying): string {
  const { x, y, scale } = placing(layout, lying);
  return `translate(${x} ${y}) scale(${scale})`;
}

/** Those that lie below before those that lie over them. */
export function fromBelow<T extends Pick<Lying, "spot">>(pieces: readonly T[]): readonly T[] {
  return [...pieces].sort((a, b) => (a.spot ?? MIDDLE).layer - (b.spot ?? MIDDLE).layer);
}
