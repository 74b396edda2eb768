/** The hex lines and the printed numbers: always readable, never loud. */

import type { Point } from "../geometry/point";
import type { Plan } from "../plan";
import { LINING, SANS } from "../type";
import { escaped, n, tag, xy } from "../svg";

export function grid(plan: Plan): string {
  const rows = new Map<number, string>();
  for (const name of ashore(plan)) {
    const [row, column] = plan.sheet.spaces[name] as readonly [number, number];
    const line = plan.layout.flat ? column : row;
    rows.set(line, (rows.get(line) ?? "") + ownSides(plan, name));
  }
  const paths = [...rows.values()].map((d) => tag("path", { d }));
  const { line } = printOf(plan);
  const ink = {
    fill: "none",
    stroke: line.ink,
    "stroke-width": 1.7,
    opacity: plan.options.finish === "print" ? 0.6 : line.strength,
  };
  const drawn = tag("g", { ...ink, "stroke-linecap": "round", "clip-path": landClip(plan) }, paths.join(""));
  if (line.under === 0) return drawn;
  return tag("path", { d: [...rows.values()].join(""), fill: "none", stroke: "#f6ecd0", "stroke-width": 3.4, opacity: line.under }) + drawn;
}

/** How strongly lines and numbers are printed: among dark crowns they need a pale ground of their own. */
const PRINT = {
  plain: {
    line: { ink: "#3a2a14", strength: 0.36, under: 0 },
    figures: { ink: "#3a2a14", strength: 0.76, halo: { "stroke-width": 3.4, "stroke-opacity": 0.5 } },
  },
  strong: {
    line: { ink: "#2c1f0d", strength: 0.44, under: 0.2 },
    figures: { ink: "#2c1f0d", strength: 0.9, halo: { "stroke-width": 4, "stroke-opacity": 0.72 } },
  },
} as const;

function printOf({ ornament }: Plan): (typeof PRINT)["plain" | "strong"] {
  return PRINT[ornament.isManScale ? "strong" : "plain"];
}

/** How far above the middle of its space a number stands: over a counter, not under it. */
export const NUMBER_ABOVE = { flat: 36.5, pointy: 33, man: 34.5 };

/** The spaces that are not sea: nobody plays there. */
function ashore(plan: Plan): readonly string[] {
  const sea = plan.terrain("sea");
  return plan.layout.names.filter((name) => !sea.has(name));
}

/** The sides of a space that no earlier space has drawn, those in a row as one line. */
function ownSides({ layout, terrain }: Plan, name: string): string {
  const corners = layout.corners(name);
  const sea = terrain("sea");
  const isOwn = layout.neighbours(name).map((other) => other === undefined || other > name || sea.has(other));
  let d = "";
  for (let side = 0; side < 6; side++) {
    if (!isOwn[side]) continue;
    const begins = side === 0 || !isOwn[side - 1];
    d += `${begins ? `M${xy(corners[side] as Point)}` : ""}L${xy(corners[(side + 1) % 6] as Point)}`;
  }
  return d;
}

export function numbers(plan: Plan): string {
  if (!plan.options.numbers) return "";
  const above = NUMBER_ABOVE[plan.ornament.isManScale ? "man" : plan.layout.flat ? "flat" : "pointy"];
  const { ink, strength, halo: around } = printOf(plan).figures;
  const figures = ashore(plan).map((name) => {
    const [x, y] = plan.layout.centre(name);
    return tag("text", { x: n(x), y: n(y - above) }, written(name));
  });
  const halo = {
    "paint-order": "stroke",
    stroke: "#f3e8c9",
    ...around,
    "stroke-linejoin": "round",
  };
  const size = plan.layout.flat ? 17 : 17.5;
  const type = { "font-family": SANS, "font-weight": 500, "font-size": size, "text-anchor": "middle", style: LINING };
  return tag("g", { ...type, fill: ink, opacity: strength, ...halo }, figures.join(""));
}

/** The name of a space; which of two joined maps it is on stands before it in small. */
function written(name: string): string {
  const [map, own] = name.split(":");
  return own === undefined ? escaped(name) : tag("tspan", { "font-size": 10.5 }, escaped(`${map}:`)) + escaped(own);
}

function landClip(plan: Plan): string | undefined {
  return plan.coasts.length > 0 ? "url(#clip-land)" : undefined;
}
