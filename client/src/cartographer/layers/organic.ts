/** A set of spaces as an area with a natural edge. */

import { cyclic, relaxedLoop } from "../geometry/curve";
import { SIDE } from "../geometry/layout";
import { outline } from "../geometry/outline";
import { towards } from "../geometry/point";
import type { Plan } from "../plan";
import { closed, tag } from "../svg";

const SPILL = 3;

export interface Tone {
  readonly colour: string;
  readonly strength: number;
}

/** A dark tone and a lighter one inside it; the rim that stays between them is the ink of the wash. */
export function organic(plan: Plan, names: ReadonlySet<string>, rim: Tone, core: Tone, spill = SPILL): string {
  const d = plan.options.finish === "painted" ? spilled(plan, names, spill) : rounded(plan, names);
  const wash = (tone: Tone, filter: string) =>
    tag("path", { d, fill: tone.colour, opacity: tone.strength, filter: plan.filter(filter) });
  return wash(rim, "edge-organic") + wash(core, "edge-organic-inner");
}

/** All spaces drawn a little too large, so that the filter finds no seams. */
function spilled({ layout }: Plan, names: ReadonlySet<string>, spill: number): string {
  return [...names].map((name) => closed(layout.corners(name, SIDE + spill))).join(" ");
}

/** The outline with its corners worn off, where no filter will do it. */
function rounded({ layout }: Plan, names: ReadonlySet<string>): string {
  return outline(layout, names)
    .map((loop) =>
      loop.flatMap((corner, at) => [0, 0.25, 0.5, 0.75].map((t) => towards(corner, cyclic(loop, at + 1), t))),
    )
    .map((loop) => closed(relaxedLoop(loop, 8)))
    .join(" ");
}
