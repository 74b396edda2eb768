/** The names, each on its line with a halo in the colour of the ground. */

import type { Label } from "../labels";
import type { Plan } from "../plan";
import { escaped, n, tag } from "../svg";
import { FELL } from "../type";

export function names(plan: Plan): string {
  if (plan.labels.length === 0) return "";
  return tag("g", { "font-family": FELL, "text-anchor": "middle" }, plan.labels.map(lettered).join(""));
}

function lettered(label: Label): string {
  const { face, ink, halo } = label.lettering;
  const written = tag("textPath", { href: `#${curveId(label)}`, startOffset: "50%" }, escaped(label.text));
  return tag(
    "text",
    {
      "font-style": face === "italic" ? "italic" : undefined,
      "font-size": n(label.size),
      "letter-spacing": n(label.spacing),
      fill: ink,
      "paint-order": "stroke",
      stroke: halo.colour,
      "stroke-width": halo.width,
      "stroke-opacity": halo.strength,
      "stroke-linejoin": "round",
    },
    written,
  );
}

/** The id of the line a label stands on. */
export function curveId(label: Label): string {
  return `curve-${label.key}`;
}
