/** Fords and bridges, laid across the water. */

import { evenly, leftward, spline } from "../geometry/curve";
import { type Point, distance, towards } from "../geometry/point";
import { linesAlong } from "../geometry/sides";
import type { Plan } from "../plan";
import { n, straight, tag } from "../svg";
import { placed } from "../symbols";

const PLANK_GAP = 12;

export function ford(plan: Plan): string {
  return fords(plan) + bridges(plan);
}

/** The stretches of river along the ford sides, pale, with planks across them. */
function fords(plan: Plan): string {
  return linesAlong(plan.layout, plan.sheet.sides["ford"] ?? [])
    .flatMap((corners) => plan.rivers.map((bed) => spline(bed).filter((point) => isBeside(point, corners))))
    .filter((shallow) => shallow.length > 1)
    .map((shallow) => tag("path", { d: straight(shallow), ...SAND }) + planks(shallow))
    .join("");
}

const SAND = { stroke: "#e2d7ad", "stroke-width": 24, fill: "none", opacity: 0.75 };

function isBeside(point: Point, corners: readonly Point[]): boolean {
  return corners.slice(1).some((to, at) => {
    const from = corners[at] as Point;
    return SHARES.some((share) => distance(point, towards(from, to, share)) < 9);
  });
}

const SHARES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

function planks(shallow: readonly Point[]): string {
  const spots = evenly(shallow, PLANK_GAP).slice(1);
  return spots
    .map((spot, at) => placed({ symbol: "ford-plank", at: spot, scale: 1, turn: angle(leftward(spots, at)) }))
    .join("");
}

function bridges(plan: Plan): string {
  return (plan.sheet.sides["bridge"] ?? [])
    .map((pair) => {
      const [from, to] = plan.layout.side(pair);
      const across: Point = [to[1] - from[1], from[0] - to[0]];
      return placed({ symbol: "bridge", at: towards(from, to, 0.5), scale: 1, turn: angle(across) });
    })
    .join("");
}

function angle([dx, dy]: Point): number {
  return Number(n((Math.atan2(dy, dx) * 180) / Math.PI));
}
