/** The bare sheet: paper colour, soft stains of the land, two cloudy washes. */

import type { Plan } from "../plan";
import { closed, n, tag } from "../svg";

export function ground(plan: Plan): string {
  const { width, height } = plan.layout;
  const sheet = (attributes: Record<string, string | number | undefined>) =>
    tag("rect", { width, height, ...attributes });
  if (plan.options.finish !== "painted") return sheet({ fill: GROUND[plan.options.finish] });
  return (
    sheet({ fill: GROUND.painted }) +
    tag("g", { opacity: 0.75 }, stains(plan)) +
    sheet({ filter: plan.filter("wash-umber"), opacity: plan.ornament.clouds ?? CLOUDS }) +
    sheet({ filter: plan.filter("wash-cream"), opacity: 0.5 })
  );
}

const CLOUDS = 0.42;

/** The draft has the mean colour of the finished ground, so that the change does not flash. */
const GROUND = { painted: "#e7d7ae", draft: "#d8c699", print: "#ffffff" };

function stains(plan: Plan): string {
  return plan.ornament.tints
    .map((tint) => {
      const stain = { fill: tint.colour, filter: plan.filter("blur-tint"), opacity: tint.strength };
      if ("under" in tint) return tag("path", { d: spaces(plan, tint.under), ...stain });
      const { at, reach } = tint;
      return tag("ellipse", { cx: n(at[0]), cy: n(at[1]), rx: n(reach[0]), ry: n(reach[1]), ...stain });
    })
    .join("");
}

function spaces({ layout, terrain }: Plan, code: string): string {
  return [...terrain(code)].map((name) => closed(layout.corners(name))).join(" ");
}
