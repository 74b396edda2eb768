/** Walls on sides: a shade, stone with its courses, a tower on every second corner. */

import { linesAlong } from "../geometry/sides";
import type { Point } from "../geometry/point";
import type { Plan } from "../plan";
import { straight, tag } from "../svg";
import { placed } from "../symbols";

export function walls(plan: Plan): string {
  return linesAlong(plan.layout, plan.sheet.sides["wall"] ?? [])
    .map(wall)
    .join("");
}

function wall(corners: readonly Point[]): string {
  const d = straight(corners);
  const strokes =
    tag("path", { d, stroke: "#2b1d0a", "stroke-width": 16, opacity: 0.25, transform: "translate(4 6)" }) +
    tag("path", { d, stroke: "#3a2a14", "stroke-width": 15 }) +
    tag("path", { d, stroke: "#e9d8a8", "stroke-width": 11 }) +
    tag("path", { d, stroke: "#3a2a14", "stroke-width": 11, "stroke-dasharray": "1.6 8" });
  const towers = corners.filter((_, at) => at % 2 === 0).map((at) => placed({ symbol: "tower", at, scale: 0.8 }));
  return tag("g", { fill: "none", "stroke-linejoin": "round" }, strokes) + towers.join("");
}
