/** Pieces on a sheet without spaces: each is a place of its own, which moves with it. */

import type { Layout } from "../cartographer/geometry/layout";
import type { Point } from "../cartographer/geometry/point";
import { ON_MAP_SIZE } from "../counters/counter";

interface Lying {
  readonly id: string;
  readonly point?: Point;
  readonly facing?: number;
  readonly extent?: readonly [width: number, depth: number];
}

/** The layout of a sheet on which pieces lie at points too: a name is a space's, else a piece's, and a piece lies over the space under it. */
export function pointed(layout: Layout, pieces: () => readonly Lying[]): Layout {
  const lyingAt = (name: string) => pieces().find(({ id, point }) => id === name && point !== undefined)?.point;
  return {
    ...layout,
    centre: (name) => lyingAt(name) ?? layout.centre(name),
    neighbours: (name) => (lyingAt(name) === undefined ? layout.neighbours(name) : []),
    at: (spot) => pieces().findLast((piece) => isUnder(piece, spot))?.id ?? layout.at(spot),
  };
}

/** Whether a point of the sheet lies on a piece, as it is turned. */
function isUnder({ point, facing = 0, extent: [width, depth] = [ON_MAP_SIZE, ON_MAP_SIZE] }: Lying, [x, y]: Point): boolean {
  if (point === undefined) return false;
  const [dx, dy, angle] = [x - point[0], y - point[1], (facing * Math.PI) / 180];
  const [along, off] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)];
  return Math.abs(along) <= width / 2 && Math.abs(off) <= depth / 2;
}
