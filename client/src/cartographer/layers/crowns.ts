/** Trees from above: a scalloped mass, clumps of leaves that catch the light from the upper left, silver strokes upon them. */

import { type Boss, type Crown, crownsOver, scalloped } from "../courses/crowns";
import { type Point, distance, moved } from "../geometry/point";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { type Disc, disc, knobs, levels, lobed } from "../shapes";
import { n, tag, xy } from "../svg";
import { palms, palmShade } from "./palms";

/** From the dark side to the side of the light. */
const TONES = ["#575c33", "#686d41", "#7a7f53", "#8e926a", "#a3a681", "#b7b897", "#cac9af"];
const CLUMP_APART = 12.5;
/** The dark rim that clumps leave free. */
const RIM = 12;
const CAST = { x: 15, y: 19 };

/** The crowns of a plan; a palm is no crown. */
export function crownsOf(plan: Plan): Crown[] {
  const palmed = plan.terrain("palm");
  const trees = new Set([...plan.terrain("tree")].filter((name) => !palmed.has(name)));
  return crownsOver(plan.layout, trees, plan.random("crowns"));
}

/** The shade that trees and palms cast to the lower right. */
export function shade(plan: Plan): string {
  if (plan.options.finish === "print") return "";
  const bosses = crownsOf(plan).flatMap((crown) => crown.bosses);
  const cast = bosses.map(({ at, radius }) => disc({ at: moved(at, CAST.x, CAST.y), radius: radius + 1.5 }));
  const d = cast.join("") + palmShade(plan, CAST);
  const opacity = plan.options.finish === "painted" ? 0.4 : 0.28;
  return d === "" ? "" : tag("path", { d, fill: "#2b2a10", opacity, filter: plan.filter("blur-shade") });
}

export function crowns(plan: Plan): string {
  const all = crownsOf(plan);
  const random = plan.random("leaves");
  return (all.length === 0 ? "" : mass(all, random) + boughs(all, random) + foliage(all, random)) + palms(plan);
}

/** The dark inside of all crowns; the stroke lies under the fill, so that only the outer rim of a crown is inked. */
function mass(all: readonly Crown[], random: Random): string {
  const d = all.map((crown) => scalloped(crown, random).map(disc).join("")).join("");
  return tag("path", { d, fill: "#474b28", stroke: "#262811", "stroke-width": 4.6, "stroke-linejoin": "round", "paint-order": "stroke" });
}

/** What shows of the wood between the clumps. */
function boughs(all: readonly Crown[], random: Random): string {
  const d = all
    .flatMap(({ bosses }) => bosses.filter(({ space }) => space !== undefined))
    .map(({ at, radius }) => {
      return Array.from({ length: 5 }, () => {
        const [angle, bend] = [random() * 2 * Math.PI, between(random, -0.5, 0.5)];
        const long = radius * between(random, 0.5, 0.82);
        const way = (turn: number, far: number): Point => [far * Math.cos(angle + turn), far * Math.sin(angle + turn)];
        return `M${xy(at)}q${xy(way(bend, long * 0.5))} ${xy(way(0, long))}`;
      }).join("");
    });
  return tag("path", { d: d.join(""), fill: "none", stroke: "#33280f", "stroke-width": 3.4, "stroke-linecap": "round", opacity: 0.8 });
}

interface Clump extends Disc {
  /** How high in the crown it lies, and how much light it catches, both up to 1. */
  readonly height: number;
  readonly light: number;
}

function foliage(all: readonly Crown[], random: Random): string {
  const clumps = all.flatMap((crown) => clumpsOf(crown, random));
  const fromBelow = clumps.sort((a, b) => a.height - b.height || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return levels(fromBelow).map((level) => leafed(level, random)).join("");
}

/** Clumps all over the bosses of a crown, none too near another. */
function clumpsOf(crown: Crown, random: Random): Clump[] {
  const found: Clump[] = [];
  for (const boss of crown.bosses) {
    const tries = Math.round((boss.radius / 43) ** 2 * 70);
    for (let dart = 0; dart < tries; dart++) {
      const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * (boss.radius - RIM)];
      const at = moved(boss.at, far * Math.cos(angle), far * Math.sin(angle));
      if (found.some((other) => distance(other.at, at) < CLUMP_APART)) continue;
      const rise = Math.sqrt(Math.max(0, 1 - (far / boss.radius) ** 2));
      const light = lightOn(crown, boss, at, rise) + between(random, -0.13, 0.13);
      found.push({ at, light, radius: between(random, 9.5, 12.5) + 2.5 * rise, height: rise + 0.3 * light + between(random, -0.1, 0.1) });
    }
  }
  return found;
}

/** The light from the upper left on the dome of a boss, and a little on the crown as a whole. */
function lightOn({ middle, reach }: Crown, boss: Boss, at: Point, rise: number): number {
  const towards = (from: Point, across: number) => -(0.64 * (at[0] - from[0]) + 0.77 * (at[1] - from[1])) / across;
  return 0.08 + 0.56 * towards(boss.at, boss.radius) + 0.42 * towards(middle, reach) + 0.46 * rise;
}

/** Clumps that do not touch, as one path for each tone, with the strokes of their leaves. */
function leafed(level: readonly Clump[], random: Random): string {
  const toned = TONES.map((fill, tone) => ({ fill, tone, clumps: level.filter(({ light }) => toneOf(light) === tone) }));
  const bodies = toned
    .filter(({ clumps }) => clumps.length > 0)
    .map(({ fill, tone, clumps }) => {
      const d = clumps.map((clump) => lobed(knobs(clump, 8, 0.08, random))).join("");
      return tag("path", { d, fill, stroke: "#2f3414", "stroke-width": 1.5, "stroke-opacity": tone < 3 ? 0.75 : 0.6 });
    });
  const dark = level.map((clump) => folds(clump, random)).join("");
  const pale = level.filter(({ light }) => toneOf(light) > 1).map((clump) => silver(clump, random)).join("");
  const line = { fill: "none", "stroke-linecap": "round" };
  return (
    bodies.join("") +
    tag("path", { d: dark, ...line, stroke: "#2b300f", "stroke-width": 1.6, opacity: 0.5 }) +
    (pale === "" ? "" : tag("path", { d: pale, ...line, stroke: "#e9e7c9", "stroke-width": 1.8, opacity: 0.72 }))
  );
}

function toneOf(light: number): number {
  return Math.max(0, Math.min(TONES.length - 1, Math.floor(light * TONES.length)));
}

/** The side of a clump without light. */
function folds({ at: [x, y], radius }: Clump, random: Random): string {
  return Array.from({ length: 2 }, () => {
    const angle = between(random, -0.2, 1.6);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const far = radius * between(random, 0.4, 0.62);
    return `M${xy([x + cos * far, y + sin * far])}q${n(-sin * 3 + cos * 1.6)},${n(cos * 3 + sin * 1.6)} ${n(-sin * 6)},${n(cos * 6)}`;
  }).join("");
}

/** Leaves that turn their pale side up. */
function silver({ at: [x, y], radius, light }: Clump, random: Random): string {
  return Array.from({ length: light > 0.6 ? 4 : 3 }, () => {
    const at: Point = [x + radius * between(random, -0.6, 0.15), y + radius * between(random, -0.5, 0.2)];
    return `M${xy(at)}q2.6,-4 6.2,-2.6`;
  }).join("");
}
