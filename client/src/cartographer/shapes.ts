/** Small shapes that are drawn by the hundred, written as short as they can be. */

import { type Point, distance } from "./geometry/point";
import { type Random, between } from "./random";
import { n, xy } from "./svg";

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** A whole circle as part of a path. */
export function disc({ at: [x, y], radius }: Disc): string {
  const arc = (across: number) => `a${n(radius)},${n(radius)} 0 1 0 ${n(across)},0`;
  return `M${xy([x - radius, y])}${arc(2 * radius)}${arc(-2 * radius)}`;
}

/** Whether two discs touch. */
export function isTouching(a: Disc, b: Disc): boolean {
  return distance(a.at, b.at) < a.radius + b.radius;
}

/** Points round a disc, each a little nearer or farther than its rim. */
export function knobs({ at: [x, y], radius }: Disc, count: number, unevenness: number, random: Random): Point[] {
  const first = random() * 2 * Math.PI;
  return Array.from({ length: count }, (_, knob) => {
    const angle = first + ((knob + between(random, -0.25, 0.25)) * 2 * Math.PI) / count;
    const reach = radius * (1 + between(random, -unevenness, unevenness));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

/** A closed line of small bows that bulge outwards, through points that run clockwise. */
export function lobed(loop: readonly Point[]): string {
  let here = tenths(loop[loop.length - 1] as Point);
  let d = `M${xy(here)}`;
  for (const point of loop) {
    const end = tenths(point);
    const bow = n(distance(here, end) * 0.56);
    d += `a${bow},${bow} 0 0 1 ${xy([end[0] - here[0], end[1] - here[1]])}`;
    here = end;
  }
  return `${d}Z`;
}

function tenths([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A corner of many sides, straight. */
export function faceted(loop: readonly Point[]): string {
  return `M${loop.map(xy).join("L")}Z`;
}

/** Sorts discs that lie over one another into as few levels as can be: within a level none touches another, so one path can draw them. */
export function levels<Kind extends Disc>(fromBelow: readonly Kind[]): Kind[][] {
  const levelOf = new Map<Kind, number>();
  const sorted: Kind[][] = [];
  for (const [order, one] of fromBelow.entries()) {
    const under = fromBelow.slice(0, order).filter((other) => isTouching(one, other));
    const level = Math.max(-1, ...under.map((other) => levelOf.get(other) as number)) + 1;
    levelOf.set(one, level);
    (sorted[level] ??= []).push(one);
  }
  return sorted;
}
