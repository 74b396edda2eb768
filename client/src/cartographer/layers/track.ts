/** A worn cart track: two ruts and the grass between them, faint enough that nobody takes it for a road of the rules. */

import { offset, spline } from "../geometry/curve";
import { type Point } from "../geometry/point";
import type { Plan } from "../plan";
import { flowing, tag } from "../svg";

/** From the middle of the track to the middle of a rut. */
export const RUT = 13;
const EVERY = 6;

export function track(plan: Plan): string {
  const tracks = plan.ornament.tracks ?? [];
  if (tracks.length === 0) return "";
  const isPainted = plan.options.finish === "painted";
  const pale = { stroke: "#f6ebcb", "stroke-width": isPainted ? 54 : 42, opacity: isPainted ? 0.34 : 0.2 };
  const dust = tracks.map((line) => tag("path", { d: flowing(thinned(spline(line))), ...pale, filter: plan.filter("blur-shade") }));
  const ruts = tracks.flatMap((line) => drawn(spline(line)));
  const round = { fill: "none", "stroke-linecap": "round" };
  return tag("g", round, dust.join("") + tag("g", { filter: plan.filter("wobble-stream") }, ruts.join("")));
}

function drawn(line: readonly Point[]): string[] {
  const beside = (by: number) => flowing(thinned(offset(line, by)));
  const worn = { stroke: "#8a6a36", "stroke-width": 7, opacity: 0.28 };
  const edge = { stroke: "#5b4120", "stroke-width": 1.5, opacity: 0.55 };
  return [
    tag("path", { d: beside(RUT), ...worn }),
    tag("path", { d: beside(-RUT), ...worn }),
    tag("path", { d: beside(RUT + 1), ...edge, "stroke-dasharray": "34 7 12 9" }),
    tag("path", { d: beside(-RUT - 2), ...edge, "stroke-dasharray": "22 9 40 8" }),
    tag("path", { d: beside(0), stroke: "#8b8a4c", "stroke-width": 2, "stroke-dasharray": "3 13 6 19", opacity: 0.5 }),
  ];
}

function thinned(line: readonly Point[]): Point[] {
  return line.filter((_, at) => at % EVERY === 0 || at === line.length - 1);
}
