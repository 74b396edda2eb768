/** The sea: its depth, a wash, shallows, lines from the compass, waves along the shore. */

import { leftOf } from "../geometry/border";
import { offset, relaxed } from "../geometry/curve";
import { type Point, boxOf, distance } from "../geometry/point";
import type { Plan } from "../plan";
import { closed, straight, tag, xy, n } from "../svg";

const WAVES = [7, 15, 25, 37, 52, 70, 92, 118, 148];
const RHUMBS = 32;

export function sea(plan: Plan): string {
  if (plan.coasts.length === 0) return "";
  const water = plan.coasts.map((line) =>
    tag("path", { d: closed(leftOf(line, plan.edges)), fill: "url(#sea-depth)" }),
  );
  const onWater = wash(plan) + shallows(plan) + rhumbs(plan) + waves(plan);
  return water.join("") + tag("g", { "clip-path": "url(#clip-sea)" }, onWater);
}

function wash(plan: Plan): string {
  if (plan.options.finish !== "painted") return "";
  const { left, top, right, bottom } = boxOf(plan.coasts.flatMap((line) => leftOf(line, plan.edges)));
  const box = { x: n(left), y: n(top), width: n(right - left), height: n(bottom - top) };
  return tag("rect", { ...box, filter: plan.filter("wash-sea"), opacity: 0.45 });
}

function shallows(plan: Plan): string {
  const pale = {
    fill: "none",
    stroke: "#e6efdc",
    "stroke-width": 44,
    opacity: plan.options.finish === "painted" ? 0.5 : 0.2,
  };
  return plan.coasts
    .map((line) => tag("path", { d: straight(line), ...pale, filter: plan.filter("blur-shore") }))
    .join("");
}

function rhumbs({ ornament, layout }: Plan): string {
  if (ornament.compass === undefined) return "";
  const [x, y] = ornament.compass.at;
  const far = layout.width + layout.height;
  const d = Array.from({ length: RHUMBS }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / RHUMBS;
    return `M${xy([x, y])}L${xy([x + far * Math.cos(angle), y + far * Math.sin(angle)])}`;
  }).join("");
  return tag("path", { d, stroke: "#14333c", "stroke-width": 0.9, opacity: 0.22 });
}

/** Lines that follow the shore, ever smoother and fainter out to sea. */
function waves(plan: Plan): string {
  const lines = plan.coasts.flatMap((coast) =>
    WAVES.map((far, i) =>
      tag("path", {
        d: straight(thinned(relaxed(uncurled(offset(coast, far), coast, far), 6 + 14 * i))),
        "stroke-width": 1.5 - 0.08 * i,
        opacity: 0.8 - 0.06 * i,
      }),
    ),
  );
  return tag("g", { fill: "none", stroke: "#1f4a57" }, lines.join(""));
}

/** Without the points that a bay has brought nearer to another stretch of the shore: there the line would curl. */
function uncurled(line: readonly Point[], coast: readonly Point[], far: number): Point[] {
  const shore = thinned(coast);
  return line.filter((point) => shore.every((other) => distance(point, other) > far * 0.94));
}

/** Every second point: the line is smooth by now. */
function thinned(line: readonly Point[]): Point[] {
  return line.filter((_, at) => at % 2 === 0 || at === line.length - 1);
}
