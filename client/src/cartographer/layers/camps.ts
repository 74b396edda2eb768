/** Camps and set-up areas: the lines of the two sides can be told apart without their colour. */

import { inset, outline } from "../geometry/outline";
import type { Area } from "../sheet";
import type { Plan } from "../plan";
import { closed, tag } from "../svg";

interface Livery {
  readonly fill: string;
  readonly ink: string;
  readonly lines: Readonly<Record<"bold" | "light", readonly Line[]>>;
}

interface Line {
  readonly inset: number;
  readonly width: number;
  readonly strength: number;
  readonly dashes?: string;
}

const LIVERIES: Readonly<Record<string, Livery>> = {
  crusader: {
    fill: "#9c1c1c",
    ink: "#8a1717",
    lines: {
      bold: [
        { inset: 17, width: 5, strength: 0.85 },
        { inset: 24, width: 2, strength: 0.7 },
      ],
      light: [
        { inset: 8, width: 3.4, strength: 0.5 },
        { inset: 13, width: 1.3, strength: 0.5 },
      ],
    },
  },
  muslim: {
    fill: "#0b4a2c",
    ink: "#0f4a2e",
    lines: {
      bold: [
        { inset: 5, width: 6, strength: 0.85, dashes: "26 9" },
        { inset: 13, width: 2, strength: 0.7 },
      ],
      light: [{ inset: 4, width: 3.8, strength: 0.56, dashes: "17 8" }],
    },
  },
};

export function camps(plan: Plan): string {
  return Object.values(plan.sheet.areas)
    .map((area) => camp(plan, area))
    .join("");
}

function camp({ layout, ornament }: Plan, area: Area): string {
  const livery = LIVERIES[area.side];
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
