/** Open water at man scale: wet ground, a rim of mud, depth that follows the shore, reeds inside and stones outside. */

import { relaxedLoop } from "../geometry/curve";
import { type Point, boxOf, distance, moved } from "../geometry/point";
import { depthLines, outward, swollen, worn } from "../geometry/shore";
import { isWithin } from "../geometry/within";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { type Disc } from "../shapes";
import { closed, n, straight, tag, xy } from "../svg";
import { stones, unnamed } from "./stones";

const SHORE_PASSES = 22;
const MUD = 13;
const LINES = [7, 15, 25, 37, 52];
const INK = "#20190c";

/** The shores of the water, clockwise round it. */
export function shores({ layout, terrain }: Plan): Point[][] {
  return worn(layout, terrain("water"), SHORE_PASSES);
}

export function pool(plan: Plan): string {
  const loops = shores(plan);
  if (loops.length === 0) return "";
  const random = plan.random("pool");
  const reeds = loops.flatMap((loop) => reedBeds(loop, random));
  const inside = depth(plan, loops) + lines(loops) + glints(loops, random);
  return (
    bank(plan, loops, random) +
    tag("path", { d: path(loops), fill: "#b4cfc0" }) +
    tag("g", { "clip-path": "url(#clip-pool)" }, inside) +
    tag("path", { d: path(loops), fill: "none", stroke: INK, "stroke-width": 2.6, "stroke-linejoin": "round" }) +
    stones(unnamed(plan, loops.flatMap((loop) => shoreStones(loop, random))), random) +
    grown(reeds, random)
  );
}

function path(loops: readonly (readonly Point[])[]): string {
  return loops.map(closed).join("");
}

function bank(plan: Plan, loops: readonly Point[][], random: Random): string {
  if (plan.options.finish === "print") return "";
  const grownBy = (by: number) => path(loops.map((loop) => relaxedLoop(swollen(loop, by), 3)));
  const rough = { filter: plan.filter("wobble-line") };
  const ticks = loops.flatMap((loop) =>
    loop.flatMap((point, at) => {
      if (random() > 0.4) return [];
      const [dx, dy] = outward(loop, at);
      const from = between(random, 3.5, 7);
      const long = between(random, 2, 5.5);
      return [`M${xy(moved(point, dx * from, dy * from))}l${n(dx * long - dy * 1.5)},${n(dy * long + dx * 1.5)}`];
    }),
  );
  return (
    tag("path", { d: grownBy(26), fill: "#8f8a4e", opacity: plan.options.finish === "painted" ? 0.42 : 0.2, filter: plan.filter("blur-soft") }) +
    tag("path", { d: grownBy(MUD), fill: "#b79a5e", opacity: 0.92, stroke: "#5b4120", "stroke-width": 1.6, "stroke-opacity": 0.75, ...rough }) +
    tag("path", { d: grownBy(4), fill: "#8a6b38", opacity: 0.55, ...rough }) +
    tag("path", { d: ticks.join(""), stroke: "#4a3313", "stroke-width": 1.6, opacity: 0.55, "stroke-linecap": "round" })
  );
}

/** Three tones, each farther from the shore, and the light on the shallows. */
function depth(plan: Plan, loops: readonly Point[][]): string {
  if (plan.options.finish === "print") return "";
  const deeper = (by: number, colour: string, filter: string) =>
    tag("path", { d: path(loops.flatMap((loop) => depthLines(loop, by))), fill: colour, filter: plan.filter(filter) });
  const { left, top, right, bottom } = boxOf(loops.flat());
  const box = { x: n(left), y: n(top), width: n(right - left), height: n(bottom - top) };
  const wash = plan.options.finish === "painted" ? tag("rect", { ...box, filter: plan.filter("wash-sea"), opacity: 0.42 }) : "";
  return deeper(10, "#8cb6b3", "blur-shade") + deeper(26, "#75a5aa", "blur-soft") + deeper(42, "#5c909b", "blur-soft") + wash;
}

