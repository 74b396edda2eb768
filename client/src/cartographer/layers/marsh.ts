/** Marsh: dark water with a lighter middle, strokes of water, clumps of reeds. */

import type { Plan } from "../plan";
import { between, type Random } from "../random";
import { ACROSS, SIDE } from "../geometry/layout";
import type { Point } from "../geometry/point";
import { n, tag, xy } from "../svg";
import { organic } from "./organic";

const ROWS = 7;
const CLUMPS = 5;

export function marsh(plan: Plan): string {
  const wet = plan.terrain("marsh");
  if (wet.size === 0) return "";
  const random = plan.random("marsh");
  const centres = [...wet].map(plan.layout.centre);
  const water = centres.map((centre) => ripples(centre, random)).join("");
  const reeds = centres.map((centre) => clumps(centre, random)).join("");
  return (
    organic(plan, wet, { colour: "#3f6f6b", strength: 0.8 }, { colour: "#93b5a4", strength: 1 }) +
    tag("path", { d: water, stroke: "#31595a", "stroke-width": 1.5, opacity: 0.62 }) +
    tag("path", {
      d: reeds,
      stroke: "#2c4f38",
      "stroke-width": 1.6,
      fill: "none",
      "stroke-linecap": "round",
      opacity: 0.85,
    })
  );
}

/** Rows of short strokes, as wide as the space is there. */
function ripples([cx, cy]: Point, random: Random): string {
  return Array.from({ length: ROWS }, (_, row) => {
    const dy = (row - (ROWS - 1) / 2) * 14 + between(random, -3, 3);
    const half = Math.min(ACROSS / 2, (SIDE - Math.abs(dy)) * 1.5) - 4;
    let d = "";
    for (let x = cx - half + between(random, 0, 12); x < cx + half - 9;) {
      const long = Math.min(between(random, 9, 26), cx + half - x);
      d += `M${xy([x, cy + dy])}h${n(long)}`;
      x += long + between(random, 10, 24);
    }
    return d;
  }).join("");
}

function clumps([cx, cy]: Point, random: Random): string {
  return Array.from({ length: CLUMPS }, () => {
    const [x, y] = [cx + between(random, -34, 30), cy + between(random, -30, 38)];
    const blade = (dx: number, bend: string) => `M${xy([x + dx, y])}q${bend}`;
    return blade(0, "-1,-8 -5,-13") + blade(4, "-1,-10 -2,-18") + blade(8, "1,-10 3,-17") + blade(12, "2,-7 6,-11");
  }).join("");
}
