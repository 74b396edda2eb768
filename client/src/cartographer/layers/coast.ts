/** The shore line: a pale rim, the ink a little seaward, and the mouths of rivers. */

import { offset } from "../geometry/curve";
import type { Mouth } from "../ornament";
import type { Plan } from "../plan";
import { n, straight, tag, xy } from "../svg";

export function coast(plan: Plan): string {
  const lines = plan.coasts.map(
    (line) =>
      tag("path", { d: straight(line), stroke: "#f6edd3", "stroke-width": 9 }) +
      tag("path", { d: straight(offset(line, 3)), stroke: "#2c2010", "stroke-width": 2.6, "stroke-linejoin": "round" }),
  );
  const drawn = lines.join("") + plan.ornament.mouths.map(mouth).join("");
  return drawn === "" ? "" : tag("g", { fill: "none" }, drawn);
}

/** A fan in the colour of the sea over the line, as wide as the river at its foot. */
function mouth({ at: [x, y], turn, scale }: Mouth): string {
  const at = (dx: number, dy: number) => xy([dx, dy]);
  const fan =
    `M${at(-13.5, 26)}C${at(-15, 8)} ${at(-18, -6)} ${at(-34, -17)}` +
    `C${at(-16, -20)} ${at(12, -20)} ${at(30, -17)}C${at(18, -6)} ${at(14.5, 10)} ${at(14, 26)}Z`;
  const left = `M${at(-15, 10)}C${at(-16, 0)} ${at(-22, -8)} ${at(-34, -15)}`;
  const right = `M${at(15, 10)}C${at(16, 0)} ${at(20, -8)} ${at(30, -15)}`;
  const banks = { d: left + right, stroke: "#24454d", "stroke-width": 2.4, "stroke-linecap": "round" };
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  const scaled = scale === 1 ? "" : ` scale(${scale})`;
  const drawing = tag("path", { d: fan, fill: "#93b8b4" }) + tag("path", banks);
  return tag("g", { transform: `translate(${n(x)} ${n(y)})${turned}${scaled}` }, drawing);
}
