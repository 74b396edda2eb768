/** Light and paper: a darker rim, grain and fibre of the sheet, its folds. */

import type { Plan } from "../plan";
import { tag } from "../svg";
import { stripTop } from "./strip";

export function light(plan: Plan): string {
  if (plan.options.finish === "print") return "";
  const { width, height } = plan.layout;
  return tag("rect", { width, height: plan.ornament.strip === undefined ? height : stripTop(plan), fill: "url(#vignette)" });
}

export function paper(plan: Plan): string {
  if (plan.options.finish === "print") return "";
  const { width, height } = plan.layout;
  const noise = (filter: string, opacity: number) =>
    tag("rect", { width, height, filter: plan.filter(filter), opacity });
  const even = tag("rect", { width, height, fill: MEAN_PAPER });
  const grain = plan.options.finish === "painted" ? noise("paper-grain", 0.5) + noise("paper-fibre", 0.22) : even;
  return tag("g", { style: "mix-blend-mode:multiply" }, grain + folds(width, height));
}

/** What grain and fibre together take of the light. */
const MEAN_PAPER = "#f0efec";

/** The sheet was folded each way, a long one more than once. */
function folds(width: number, height: number): string {
  const crease = (d: string, wide: number, opacity: number) =>
    tag("path", { d, stroke: "#5a4320", "stroke-width": wide, opacity });
  const upright = creases(width).map(
    (x) => crease(`M${x},0V${height}`, 2, 0.2) + crease(`M${x + 5},0V${height}`, 10, 0.06),
  );
  const level = creases(height).map((y) => crease(`M0,${y}H${width}`, 2, 0.18));
  return [...upright, ...level].join("");
}

const LEAF = 1000;

/** Where a length is folded into equal leaves. */
function creases(length: number): number[] {
  const leaves = Math.max(2, Math.round(length / LEAF));
  return Array.from({ length: leaves - 1 }, (_, fold) => Math.round((length * (fold + 1)) / leaves));
}