function lines(loops: readonly Point[][]): string {
  const drawn = LINES.map((far, i) => {
    const d = loops.flatMap((loop) => depthLines(loop, far)).map(straight).join("");
    return d === "" ? "" : tag("path", { d, "stroke-width": 1.7 - 0.14 * i, opacity: 0.85 - 0.12 * i });
  });
  return tag("g", { fill: "none", stroke: "#1f4a57" }, drawn.join(""));
}

/** Light on ripples, well inside. */
function glints(loops: readonly Point[][], random: Random): string {
  const found: Point[] = [];
  for (const loop of loops) {
    const { left, top, right, bottom } = boxOf(loop);
    const count = Math.round(((right - left) * (bottom - top)) / 6200);
    for (let tries = 0, kept = 0; tries < 400 && kept < count; tries++) {
      const at: Point = [between(random, left, right - 32), between(random, top, bottom)];
      const isOpen = [moved(at, -12, 0), moved(at, 16, -14), moved(at, 16, 14), moved(at, 44, 0)].every((end) => isWithin(loop, end));
      if (!isOpen || found.some((other) => distance(at, other) < 34)) continue;
      found.push(at);
      kept++;
    }
  }
  const d = found.map((at) => `M${xy(at)}q8,-4 16,0t16,0`).join("");
  return tag("path", { d, fill: "none", stroke: "#eef4e2", "stroke-width": 2, "stroke-linecap": "round", opacity: 0.75 });
}

function shoreStones(loop: readonly Point[], random: Random): Disc[] {
  const found: Disc[] = [];
  for (let at = Math.floor(between(random, 3, 9)); at < loop.length - 4; at += Math.floor(between(random, 11, 26))) {
    const [dx, dy] = outward(loop, at);
    const by = between(random, 5, 9);
    const place = { at: moved(loop[at] as Point, dx * by, dy * by), radius: between(random, 5.5, 9.5) };
    if (found.every((other) => distance(other.at, place.at) > 26)) found.push(place);
  }
  return found;
}

/** Where reeds stand: a few beds along the shore, just inside it. */
function reedBeds(loop: readonly Point[], random: Random): Point[] {
  const found: Point[] = [];
  for (let at = Math.floor(between(random, 0, 8)); at < loop.length; at += Math.floor(between(random, 9, 22))) {
    const bed = 1 + Math.floor(random() * 3);
    for (let clump = 0; clump < bed; clump++) {
      const here = (at + clump * 3) % loop.length;
      const [dx, dy] = outward(loop, here);
      const by = between(random, 5, 11);
      found.push(moved(loop[here] as Point, -dx * by, -dy * by));
    }
  }
  return found.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** Blades of each clump, and the brown head that some of them bear. */
function grown(clumps: readonly Point[], random: Random): string {
  const [blades, heads]: [string[], string[]] = [[], []];
  for (const [x, y] of clumps) {
    for (const lean of [-1.6, -0.6, 0.5, 1.5]) {
      const tip: Point = [lean * between(random, 2.6, 4.4), -between(random, 11, 19) * (1 - 0.12 * Math.abs(lean))];
      const root: Point = [x + lean * 2.4, y];
      blades.push(`M${xy(root)}q${xy([tip[0] * 0.2, tip[1] * 0.6])} ${xy(tip)}`);
      if (Math.abs(lean) < 1 && random() < 0.4) heads.push(`M${xy(moved(root, tip[0], tip[1]))}l${xy([-tip[0] * 0.12, 4.5])}`);
    }
  }
  const line = { fill: "none", "stroke-linecap": "round" };
  return (
    tag("path", { d: blades.join(""), ...line, stroke: "#2c4f38", "stroke-width": 2, opacity: 0.9 }) +
    tag("path", { d: heads.join(""), ...line, stroke: "#5b3d1a", "stroke-width": 3.2 })
  );
}
