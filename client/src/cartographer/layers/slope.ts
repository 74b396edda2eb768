/** A slope under its lip: lit upper ground, an earthen wash, hachures that hang from the edge, stones upon it. */

import { type Beyond, beyond } from "../geometry/beyond";
import { leftOf } from "../geometry/border";
import { evenly, leftward, offset, relaxed } from "../geometry/curve";
import { type Point, moved } from "../geometry/point";
import { GRAIN, swollen, worn } from "../geometry/shore";
import { linesAlong } from "../geometry/sides";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import type { Pair } from "../sheet";
import { closed, n, straight, tag, xy } from "../svg";
import { along, stones, unnamed } from "./stones";

/** How often lines are drawn towards their middles: the lip follows its sides, what hangs from it the lie of the land. */
const FOOT_PASSES = 70;
const LIP_PASSES = 190;
const FALL_PASSES = 1500;
const HACHURES = [62, 20, 36];
const FOOT_TICKS = 5;
const STONE_GAP = 11;
const INK = "#3a2a14";

export function slope(plan: Plan): string {
  if (plan.terrain("slope").size === 0) return "";
  const field = beyond(plan.sheet, plan.ornament.room);
  const lips = lipsOf(field);
  const random = plan.random("slope");
  const hanging = lips.map((lip) => hachures(lip, random));
  const earth = washes(plan, field) + lips.map((lip) => underEdge(plan, lip)).join("");
  return (
    upperLight(plan, field) +
    (earth === "" ? "" : tag("g", { "clip-path": clipping(plan, lips).length > 0 ? `url(#${CLIP})` : undefined }, earth)) +
    stroke(feet(field, lips, random), 1.2, 0.42) +
    stroke(hanging.map(({ long }) => long).join(""), 1.4, 0.62) +
    stroke(hanging.map(({ short }) => short).join(""), 2.6, 0.7) +
    lips.map(edge).join("") +
    stones(unnamed(plan, lips.flatMap((lip) => along(lip, STONE_GAP, random))), random)
  );
}

function stroke(d: string, width: number, opacity: number): string {
  return tag("path", { d, fill: "none", stroke: INK, "stroke-width": width, "stroke-linecap": "round", opacity });
}

/** The lips of the field, each with the slope on its left. */
export function lipsOf({ layout, terrain }: Beyond): Point[][] {
  const [upper, low] = [terrain("upper"), terrain("slope")];
  const pairs = [...upper].flatMap((name) =>
    layout.neighbours(name).flatMap((other): Pair[] => (other !== undefined && low.has(other) ? [[name, other]] : [])),
  );
  return linesAlong(layout, pairs).map((corners) => {
    const line = relaxed([...evenly(corners, GRAIN), corners[corners.length - 1] as Point], LIP_PASSES);
    const beside = offset(line, 30).map(layout.at);
    const votes = beside.filter((name) => name !== undefined && upper.has(name)).length;
    return votes > beside.filter((name) => name !== undefined && low.has(name)).length ? [...line].reverse() : line;
  });
}

/** The border of the slope, out over the rim of the field. */
export function slopeLoops({ layout, terrain }: Beyond): Point[][] {
  return worn(layout, terrain("slope"), FOOT_PASSES);
}

function washes(plan: Plan, field: Beyond): string {
  if (plan.options.finish === "print") return "";
  const d = slopeLoops(field).map(closed).join("");
  const earth = (colour: string, opacity: number, spill: number) =>
    tag("path", { d, fill: colour, stroke: colour, "stroke-width": spill, "stroke-linejoin": "round", opacity, filter: plan.filter("edge-soft") });
  return earth("#8a672c", 0.34, 14) + earth("#caa870", 0.72, 4);
}

function upperLight(plan: Plan, { layout, terrain }: Beyond): string {
  if (plan.options.finish === "print") return "";
  const d = worn(layout, terrain("upper"), FOOT_PASSES).map(closed).join("");
  return tag("path", { d, fill: "#f3e6bd", opacity: plan.options.finish === "painted" ? 0.62 : 0.3, filter: plan.filter("blur-soft") });
}

