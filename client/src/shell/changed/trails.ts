/** How the ways of pieces are drawn: a line of dots from counter to counter, beads where a space was entered, an arrowhead. */

import type { Layout } from "../../cartographer/geometry/layout";
import type { Point } from "../../cartographer/geometry/point";

export interface TrailShape {
  /** The line, from the edge of where it began to the arrowhead. */
  readonly line: string;
  readonly beads: readonly Point[];
  /** Where the arrowhead stands, and how it is turned. */
  readonly head: { readonly at: Point; readonly turn: number };
}

/** How far from the middle of a space a trail begins and ends: outside the counter. */
const CLEAR = 44;

export function trailShape(layout: Layout, way: readonly string[]): TrailShape {
  const points = way.map((place): Point => layout.centre(place));
  const [first, second] = [points[0] as Point, (points[1] ?? points[0]) as Point];
  const [last, before] = [points.at(-1) as Point, (points.at(-2) ?? points[0]) as Point];
  const [start, end] = [towards(first, second), towards(last, before)];
  const line = [start, ...points.slice(1, -1), end];
  return {
    line: `M${line.map((point) => point.map(rounded).join(",")).join(" L")}`,
    beads: points.slice(1, -1),
    head: { at: end, turn: turned(before, last) },
  };
}

/** Where the wedge of an attack stands: on the side of the space it is aimed at. */
export function wedgeAt(layout: Layout, from: string, to: string): Point {
  return shortOf(layout.centre(from), layout.centre(to), HEXSIDE);
}

const HEXSIDE = 50;

/** The turn in degrees from one point to another. */
export function turned([x, y]: Point, [toX, toY]: Point): number {
  return rounded((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
}

/** The point so far before another, on the straight line to it. */
function shortOf([x, y]: Point, to: Point, by: number): Point {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const part = 1 - by / Math.max(Math.hypot(dx, dy), 1);
  return [x + dx * part, y + dy * part];
}

function towards(from: Point, to: Point): Point {
  return shortOf(to, from, CLEAR);
}

const rounded = (value: number) => Math.round(value * 10) / 10;
