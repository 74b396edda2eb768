/** Woods and orchards: the wash under them, and every tree, palm and tent of the sheet from north to south. */

import { darts } from "../geometry/darts";
import { type Point, moved } from "../geometry/point";
import { isUnder } from "../labels";
import type { Standing } from "../ornament";
import type { Plan } from "../plan";
import { type Random, between, pick } from "../random";
import { tag } from "../svg";
import { placed } from "../symbols";
import { organic } from "./organic";

const TREES_A_SPACE = 8;
const STRAYS = 60;
const LEFT_UNDER_NAMES = 0.2;
const GREENS = ["#8a9355", "#7f8a4d", "#989d62", "#737f48", "#a3a26a", "#8c8c52"];
const ORCHARD_GREENS = ["#8c9455", "#7d8a48"];
const OAKS = ["tree-oak-1", "tree-oak-2", "tree-oak-3", "tree-oak-4", "tree-oak-5"];

/** The green under the trees. */
export function forest(plan: Plan): string {
  const [wood, orchard] = [wooded(plan), plan.terrain("orchard")];
  const washes =
    (wood.size > 0
      ? organic(plan, wood, { colour: "#69743a", strength: 0.42 }, { colour: "#a0a468", strength: 0.6 })
      : "") +
    (orchard.size > 0
      ? organic(plan, orchard, { colour: "#5f6d31", strength: 0.5 }, { colour: "#b3b871", strength: 0.8 })
      : "");
  return washes === "" ? "" : tag("g", { opacity: 0.9 }, washes);
}

/** Whatever stands upright, the nearer in front of the farther. */
export function trees(plan: Plan): string {
  const wild = wildTrees(plan);
  const random = plan.random("trees under names");
  const spared = wild.filter(
    ({ at }) => !plan.labels.some((label) => isUnder(label, at)) || random() < LEFT_UNDER_NAMES,
  );
  return [...spared, ...orchardTrees(plan), ...plan.ornament.standing]
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
    .map(placed)
    .join("");
}

function wooded(plan: Plan): ReadonlySet<string> {
  return new Set([...plan.ornament.woods, ...plan.terrain("forest")]);
}

function wildTrees(plan: Plan): Standing[] {
  const random = plan.random("trees");
  const wood = wooded(plan);
  const spots = darts(plan.layout, wood, { count: wood.size * TREES_A_SPACE, apart: { x: 27, y: 19 } }, random);
  return [...spots, ...strays(plan, spots, random)].map((at) => ({
    symbol: kind(random),
    at,
    scale: between(random, 0.68, 0.92),
    colour: pick(random, GREENS),
  }));
}

/** A few trees outside the wood, where woods are ornament and so mean nothing. */
function strays(plan: Plan, spots: readonly Point[], random: Random): Point[] {
  if (plan.terrain("forest").size > 0 || spots.length === 0) return [];
  return Array.from({ length: STRAYS }, () =>
    moved(pick(random, spots), between(random, -90, 90), between(random, -60, 60)),
  ).filter((at) => isFree(plan, at));
}

function isFree(plan: Plan, at: Point): boolean {
  const home = plan.layout.at(at);
  return home !== undefined && !["marsh", "road", "sea", "town"].some((code) => plan.terrain(code).has(home));
}

function kind(random: Random): string {
  const chance = random();
  if (chance < 0.56) return pick(random, OAKS);
  if (chance < 0.74) return "tree-pine";
  return chance < 0.93 ? "bush" : "tree-cypress";
}

/** Three rows of three in every orchard space. */
function orchardTrees(plan: Plan): Standing[] {
  const random = plan.random("orchard");
  const steps = [-1, 0, 1];
  return [...plan.terrain("orchard")].flatMap((name) =>
    steps.flatMap((row) =>
      steps.map((column) => ({
        symbol: "tree-orchard",
        at: moved(
          plan.layout.centre(name),
          column * 27 + between(random, -2, 2),
          row * 25 + 8 + between(random, -2, 2),
        ),
        scale: 0.76,
        colour: pick(random, ORCHARD_GREENS),
      })),
    ),
  );
}
