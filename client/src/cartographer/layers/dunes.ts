/** What lies on the open ground: the beach and its grains, hills, tufts of grass. */

import { evenly, leftward } from "../geometry/curve";
import { type Point, moved } from "../geometry/point";
import type { Plan } from "../plan";
import { between, pick } from "../random";
import { straight, tag, xy } from "../svg";
import { hills } from "./hills";

const GRAINS = 1400;
const GRAIN_GAP = 6;
const TUFTS_A_SPACE = 260 / 330;

export function dunes(plan: Plan): string {
  return beach(plan) + hills(plan) + (plan.ornament.isManScale ? "" : tufts(plan));
}

function beach(plan: Plan): string {
  if (plan.options.finish === "print") return "";
  const sand = plan.coasts.map((line) =>
    tag("path", {
      d: straight(line),
      fill: "none",
      stroke: "#f4ead0",
      "stroke-width": 70,
      opacity: plan.options.finish === "painted" ? 0.8 : 0.3,
      filter: plan.filter("blur-shore"),
    }),
  );
  return sand.join("") + stipple(plan);
}

/** Grains of sand, thick at the water and thin inland. */
function stipple(plan: Plan): string {
  if (plan.coasts.length === 0) return "";
  const random = plan.random("stipple");
  const shores = plan.coasts.map((line) => evenly(line, GRAIN_GAP));
  const d = Array.from({ length: GRAINS }, () => {
    const line = pick(random, shores);
    const at = Math.floor(random() * line.length);
    const inland = 4 + 46 * random() ** 2;
    const [dx, dy] = leftward(line, at);
    const spot = moved(line[at] as Point, between(random, -6, 6) - dx * inland, -dy * inland);
    return `M${xy(spot)}h.1`;
  }).join("");
  return tag("path", {
    d,
    stroke: "#6b4f2a",
    "stroke-width": 2.1,
    "stroke-linecap": "round",
    opacity: 0.5,
    "clip-path": "url(#clip-land)",
  });
}

/** Grass, where there is neither wood nor water. */
function tufts(plan: Plan): string {
  const random = plan.random("tufts");
  const bare = plan.layout.names.filter((name) => isBare(plan, name));
  const d = Array.from({ length: Math.round(bare.length * TUFTS_A_SPACE) }, () => {
    const home = plan.layout.centre(bare[Math.floor(random() * bare.length)] as string);
    const [x, y] = moved(home, between(random, -42, 42), between(random, -34, 34));
    return `M${xy([x, y])}q2,-5 1,-8M${xy([x + 5, y])}q0,-6 .5,-10M${xy([x + 10, y])}q-1,-5 1,-8`;
  }).join("");
  return tag("path", { d, stroke: "#6b6a34", "stroke-width": 1.1, fill: "none", opacity: 0.55 });
}

const COVERED = ["forest", "orchard", "hill", "marsh", "sea", "town", "fortress"];

function isBare(plan: Plan, name: string): boolean {
  return !plan.ornament.woods.includes(name) && !COVERED.some((code) => plan.terrain(code).has(name));
}
