/** The hex lines and the printed numbers: always readable, never loud. */

import type { Point } from "../geometry/point";
import type { Plan } from "../plan";
import { SANS } from "../type";
import { escaped, n, tag, xy } from "../svg";

export function grid(plan: Plan): string {
  const rows = new Map<number, string>();
  for (const name of plan.layout.names) {
    const [row, column] = plan.sheet.spaces[name] as readonly [number, number];
    const line = plan.layout.flat ? column : row;
    rows.set(line, (rows.get(line) ?? "") + ownSides(plan, name));
  }
  const paths = [...rows.values()].map((d) => tag("path", { d }));
  const ink = {
    fill: "none",
    stroke: "#3a2a14",
    "stroke-width": 1.7,
    opacity: plan.options.finish === "print" ? 0.6 : 0.36,
  };
  return tag("g", { ...ink, "stroke-linecap": "round", "clip-path": landClip(plan) }, paths.join(""));
}

/** The sides of a space that no earlier space has drawn, those in a row as one line. */
function ownSides({ layout }: Plan, name: string): string {
  const corners = layout.corners(name);
  const isOwn = layout.neighbours(name).map((other) => other === undefined || other > name);
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
  const above = plan.layout.flat ? 30 : 33;
  const figures = plan.layout.names.map((name) => {
    const [x, y] = plan.layout.centre(name);
    return tag("text", { x: n(x), y: n(y - above) }, escaped(name));
  });
  const halo = {
    "paint-order": "stroke",
    stroke: "#f3e8c9",
    "stroke-width": 3.4,
    "stroke-opacity": 0.5,
    "stroke-linejoin": "round",
  };
  const type = { "font-family": SANS, "font-weight": 500, "font-size": 17.5, "text-anchor": "middle" };
  return tag("g", { ...type, fill: "#3a2a14", opacity: 0.76, ...halo }, figures.join(""));
}

function landClip(plan: Plan): string | undefined {
  return plan.coasts.length > 0 ? "url(#clip-land)" : undefined;
}
