/** Streams, rivers and roads: a dark casing and a light core, all casings of a kind before all cores. */

import type { Point } from "../geometry/point";
import type { Plan } from "../plan";
import { flowing, tag } from "../svg";
import { organic } from "./organic";

interface Stroke {
  readonly stroke: string;
  readonly "stroke-width": number;
  readonly opacity?: number;
  readonly "stroke-dasharray"?: string;
  readonly transform?: string;
}

const ORNAMENT_STREAM: readonly Stroke[] = [
  { stroke: "#34545a", "stroke-width": 11, opacity: 0.75 },
  { stroke: "#9cc0bd", "stroke-width": 7.4 },
];
const RULE_STREAM: readonly Stroke[] = [
  { stroke: "#34545a", "stroke-width": 19, opacity: 0.8 },
  { stroke: "#94bcbb", "stroke-width": 14 },
  { stroke: "#c9ded2", "stroke-width": 2, "stroke-dasharray": "22 26", opacity: 0.8 },
];
const RIVER: readonly Stroke[] = [
  { stroke: "#24454d", "stroke-width": 33 },
  { stroke: "#7ba9ac", "stroke-width": 28 },
  { stroke: "#b7d2c9", "stroke-width": 3, "stroke-dasharray": "26 16", opacity: 0.7, transform: "translate(5 0)" },
  { stroke: "#2d5a63", "stroke-width": 1.4, "stroke-dasharray": "18 22", opacity: 0.7, transform: "translate(-6 0)" },
];
const ROAD: readonly Stroke[] = [
  { stroke: "#5b4120", "stroke-width": 17 },
  { stroke: "#f3e6c0", "stroke-width": 12 },
  { stroke: "#a5834a", "stroke-width": 1.6, "stroke-dasharray": "13 9" },
];

export function stream(plan: Plan): string {
  return (
    meadow(plan) +
    drawn(plan, plan.streams, ORNAMENT_STREAM, "wobble-stream") +
    drawn(plan, plan.ruleStreams, RULE_STREAM, "wobble-stream")
  );
}

/** The green along a stream that is a rule: it shows its spaces, where the line alone would show their middles. */
function meadow(plan: Plan): string {
  const banks = plan.terrain("stream");
  if (banks.size === 0) return "";
  const grass = organic(plan, banks, { colour: "#7f8f4c", strength: 0.36 }, { colour: "#c3c88b", strength: 0.75 });
  return tag("g", { opacity: 0.62 }, grass);
}

export function river(plan: Plan): string {
  return drawn(plan, plan.rivers, RIVER, "wobble-line");
}

export function road(plan: Plan): string {
  return drawn(plan, plan.roads, ROAD, "wobble-line");
}

function drawn(plan: Plan, lines: readonly (readonly Point[])[], strokes: readonly Stroke[], wobble: string): string {
  if (lines.length === 0) return "";
  const paths = strokes.flatMap((stroke) => lines.map((line) => tag("path", { d: flowing(line), ...stroke })));
  const round = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  return tag("g", { ...round, filter: plan.filter(wobble) }, paths.join(""));
}
