/** Walls on sides: a shade, stone with its courses, a tower on every corner that looks outward. */

import { led } from "../courses/ways";
import { SIDE } from "../geometry/layout";
import { type Point, distance, moved } from "../geometry/point";
import { linesAlong } from "../geometry/sides";
import type { Plan } from "../plan";
import type { Pair } from "../sheet";
import { straight, tag } from "../svg";
import { placed } from "../symbols";

const TOWER_SCALE = 0.74;
const TOWER_FOOT = 16;

export function walls(plan: Plan): string {
  return linesAlong(plan.layout, walled(plan))
    .map((corners, at) => led(corners, plan.ornament.wallEnds?.[at]))
    .map((line) => wall(line) + towers(plan, line))
    .join("");
}

/** The sides with a wall: those that the rules name, and those between a fortress and the land before it. */
function walled({ layout, sheet, terrain }: Plan): Pair[] {
  const [fortress, sea] = [terrain("fortress"), terrain("sea")];
  const outer = [...fortress].flatMap((name) =>
    layout
      .neighbours(name)
      .filter((other) => other !== undefined && !fortress.has(other) && !sea.has(other))
      .map((other): Pair => [name, other as string]),
  );
  return [...(sheet.sides["wall"] ?? []), ...outer];
}

function wall(line: readonly Point[]): string {
  const d = straight(line);
  const strokes =
    tag("path", { d, stroke: "#2b1d0a", "stroke-width": 19, opacity: 0.28, transform: "translate(5 7)" }) +
    tag("path", { d, stroke: "#3a2a14", "stroke-width": 18, "stroke-linecap": "round" }) +
    tag("path", { d, stroke: "#ecdcae", "stroke-width": 13.5, "stroke-linecap": "round" }) +
    tag("path", { d, stroke: "#3a2a14", "stroke-width": 13.5, "stroke-dasharray": "1.6 8" }) +
    tag("path", { d, stroke: "#3a2a14", "stroke-width": 1.4, opacity: 0.7 });
  return tag("g", { fill: "none", "stroke-linejoin": "round" }, strokes);
}

/** Towers from north to south, so that the nearer stands before the farther. */
function towers(plan: Plan, line: readonly Point[]): string {
  return line
    .filter((corner, at) => at === 0 || at === line.length - 1 || looksOutward(plan, corner))
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map((corner) => placed({ symbol: "tower", at: moved(corner, 0, TOWER_FOOT), scale: TOWER_SCALE }))
    .join("");
}

/** Whether a corner of a space is not shared by two spaces of the fortress; points between corners have no tower. */
function looksOutward({ layout, terrain }: Plan, corner: Point): boolean {
  const touching = layout.names.filter((name) => Math.abs(distance(layout.centre(name), corner) - SIDE) < 0.1);
  return touching.length > 0 && touching.filter((name) => terrain("fortress").has(name)).length < 2;
}
