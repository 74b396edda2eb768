/** The shore: through the control points of the skin, or between the sea and the land of the rules. */

import { OFF_SHEET } from "../geometry/border";
import { relaxed, spline } from "../geometry/curve";
import type { Layout } from "../geometry/layout";
import { cornerKey } from "../geometry/outline";
import { type Point, moved, towards } from "../geometry/point";
import type { Ornament } from "../ornament";
import { type Random, between } from "../random";
import type { SheetData } from "../sheet";

/** Shores with the sea on their left, each running off the sheet at both ends. */
export function coastlines(sheet: SheetData, ornament: Ornament, layout: Layout, random: Random): Point[][] {
  const controls = ornament.coasts ?? shoresOfSea(layout, new Set(sheet.terrain["sea"] ?? []), random);
  return controls.map((line) => wobbled(spline(line), random));
}

function wobbled(line: readonly Point[], random: Random): Point[] {
  return line.map(([x, y], i) => [
    x + 1.2 * Math.sin(1.7 * i) + between(random, -1, 1),
    y + 1.6 * Math.sin(0.9 * i) + 1.8 * Math.sin(0.37 * i + 1) + between(random, -1, 1),
  ]);
}

function shoresOfSea(layout: Layout, sea: ReadonlySet<string>, random: Random): Point[][] {
  const next = new Map<string, { from: Point; to: Point }>();
  for (const name of sea) {
    const corners = layout.corners(name);
    layout.neighbours(name).forEach((other, side) => {
      if (other === undefined || sea.has(other)) return;
      // Clockwise round the sea the land lies on the left, so the side is taken the other way.
      const [from, to] = [corners[(side + 1) % 6] as Point, corners[side] as Point];
      next.set(cornerKey(from), { from, to });
    });
  }
  return chains(next).map((corners) => offSheet(layout, softened(corners, random)));
}

/** The sides put together into open lines, each begun where no other side leads. */
function chains(next: Map<string, { from: Point; to: Point }>): Point[][] {
  const led = new Set([...next.values()].map((edge) => cornerKey(edge.to)));
  return [...next.keys()]
    .filter((start) => !led.has(start))
    .map((start) => {
      const line: Point[] = [];
      let last: Point | undefined;
      for (let edge = next.get(start); edge !== undefined; edge = next.get(cornerKey(edge.to))) {
        line.push(edge.from);
        last = edge.to;
      }
      return last === undefined ? line : [...line, last];
    });
}

/** The middles of the sides, each moved a little, smoothed. */
function softened(corners: readonly Point[], random: Random): Point[] {
  const middles = corners.slice(1).map((to, at) => {
    const middle = towards(corners[at] as Point, to, 0.5);
    return moved(middle, between(random, -9, 9), between(random, -9, 9));
  });
  return relaxed([corners[0] as Point, ...middles, corners[corners.length - 1] as Point], 2);
}

/** The line led straight out over the nearest edge at both ends, else the corner of the sea would show. */
function offSheet(layout: Layout, line: readonly Point[]): Point[] {
  return [outside(layout, line[0] as Point), ...line, outside(layout, line[line.length - 1] as Point)];
}

function outside({ width, height }: Layout, [x, y]: Point): Point {
  const ways: [gap: number, beyond: Point][] = [
    [x, [-OFF_SHEET, y]],
    [width - x, [width + OFF_SHEET, y]],
    [y, [x, -OFF_SHEET]],
    [height - y, [x, height + OFF_SHEET]],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}
