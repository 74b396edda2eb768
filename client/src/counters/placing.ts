/** Where counters lie on a sheet: in the middle of what they cover, or where they share it, turned to their front. */

import type { Layout } from "../cartographer/geometry/layout";
import type { Point } from "../cartographer/geometry/point";
import type { Token } from "../skins/skin";
import type { Spot } from "../skins/spot";
import { ON_MAP_SIZE, scaleFor } from "./counter";

/** Pixels of a map unit below which values on figures are not drawn. */
export const FAR = 0.52;

const MIDDLE: Spot = { dx: 0, dy: 0, size: ON_MAP_SIZE, layer: 1 };

export interface Lying extends Pick<Token, "covers" | "facing" | "point" | "spot"> {
  readonly at: string;
}

export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** The point of the sheet, the scale and the turn at which a counter is drawn. */
export function placing(layout: Layout, lying: Lying): Placing {
  const { spot = MIDDLE, facing = 0 } = lying;
  const [x, y] = middleOf(layout, lying);
  return { x: x + spot.dx, y: y + spot.dy, scale: scaleFor(spot.size), turn: facing };
}

/** The same as an attribute. */
export function placingOf(layout: Layout, lying: Lying): string {
  const { x, y, scale, turn } = placing(layout, lying);
  return `translate(${x} ${y}) scale(${scale})${turn === 0 ? "" : ` rotate(${turn})`}`;
}

/** Those that lie below before those that lie over them. */
export function fromBelow<T extends Pick<Lying, "spot">>(pieces: readonly T[]): readonly T[] {
  return [...pieces].sort((a, b) => (a.spot ?? MIDDLE).layer - (b.spot ?? MIDDLE).layer);
}

function middleOf(layout: Layout, { at, covers = [], point }: Lying): Point {
  if (point !== undefined) return point;
  const centres = [at, ...covers].map(layout.centre);
  const mean = (along: 0 | 1) => centres.reduce((sum, centre) => sum + centre[along], 0) / centres.length;
  return [mean(0), mean(1)];
}
