/** Camps and set-up areas: the lines of the two sides can be told apart without their colour. */

import { inset, outline } from "../geometry/outline";
import type { Area } from "../sheet";
import type { Plan } from "../plan";
import { closed, tag } from "../svg";

export function camps(plan: Plan): string {
  return Object.values(plan.sheet.areas)
    .map((area) => camp(plan, area))
    .join("");
}

function camp({ layout, ornament }: Plan, area: Area): string {
  const livery = ornament.liveries[area.side];
  if (livery === undefined) throw new Error(`no livery for the side ${area.side}`);
  const loops = outline(layout, new Set(area.spaces));
  const path = (by: number) => loops.map((loop) => closed(by === 0 ? loop : inset(loop, by))).join(" ");
  const lines = livery.lines[ornament.areas ?? "bold"].map(({ inset, width, strength, dashes }) =>
    tag("path", {
      d: path(inset),
      fill: "none",
      stroke: livery.ink,
      "stroke-width": width,
      opacity: strength,
      "stroke-dasharray": dashes,
    }),
  );
  return tag("path", { d: path(0), fill: livery.fill, "fill-opacity": 0.06 }) + lines.join("");
}
