/** What the layers refer to: filters, gradients, clips, lines of names, symbols. */

import { leftOf, rightOf } from "./geometry/border";
import { type Point, boxOf } from "./geometry/point";
import { curveId } from "./layers/names";
import { shores } from "./layers/pool";
import { slopeClips } from "./layers/slope";
import { keyClips } from "./layers/strip";
import type { Plan } from "./plan";
import { closed, n, straight, tag } from "./svg";
import { symbolsIn } from "./symbols";
import { filters, gradients, nearFilters } from "./washes";

export function defsOf(plan: Plan, layers: readonly string[]): string {
  const curves = plan.labels.map((label) => tag("path", { id: curveId(label), d: straight(label.line) }));
  const washes = plan.options.finish === "painted" ? filters(plan.edges) + nearFilters(plan.edges, layers) : "";
  return tag("defs", {}, washes + gradients(seaward(plan)) + clips(plan) + curves.join("") + symbolsIn(layers));
}

function clips(plan: Plan): string {
  const { left, top, right, bottom } = plan.layout.frame;
  const sheet = tag("rect", { x: left, y: top, width: n(right - left), height: n(bottom - top) });
  const sea = plan.coasts.map((line) => tag("path", { d: closed(leftOf(line, plan.edges)) })).join("");
  return (
    tag("clipPath", { id: "clip-sheet" }, sheet) +
    (sea === "" ? "" : tag("clipPath", { id: "clip-sea" }, sea)) +
    land(plan) +
    water(plan) +
    slopeClips(plan) +
    keyClips(plan)
  );
}

function water(plan: Plan): string {
  const pools = shores(plan);
  return pools.length === 0 ? "" : tag("clipPath", { id: "clip-pool" }, tag("path", { d: pools.map(closed).join("") }));
}

/** Land lies to the right of every coast, so each coast cuts the clip of the one before it. */
function land({ coasts, edges }: Plan): string {
  return coasts
    .map((line, at) => {
      const id = at === coasts.length - 1 ? "clip-land" : `clip-land-${at}`;
      const before = at === 0 ? undefined : `url(#clip-land-${at - 1})`;
      return tag("clipPath", { id, "clip-path": before }, tag("path", { d: closed(rightOf(line, edges)) }));
    })
    .join("");
}

/** From the far edge of the sea to the middle of the shore, square to the coast. */
function seaward(plan: Plan): { from: Point; to: Point } {
  const coast = plan.coasts[0];
  if (coast === undefined) return { from: [0, 0], to: [0, 1] };
  const [first, last] = [coast[0] as Point, coast[coast.length - 1] as Point];
  const water = boxOf(leftOf(coast, plan.edges));
  if (Math.abs(last[0] - first[0]) > Math.abs(last[1] - first[1])) {
    const [top, bottom]: [Point, Point] = [
      [0, water.top],
      [0, water.bottom],
    ];
    return last[0] > first[0] ? { from: top, to: bottom } : { from: bottom, to: top };
  }
  const [left, right]: [Point, Point] = [
    [water.left, 0],
    [water.right, 0],
  ];
  return last[1] > first[1] ? { from: right, to: left } : { from: left, to: right };
}
