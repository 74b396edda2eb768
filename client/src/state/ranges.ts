/** Spaces by how far they are from one of them, and the border between two distances. */

import type { Layout } from "../cartographer/geometry/layout";
import type { Point } from "../cartographer/geometry/point";

/** How many steps each space is from a start. */
export function distancesFrom(layout: Layout, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  let edge = [start];
  for (let far = 1; edge.length > 0; far += 1) {
    edge = edge.flatMap((place) => layout.neighbours(place)).filter((place): place is string => place !== undefined && !found.has(place) && found.set(place, far) !== undefined);
  }
  return found;
}

/** The sides between spaces at most so far off and those beyond. */
export function borderAt(layout: Layout, distances: ReadonlyMap<string, number>, last: number): readonly (readonly [Point, Point])[] {
  return [...distances].flatMap(([place, far]) => {
    if (far !== last) return [];
    return layout.neighbours(place).flatMap((other) => (other !== undefined && (distances.get(other) ?? 0) > last ? [layout.side([place, other])] : []));
  });
}

/** Where on the line between two points a third one stands nearest. */
export function footOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  return [ax + share * dx, ay + share * dy];
}
