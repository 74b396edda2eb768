/** Sides of spaces put together into lines. */

import type { Pair } from "../sheet";
import type { Layout } from "./layout";
import { cornerKey } from "./outline";
import type { Point } from "./point";

type Edge = readonly [Point, Point];

/** Lines along the sides, corner by corner, from one end or fork to the next. */
export function linesAlong(layout: Layout, pairs: readonly Pair[]): Point[][] {
  const edges = pairs.map(layout.side);
  const meeting = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const end of edge) meeting.set(cornerKey(end), [...(meeting.get(cornerKey(end)) ?? []), edge]);
  }
  const left = new Set(edges);
  const isEnd = (corner: Point) => meeting.get(cornerKey(corner))?.length !== 2;
  const starts = edges.flatMap((edge) => edge.filter(isEnd).map((corner) => ({ edge, corner })));
  const loops = edges.map((edge) => ({ edge, corner: edge[0] }));
  return [...starts, ...loops].flatMap(({ edge, corner }) => (left.has(edge) ? [walked(edge, corner)] : []));

  function walked(first: Edge, start: Point): Point[] {
    const line = [start];
    for (let edge: Edge | undefined = first; edge !== undefined;) {
      left.delete(edge);
      const here: Point = otherEnd(edge, line[line.length - 1] as Point);
      line.push(here);
      edge = isEnd(here) ? undefined : meeting.get(cornerKey(here))?.find((next) => left.has(next));
    }
    return line;
  }
}

function otherEnd([a, b]: Edge, from: Point): Point {
  return cornerKey(a) === cornerKey(from) ? b : a;
}
