/** Palms from above: long feathered fronds, shorter ones over them, the heart of the tree with its dates. */

import { type Point, moved } from "../geometry/point";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { faceted } from "../shapes";
import { n, tag, xy } from "../svg";

interface Frond {
  readonly leaf: readonly Point[];
  readonly leaflets: readonly (readonly [Point, Point])[];
  readonly rib: readonly [Point, Point, Point];
  /** Turned to the upper left. */
  readonly isLit: boolean;
}

/** Rings of fronds from below: how many, how long, how broad. */
const RINGS = [
  { count: 12, long: 64, broad: 9.5 },
  { count: 10, long: 49, broad: 8.5 },
  { count: 7, long: 27, broad: 6.5 },
];
const INK = "#2f3413";
const TONES = [
  { lit: "#8f9a55", dark: "#5f6b36" },
  { lit: "#a3ac68", dark: "#77834a" },
  { lit: "#c3c58d", dark: "#9ba066" },
];

/** The fronds of the palm in a space, ring by ring from below. */
export function frondsOf(plan: Plan, name: string): Frond[][] {
  const random = plan.random(`palm ${name}`);
  const heart = plan.layout.centre(name);
  return RINGS.map(({ count, long, broad }) => {
    const first = random() * 2 * Math.PI;
    return Array.from({ length: count }, (_, at) => {
      const angle = first + ((at + between(random, -0.18, 0.18)) * 2 * Math.PI) / count;
      return frond(heart, angle, long * between(random, 0.93, 1.04), broad, random);
    });
  });
}

/** A long leaf, bent a little, with the ends of its leaflets along both edges. */
function frond(heart: Point, angle: number, long: number, broad: number, random: Random): Frond {
  const bend = between(random, -0.3, 0.3);
  const on = (share: number, aside: number): Point => {
    const turn = angle + bend * share;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return moved(heart, cos * long * share - sin * aside, sin * long * share + cos * aside);
  };
  const width = (share: number) => broad * Math.sin(Math.PI * Math.min(1, 0.14 + share * 0.86)) ** 0.8;
  const edge = (side: 1 | -1) => EDGE.map((share) => on(share, side * width(share)));
  const leaflets = LEAFLETS.flatMap((share) =>
    [1, -1].map((side): readonly [Point, Point] => [on(share, 0), on(share + 0.13, side * (width(share + 0.08) + 1.6))]),
  );
  const leaf = [on(0.02, 0), ...edge(1), on(1.02, 0), ...edge(-1).reverse()];
  return { leaf, leaflets, rib: [on(0.06, 0), on(0.5, 0), on(0.94, 0)], isLit: Math.cos(angle) * 0.64 + Math.sin(angle) * 0.77 < 0.15 };
}

const EDGE = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.8, 0.9];
const LEAFLETS = [0.18, 0.3, 0.42, 0.54, 0.66, 0.78];

export function palms(plan: Plan): string {
  return [...plan.terrain("palm")].map((name) => palm(plan, name)).join("");
}

function palm(plan: Plan, name: string): string {
  const random = plan.random(`dates ${name}`);
  const [x, y] = plan.layout.centre(name);
  const rings = frondsOf(plan, name).map((fronds, ring) => fronds.map((each) => leafed(each, TONES[ring] as (typeof TONES)[number])).join(""));
  const heart = tag("circle", { cx: n(x), cy: n(y), r: 7, fill: "#8a6332", stroke: "#2f2410", "stroke-width": 2 });
  return rings.slice(0, 2).join("") + dates([x, y], random) + (rings[2] ?? "") + heart;
}

function leafed({ leaf, leaflets, rib: [from, bend, to], isLit }: Frond, { lit, dark }: { lit: string; dark: string }): string {
  const feathers = leaflets.map(([root, tip]) => `M${xy(root)}L${xy(tip)}`).join("");
  return (
    tag("path", { d: faceted(leaf), fill: isLit ? lit : dark, stroke: INK, "stroke-width": 1.5, "stroke-linejoin": "round" }) +
    tag("path", { d: feathers, stroke: INK, "stroke-width": 1.1, "stroke-linecap": "round", opacity: 0.55 }) +
    tag("path", { d: `M${xy(from)}Q${xy(bend)} ${xy(to)}`, fill: "none", stroke: isLit ? "#ebe8bd" : "#b3b57c", "stroke-width": 1.4, opacity: 0.8 })
  );
}

/** Clusters of dates beside the heart. */
function dates([x, y]: Point, random: Random): string {
  const d = [0.5, 1.5, 2.5].map((turn) => {
    const angle = turn + between(random, -0.25, 0.25);
    const far = (share: number): Point => [x + Math.cos(angle) * share, y + Math.sin(angle) * share];
    return `M${xy(far(9))}L${xy(far(20))}`;
  });
  const line = { fill: "none", "stroke-linecap": "round" };
  return (
    tag("path", { d: d.join(""), ...line, stroke: "#3a1f08", "stroke-width": 7.4 }) +
    tag("path", { d: d.join(""), ...line, stroke: "#b5642b", "stroke-width": 5, "stroke-dasharray": "0.1 4.6" })
  );
}

/** The fronds once more, where their shade falls. */
export function palmShade(plan: Plan, cast: { readonly x: number; readonly y: number }): string {
  const fronds = [...plan.terrain("palm")].flatMap((name) => frondsOf(plan, name).slice(0, 2).flat());
  return fronds
    .map(({ rib: [from, , to], leaf }) => [from, leaf[5] as Point, to, leaf[leaf.length - 5] as Point])
    .map((kite) => faceted(kite.map((point) => moved(point, cast.x, cast.y))))
    .join("");
}
