/** Scrub at man scale: a dry wash and six low bushes a space, none of them over the hexside. */

import { type Point, distance, moved } from "../geometry/point";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { type Disc, disc, levels } from "../shapes";
import { n, tag, xy } from "../svg";
import { organic } from "./organic";

const BUSHES = 6;
const APART = 36;
const TRIES = 16;
const DRY_SHARE = 0.4;
const LOBES = 7;
const SMALLER_BY = 4;
const TONES = { green: "#868a4b", dry: "#a3985a" };

interface Bush extends Disc {
  readonly isDry: boolean;
}

export function scrub(plan: Plan): string {
  const spaces = plan.terrain("scrub");
  if (spaces.size === 0) return "";
  const random = plan.random("scrub");
  const bushes = [...spaces].flatMap((name) => bushesIn(plan, name, random));
  const fromNorth = bushes.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const ground = organic(plan, spaces, { colour: "#6f6d33", strength: 0.34 }, { colour: "#b9ad6c", strength: 0.55 }, -SMALLER_BY);
  const cast = fromNorth.map(({ at, radius }) => disc({ at: moved(at, 5, 6), radius: radius * 1.02 }));
  const shade = tag("path", { d: cast.join(""), fill: "#2b2a10", opacity: 0.3 });
  return (plan.options.finish === "print" ? "" : ground + shade) + levels(fromNorth).map((level) => drawn(level, random)).join("");
}

/** Bushes spread over a space: of several places the one farthest from the others. */
function bushesIn({ layout }: Plan, name: string, random: Random): Bush[] {
  const centre = layout.centre(name);
  const found: Bush[] = [];
  while (found.length < BUSHES) {
    const radius = between(random, 13.5, 20.5);
    const places = Array.from({ length: TRIES }, () => moved(centre, between(random, -46, 46), between(random, -42, 42)));
    const inside = places.filter((at) => rim(at, radius * 0.66).every((point) => layout.at(point) === name));
    const free = (at: Point) => Math.min(APART, ...found.map((other) => distance(other.at, at)));
    const best = inside.reduce<Point | undefined>((far, at) => (far === undefined || free(at) > free(far) ? at : far), undefined);
    if (best !== undefined) found.push({ at: best, radius, isDry: random() < DRY_SHARE });
  }
  return found;
}

function rim([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Bushes that do not touch one another, as one path of each tone. */
function drawn(bushes: readonly Bush[], random: Random): string {
  const lobed = bushes.map((bush) => ({ bush, lobes: lobesOf(bush, random) }));
  const bodies = (isDry: boolean) =>
    lobed
      .filter(({ bush }) => bush.isDry === isDry)
      .map(({ bush, lobes }) => lobes.map(disc).join("") + disc({ at: bush.at, radius: bush.radius * 0.7 }))
      .join("");
  const outlined = { stroke: "#2d2c10", "stroke-width": 3.2, "paint-order": "stroke" };
  const side = (towards: 1 | -1) =>
    lobed
      .flatMap(({ bush, lobes }) => lobes.filter((lobe) => towards * facing(bush, lobe.at) > 0.45))
      .map((lobe) => disc({ ...lobe, radius: lobe.radius * 0.8 }))
      .join("");
  const round = { fill: "none", "stroke-linecap": "round" };
  const path = (d: string, style: Record<string, string | number>) => (d === "" ? "" : tag("path", { d, ...style }));
  return (
    path(bodies(false), { fill: TONES.green, ...outlined }) +
    path(bodies(true), { fill: TONES.dry, ...outlined }) +
    path(side(-1), { fill: "#3c3d18", opacity: 0.24 }) +
    path(side(1), { fill: "#dcd7a0", opacity: 0.24 }) +
    path(bushes.map((bush) => twigs(bush, random)).join(""), { ...round, stroke: "#3a3a17", "stroke-width": 1.4, opacity: 0.8 }) +
    path(bushes.map((bush) => leaves(bush, random)).join(""), { ...round, stroke: "#e6e2b6", "stroke-width": 1.7, opacity: 0.85 })
  );
}

function lobesOf({ at: [x, y], radius }: Bush, random: Random): Disc[] {
  const first = random() * 2 * Math.PI;
  const size = radius * 0.46;
  return Array.from({ length: LOBES }, (_, lobe) => {
    const angle = first + ((lobe + between(random, -0.2, 0.2)) * 2 * Math.PI) / LOBES;
    const reach = radius - size;
    return { at: [x + reach * Math.cos(angle), y + reach * Math.sin(angle)], radius: size * between(random, 0.92, 1.08) };
  });
}

/** From 1 towards the light in the upper left to -1 away from it. */
function facing({ at, radius }: Disc, [x, y]: Point): number {
  return -((x - at[0]) * 0.64 + (y - at[1]) * 0.77) / (radius * 0.5);
}

/** Short strokes outwards from the middle, more of them on the side without light. */
function twigs({ at: [x, y], radius }: Bush, random: Random): string {
  return Array.from({ length: 9 }, (_, twig) => {
    const angle = twig < 6 ? between(random, -0.7, 2.3) : random() * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [from, long] = [radius * between(random, 0.32, 0.68), radius * 0.26];
    return `M${xy([x + cos * from, y + sin * from])}l${n(cos * long)},${n(sin * long)}`;
  }).join("");
}

/** Small lit leaves above the middle. */
function leaves({ at: [x, y], radius }: Bush, random: Random): string {
  return Array.from({ length: 5 }, () => {
    const at: Point = [x + radius * between(random, -0.62, 0.2), y + radius * between(random, -0.66, 0.06)];
    return `M${xy(at)}q3,-4 6,-2.6`;
  }).join("");
}
