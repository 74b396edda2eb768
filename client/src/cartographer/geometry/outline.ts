/** The border of a set of spaces, and lines drawn inside it. */

import { cyclic } from "./curve";
import type { Layout } from "./layout";
import { type Point, distance, moved } from "./point";

/** The border of a set as closed loops, clockwise round the set. */
export function outline(layout: Layout, names: ReadonlySet<string>): Point[][] {
  const next = new Map<string, { from: Point; to: Point }>();
  for (const name of names) {
    const corners = layout.corners(name);
    layout.neighbours(name).forEach((other, side) => {
      if (other !== undefined && names.has(other)) return;
      const from = cyclic(corners, side);
      next.set(cornerKey(from), { from, to: cyclic(corners, side + 1) });
    });
  }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop = chained(next, start);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** The corners that follow one another from a start; takes them out of the map. */
function chained(next: Map<string, { from: Point; to: Point }>, start: string): Point[] {
  const loop: Point[] = [];
  for (let edge = next.get(start); edge !== undefined; edge = next.get(cornerKey(edge.to))) {
    next.delete(cornerKey(edge.from));
    loop.push(edge.from);
  }
  return loop;
}

/** A clockwise loop with each corner moved inwards, so that the new sides lie `by` off the old ones. */
export function inset(loop: readonly Point[], by: number): Point[] {
  return loop.map((here, at) => {
    const a = inward(cyclic(loop, at - 1), here);
    const b = inward(here, cyclic(loop, at + 1));
    const stretch = by / (1 + a[0] * b[0] + a[1] * b[1]);
    return moved(here, (a[0] + b[0]) * stretch, (a[1] + b[1]) * stretch);
  });
}

function inward(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

/** Corners of neighbouring hexes differ in their last digits only. */
export function cornerKey([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
