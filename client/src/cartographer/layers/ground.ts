/** The bare sheet: paper colour, soft stains of the land, two cloudy washes. */

import type { Plan } from "../plan";
import { closed, n, tag } from "../svg";

export function ground(plan: Plan): string {
  const { width, height } = plan.layout;
  const sheet = (attributes: Record<string, string | number | undefined>) =>
    tag("rect", { width, height, ...attributes });
  const clouds = plan.ornament.clouds ?? CLOUDS;
  if (plan.options.finish === "print") return sheet({ fill: "#ffffff" });
  if (plan.options.finish === "draft") return sheet({ fill: clouded(clouds) });
  return (
    sheet({ fill: "#e7d7ae" }) +
    tag("g", { opacity: 0.75 }, stains(plan)) +
    sheet({ filter: plan.filter("wash-umber"), opacity: clouds }) +
    sheet({ filter: plan.filter("wash-cream"), opacity: 0.5 })
  );
}

const CLOUDS = 0.42;

/** The draft has the mean colour of the finished ground, darker the more clouds it has, so that the change does not flash. */
function clouded(clouds: number): string {
  const mixed = CLEAR.map((clear, at) => Math.round(clear + ((UNDER_CLOUDS[at] as number) - clear) * (clouds / CLOUDS)));
  return `rgb(${mixed.join(",")})`;
}

const CLEAR = [250, 230, 193];
const UNDER_CLOUDS = [216, 198, 153];

function stains(plan: Plan): string {
  return plan.ornament.tints
    .filter((tint) => !("under" in tint) || plan.terrain(tint.under).size > 0)
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