const CLIP = "clip-slope";

/** The lips that cut the sheet in two. */
function clipping({ edges }: Plan, lips: readonly (readonly Point[])[]): (readonly Point[])[] {
  const isOff = ([x, y]: Point) => x < edges.left || x > edges.right || y < edges.top || y > edges.bottom;
  return lips.filter((lip) => isOff(lip[0] as Point) && isOff(lip[lip.length - 1] as Point));
}

/** The ground below every lip, so that no earth of the slope stains the upper ground; each clip is cut by the one before it. */
export function slopeClips(plan: Plan): string {
  if (plan.terrain("slope").size === 0) return "";
  const lips = clipping(plan, lipsOf(beyond(plan.sheet, plan.ornament.room)));
  return lips
    .map((lip, at) => {
      const id = at === lips.length - 1 ? CLIP : `${CLIP}-${at}`;
      const before = at === 0 ? undefined : `url(#${CLIP}-${at - 1})`;
      return tag("clipPath", { id, "clip-path": before }, tag("path", { d: closed(leftOf(lip, plan.edges)) }));
    })
    .join("");
}

/** The dark under the edge, on the side of the slope only. */
function underEdge(plan: Plan, lip: readonly Point[]): string {
  if (plan.options.finish !== "painted") return "";
  const shade = { stroke: "#3a2508", "stroke-width": 30, opacity: 0.3, fill: "none" };
  return tag("path", { d: straight(relaxed(offset(lip, 15), 8)), ...shade, filter: plan.filter("blur-shade") });
}

/** The edge itself: ink with a pale rim on the upper side. */
function edge(lip: readonly Point[]): string {
  const line = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  return (
    tag("path", { d: straight(offset(lip, -4)), ...line, stroke: "#fbf0cf", "stroke-width": 8, opacity: 0.9 }) +
    tag("path", { d: straight(lip), ...line, stroke: "#2c1c08", "stroke-width": 4.2 })
  );
}

/** Strokes down the slope in three lengths, and the thick root of each. */
function hachures(lip: readonly Point[], random: Random): { readonly long: string; readonly short: string } {
  // In a bay the strokes of the edge itself would run together into a star.
  const fall = relaxed(lip, FALL_PASSES);
  const strokes = lip.slice(1, -1).map((root, at) => {
    const [dx, dy] = leftward(fall, at + 1);
    const long = (HACHURES[at % HACHURES.length] as number) * between(random, 0.78, 1.22);
    const [lean, start] = [between(random, -0.05, 0.05) * long, moved(root, dx * 2, dy * 2)];
    const bend: Point = [dx * long * 0.5 - dy * lean, dy * long * 0.5 + dx * lean];
    return { start, bend, end: [dx * long, dy * long] as Point, root: [dx * long * 0.24, dy * long * 0.24] as Point };
  });
  return {
    long: strokes.map(({ start, bend, end }) => `M${xy(start)}q${xy(bend)} ${xy(end)}`).join(""),
    short: strokes.map(({ start, root }) => `M${xy(start)}l${xy(root)}`).join(""),
  };
}

/** Short ticks where the slope runs out. */
function feet(field: Beyond, lips: readonly (readonly Point[])[], random: Random): string {
  const near = lips.flat().filter((_, at) => at % 4 === 0);
  return slopeLoops(field)
    .flatMap((loop) => {
      const inner = swollen(loop, -12);
      return inner.flatMap((point, at) => {
        if (at % FOOT_TICKS !== 0 || near.some((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) < 48)) return [];
        const long = between(random, 8, 17);
        const rim = loop[at] as Point;
        return [`M${xy(point)}l${n(((rim[0] - point[0]) / 12) * long)},${n(((rim[1] - point[1]) / 12) * long)}`];
      });
    })
    .join("");
}
