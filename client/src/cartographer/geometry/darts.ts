/** Scattering points over a set of spaces, none too near another. */

import { type Random, between } from "../random";
import { type Layout, SIDE } from "./layout";
import { type Point, boxOf, grown, moved } from "./point";

const TRIES = 9000;

export interface Scatter {
  readonly count: number;
  readonly apart: { readonly x: number; readonly y: number };
}

/** Points inside the set, jittered upwards so that a crown and not a trunk keeps to its space. */
export function darts(layout: Layout, names: ReadonlySet<string>, scatter: Scatter, random: Random): Point[] {
  const kept: Point[] = [];
  if (names.size === 0) return kept;
  const box = grown(boxOf([...names].map(layout.centre)), SIDE);
  for (let tries = 0; tries < TRIES && kept.length < scatter.count; tries++) {
    const dart: Point = [between(random, box.left, box.right), between(random, box.top, box.bottom)];
    const crown = moved(dart, between(random, -14, 14), -between(random, 0, 8));
    if (kept.some((other) => isNear(other, dart, scatter.apart))) continue;
    const home = layout.at(crown);
    if (home !== undefined && names.has(home)) kept.push(dart);
  }
  return kept;
}

function isNear(a: Point, b: Point, apart: Scatter["apart"]): boolean {
  return Math.abs(a[0] - b[0]) < apart.x && Math.abs(a[1] - b[1]) < apart.y;
}
