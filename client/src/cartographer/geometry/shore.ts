/** Borders of sets of spaces as natural lines: worn round, moved in or out, without curls. */

import { cyclic, evenly, relaxedLoop } from "./curve";
import { type Layout, SIDE } from "./layout";
import { outline } from "./outline";
import { type Point, distance, moved } from "./point";

/** Points of a worn line lie so far apart. */
export const GRAIN = SIDE / 10;

/** The border of a set, worn `passes` times. */
export function worn(layout: Layout, names: ReadonlySet<string>, passes: number): Point[][] {
  return outline(layout, names).map((loop) => relaxedLoop(evenly([...loop, loop[0] as Point], GRAIN), passes));
}

/** A clockwise loop moved outwards; a negative distance moves it inwards. */
export function swollen(loop: readonly Point[], by: number): Point[] {
  return loop.map((point, at) => {
    const [dx, dy] = outward(loop, at);
    return moved(point, dx * by, dy * by);
  });
}

/** The direction away from the inside of a clockwise loop, of length one. */
export function outward(loop: readonly Point[], at: number): Point {
  const [before, after] = [cyclic(loop, at - 2), cyclic(loop, at + 2)];
  const length = distance(before, after) || 1;
  return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
}

/** What is left of the line at a depth inside a loop, in pieces: where the loop is narrow, nothing. */
export function depthLines(loop: readonly Point[], depth: number): Point[][] {
  const shore = loop.filter((_, at) => at % 2 === 0);
  const deep = swollen(loop, -depth).filter((point) => shore.every((other) => distance(point, other) > depth * 0.94));
  const pieces: Point[][] = [];
  for (const [at, point] of deep.entries()) {
    if (at === 0 || isGap(deep[at - 1] as Point, point)) pieces.push([point]);
    else pieces[pieces.length - 1]?.push(point);
  }
  const [first, last] = [pieces[0], pieces[pieces.length - 1]];
  if (first !== undefined && last !== undefined && !isGap(last[last.length - 1] as Point, first[0] as Point)) {
    last.push(...(first === last ? [first[0] as Point] : first));
    if (first !== last) pieces.shift();
  }
  return pieces.filter((piece) => piece.length > SHORTEST);
}

const SHORTEST = 5;

function isGap(from: Point, to: Point): boolean {
  return distance(from, to) > 4 * GRAIN;
}
