/** Camps and set-up areas: the lines of the two sides can be told apart without their colour. */

import { inset, outline } from "../geometry/outline";
import type { Area } from "../sheet";
import type { Plan } from "../plan";
import { closed, tag } from "../svg";

interface Livery {
  readonly fill: string;
  readonly ink: string;
  readonly outer: { readonly inset: number; readonly width: number; readonly dashes?: string };
  readonly inner: { readonly inset: number; readonly width: number };
}

const LIVERIES: Readonly<Record<string, Livery>> = {
  crusader: { fill: "#9c1c1c", ink: "#8a1717", outer: { inset: 17, width: 5 }, inner: { inset: 24, width: 2 } },
  muslim: {
    fill: "#0b4a2c",
    ink: "#0f4a2e",
    outer: { inset: 5, width: 6, dashes: "26 9" },
    inner: { inset: 13, width: 2 },
  },
};

export function camps(plan: Plan): string {
  return Object.values(plan.sheet.areas)
    .map((area) => camp(plan, area))
    .join("");
}

function camp({ layout }: Plan, area: Area): string {
  const livery = LIVERIES[area.side];
  if (livery === undefined) throw new Error(`no livery for the side ${area.side}`);
  const loops = outline(layout, new Set(area.spaces));
  const path = (by: number) => loops.map((loop) => closed(by === 0 ? loop : inset(loop, by))).join(" ");
  const line = { fill: "none", stroke: livery.ink };
  const { outer, inner } = livery;
  return (
    tag("path", { d: path(0), fill: livery.fill, "fill-opacity": 0.06 }) +
    tag("path", {
      d: path(outer.inset),
      ...line,
      "stroke-width": outer.width,
      opacity: 0.85,
      "stroke-dasharray": outer.dashes,
    }) +
    tag("path", { d: path(inner.inset), ...line, "stroke-width": inner.width, opacity: 0.7 })
  );
}
