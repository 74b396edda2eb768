/** Hills by hachures: those that are ornament, and those that the rules know; mountains by symbol. */

import type { Hill } from "../ornament";
import { type Point, moved } from "../geometry/point";
import type { Plan } from "../plan";
import { type Random, between, pick } from "../random";
import { n, straight, tag, xy } from "../svg";
import { placed } from "../symbols";
import { organic } from "./organic";

const CROWN_STEPS = 20;
const HACHURE_GAP = 4.2;

export function hills(plan: Plan): string {
  const random = plan.random("hills");
  const all = [...plan.ornament.hills, ...ruleHills(plan, random)];
  const drawn = all.map((hill) => ({ y: hill.foot[1], x: hill.foot[0], svg: hachured(hill, random) }));
  const mountains = ruleMountains(plan, random);
  const sorted = [...drawn, ...mountains].sort((a, b) => a.y - b.y || a.x - b.x);
  return upland(plan) + sorted.map((one) => one.svg).join("");
}

/** The high ground that is a rule, so that its border shows. */
function upland(plan: Plan): string {
  const high = plan.terrain("hill");
  if (high.size === 0) return "";
  return organic(plan, high, { colour: "#7d5a24", strength: 0.34 }, { colour: "#d6b273", strength: 0.78 });
}

/** One large hill and three small ones in every hill space, none wider than the space is at its foot. */
function ruleHills(plan: Plan, random: Random): Hill[] {
  return [...plan.terrain("hill")].flatMap((name) => {
    const centre = plan.layout.centre(name);
    const small = () => ({ width: between(random, 46, 56), height: between(random, 15, 19) });
    return [
      { foot: moved(centre, between(random, -4, 4), -4), width: between(random, 76, 88), height: between(random, 30, 35) },
      { foot: moved(centre, -23, 19), ...small() },
      { foot: moved(centre, 23, 23), ...small() },
      { foot: moved(centre, between(random, -5, 5), 42), ...small() },
    ];
  });
}

function ruleMountains(plan: Plan, random: Random): { x: number; y: number; svg: string }[] {
  return [...plan.terrain("mountain")].map((name) => {
    const [x, y] = moved(plan.layout.centre(name), between(random, -8, 8), 26);
    const symbol = pick(random, ["mountain-1", "mountain-2"]);
    return { x, y, svg: placed({ symbol, at: [x, y], scale: between(random, 0.8, 1) }) };
  });
}

function hachured(hill: Hill, random: Random): string {
  const [x, y] = hill.foot;
  const [left, right] = [x - hill.width / 2, x + hill.width / 2];
  const crown = straight(Array.from({ length: CROWN_STEPS + 1 }, (_, step) => crownAt(hill, step / CROWN_STEPS)));
  const foot = `Q${xy([x, y + hill.height / 4])} ${xy([left, y])}Z`;
  return (
    tag("path", { d: `${crown} L${xy([right, y])} ${foot}`, fill: "#b99c5c", opacity: 0.2 }) +
    tag("path", { d: hachures(hill, random), stroke: "#3a2a14", "stroke-width": 0.95, fill: "none", opacity: 0.5 }) +
    tag("path", {
      d: crown,
      fill: "none",
      stroke: "#3a2a14",
      "stroke-width": 1.5,
      opacity: 0.6,
      "stroke-linecap": "round",
    })
  );
}

function crownAt({ foot: [x, y], width, height }: Hill, t: number): Point {
  const rise = Math.max(0, Math.sin(Math.PI * t)) ** 0.8 * (1 + 0.06 * Math.sin(19 * t));
  return [x + width * (t - 0.5), y - height * rise];
}

/** Strokes hanging from the crown, longer on the right where the light does not fall. */
function hachures(hill: Hill, random: Random): string {
  const count = Math.round(hill.width / HACHURE_GAP);
  return Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count;
    const shade = t > 0.42 ? 1 : 0.45;
    const long = hill.height * (0.34 + 0.5 * shade * Math.sin(Math.PI * t)) * between(random, 0.7, 1.1);
    const lean = (t - 0.5) * long * 0.7;
    return `M${xy(moved(crownAt(hill, t), 0, 1.5))}q${n(lean * 0.34)},${n(long * 0.45)} ${n(lean)},${n(long)}`;
  }).join("");
}
