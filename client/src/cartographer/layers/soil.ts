/** Bare ground from near: grains of sand, cracks, pebbles, tufts of grass. None of it may be taken for cover. */

import { type Point, moved } from "../geometry/point";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { n, tag, xy } from "../svg";

/** In the mean of a space. */
const GRAINS = 4.6;
const CRACKS = 0.17;
const PEBBLES = 0.66;
const TUFTS = 0.78;
const UNDER_COVER = ["tree", "palm", "scrub", "water"];

export function soil(plan: Plan): string {
  if (!plan.ornament.isManScale || plan.options.finish === "print") return "";
  const open = plan.layout.names.filter((name) => UNDER_COVER.every((code) => !plan.terrain(code).has(name)));
  const grassy = open.filter((name) => !plan.terrain("slope").has(name));
  const round = { fill: "none", "stroke-linecap": "round" };
  return (
    tag("path", { d: strewn(plan, "grains", plan.layout.names, GRAINS, grain), ...round, stroke: "#6b4f2a", "stroke-width": 2, opacity: 0.34 }) +
    tag("path", { d: strewn(plan, "cracks", open, CRACKS, crack), ...round, stroke: "#6b4f2a", "stroke-width": 1.1, opacity: 0.34 }) +
    tag("path", { d: strewn(plan, "pebbles", open, PEBBLES, pebble), fill: "#cbb98e", stroke: "#4a3517", "stroke-width": 0.9, opacity: 0.8 }) +
    tag("path", { d: strewn(plan, "tufts", grassy, TUFTS, tuft), ...round, stroke: "#6b6a34", "stroke-width": 1.3, opacity: 0.66 })
  );
}

/** Something small, so many times a space, each kind with a stream of its own. */
function strewn(plan: Plan, kind: string, names: readonly string[], share: number, drawn: (at: Point, random: Random) => string): string {
  if (names.length === 0) return "";
  const random = plan.random(kind);
  return Array.from({ length: Math.round(names.length * share) }, () => {
    const home = plan.layout.centre(names[Math.floor(random() * names.length)] as string);
    return drawn(moved(home, between(random, -46, 46), between(random, -46, 46)), random);
  }).join("");
}

function grain(at: Point): string {
  return `M${xy(at)}h.1`;
}

function crack(at: Point, random: Random): string {
  const long = between(random, 22, 38);
  const bend = xy([long * between(random, 0.4, 0.6), between(random, -3.5, 3.5)]);
  return `M${xy(at)}q${bend} ${xy([long, between(random, -4, 4)])}`;
}

function pebble(at: Point, random: Random): string {
  const wide = between(random, 1.5, 3.6);
  const arc = (across: number) => `a${n(wide)},${n(wide * 0.76)} 0 1 0 ${n(across)},0`;
  return `M${xy(at)}${arc(2 * wide)}${arc(-2 * wide)}`;
}

/** Four or five blades from one root, the outer ones bent over. */
function tuft([x, y]: Point, random: Random): string {
  const blades = random() < 0.4 ? 5 : 4;
  const high = between(random, 7, 12);
  return Array.from({ length: blades }, (_, blade) => {
    const lean = blade - (blades - 1) / 2;
    const tip: Point = [lean * between(random, 2.4, 3.6), -high * (1 - 0.13 * Math.abs(lean)) * between(random, 0.8, 1.1)];
    return `M${xy([x + lean * 2.2, y])}q${xy([tip[0] * 0.3, tip[1] * 0.7])} ${xy(tip)}`;
  }).join("");
}
