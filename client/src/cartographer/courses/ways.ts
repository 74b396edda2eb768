/** Roads and streams through spaces, rivers along sides. */

import type { Layout } from "../geometry/layout";
import { linesAlong } from "../geometry/sides";
import { type Point, distance, moved, towards } from "../geometry/point";
import type { Ends, Ornament } from "../ornament";
import { type Random, between } from "../random";
import type { SheetData } from "../sheet";

const PUSH = 4;

export function roads(sheet: SheetData, ornament: Ornament, layout: Layout): Point[][] {
  const courses = ornament.roads ?? runs(layout, sheet.terrain["road"] ?? []);
  return courses.map((course) =>
    course.map((stop, i) => {
      if (typeof stop !== "string") return stop;
      return moved(layout.centre(stop), 4 * Math.sin(2.1 * i), 5 * Math.cos(1.7 * i));
    }),
  );
}

/** Streams that are a rule, through the middle of their spaces. */
export function ruleStreams(sheet: SheetData, ornament: Ornament, layout: Layout, random: Random): Point[][] {
  return runs(layout, sheet.terrain["stream"] ?? []).map((run, at) => {
    const bed = run.map((name) => moved(layout.centre(name), between(random, -12, 12), between(random, -12, 12)));
    return led(bed, ornament.streamEnds?.[at]);
  });
}

/** A line led on to where the skin lets it spring and end. */
export function led(line: readonly Point[], ends: Ends | undefined): Point[] {
  return ends === undefined ? [...line] : [...ends.from, ...line, ...ends.to];
}

/** Spaces in the order of the list, cut where two that follow are no neighbours. */
function runs(layout: Layout, names: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const name of names) {
    const run = found[found.length - 1];
    const last = run?.[run.length - 1];
    if (run !== undefined && last !== undefined && layout.neighbours(last).includes(name)) run.push(name);
    else found.push([name]);
  }
  return found;
}

/** Rivers with their fords and bridges as lines along the sides. */
export function rivers(sheet: SheetData, ornament: Ornament, layout: Layout): Point[][] {
  const pairs = ["river", "ford", "bridge"].flatMap((code) => sheet.sides[code] ?? []);
  return linesAlong(layout, pairs).map((corners, at) => led(meandering(corners), ornament.riverEnds?.[at]));
}

/** Each corner as two points of a bend round it, so that a zigzag of sides becomes a bed. */
function meandering(corners: readonly Point[]): Point[] {
  return corners.flatMap((corner, at) => {
    const [before, after] = [corners[at - 1], corners[at + 1]];
    if (before === undefined || after === undefined) return [corner];
    const [dx, dy] = outward(corner, before, after);
    return [0.33, -0.3].map((share) => moved(towards(corner, share > 0 ? before : after, Math.abs(share)), dx, dy));
  });
}

/** A small push away from the inside of the bend. */
function outward(corner: Point, before: Point, after: Point): Point {
  const inside = towards(before, after, 0.5);
  const length = distance(inside, corner) || 1;
  return [((corner[0] - inside[0]) / length) * PUSH, ((corner[1] - inside[1]) / length) * PUSH];
}
