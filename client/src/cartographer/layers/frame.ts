/** The frame: bars in turn dark and light, one a column and row, with their figures outside. */

import { type Division, divisions } from "../geometry/divisions";
import type { Plan } from "../plan";
import { n, tag } from "../svg";
import { LINING, SANS } from "../type";
import { stripTop } from "./strip";

const BAR = 7;
const TONES = ["#3a2a14", "#efe2bf"];

export function frame(plan: Plan): string {
  const { layout, sheet } = plan;
  const [columns, rows] = [divisions(layout, sheet, 1), divisions(layout, sheet, 0)];
  return bars(plan, columns, rows) + rules(plan) + figures(plan, columns, rows);
}

function bars(plan: Plan, columns: readonly Division[], rows: readonly Division[]): string {
  const { left, top, right, bottom } = plan.layout.frame;
  const ends = (from: number, to: number, low: number, high: number) =>
    [Math.max(from, low), Math.min(to, high)] as const;
  const across = closing(columns, left, right).flatMap(({ from, to, tone }) => {
    const [x, end] = ends(from, to, left, right);
    const size = { x: n(x), width: n(end - x), height: BAR, fill: TONES[tone] };
    return [tag("rect", { ...size, y: top - 10 }), tag("rect", { ...size, y: bottom + 3 })];
  });
  const below = stripTop(plan);
  const beside = below < bottom ? [{ from: below, to: bottom, tone: 1 }] : [];
  const down = [...closing(rows, top, below), ...beside].flatMap(({ from, to, tone }) => {
    const [y, end] = ends(from, to, top, bottom);
    const size = { y: n(y), height: n(end - y), width: BAR, fill: TONES[tone] };
    return [tag("rect", { ...size, x: left - 10 }), tag("rect", { ...size, x: right + 3 })];
  });
  return [...across, ...down].join("");
}

/** A bar of the frame; its tone changes from one to the next. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly tone: number;
}

/** A bar for each division, and for what is left of the rim before and after them. */
function closing(all: readonly Division[], start: number, end: number): readonly Bar[] {
  const [first, last] = [all[0], all[all.length - 1]];
  if (first === undefined || last === undefined) return [];
  const inner = all.map(({ from, to }, at) => ({ from, to, tone: at % 2 }));
  const before = first.from < start + 2 ? [] : [{ from: start, to: first.from, tone: 1 }];
  const after = last.to > end - 2 ? [] : [{ from: last.to, to: end, tone: all.length % 2 }];
  return [...before, ...inner, ...after];
}

/** The four lines: three round the bars, one at the edge of the sheet. */
function rules({ layout }: Plan): string {
  const { left, top, right, bottom } = layout.frame;
  const line = (by: number, wide: number) =>
    tag("rect", {
      x: left - by,
      y: top - by,
      width: right - left + 2 * by,
      height: bottom - top + 2 * by,
      "stroke-width": wide,
    });
  const edge = tag("rect", {
    x: 6,
    y: 6,
    width: layout.width - 12,
    height: layout.height - 12,
    "stroke-width": 1.2,
    opacity: 0.5,
  });
  return tag("g", { fill: "none", stroke: "#3a2a14" }, line(0, 2.4) + line(12, 1.6) + line(2, 1) + edge);
}

function figures({ layout }: Plan, columns: readonly Division[], rows: readonly Division[]): string {
  const { top, bottom, left, right } = layout.frame;
  const at = (x: number, y: number, figure: string) => tag("text", { x: n(x), y: n(y) }, figure);
  const written = [
    ...columns.flatMap(({ middle, figure }) => [at(middle, top - 16, figure), at(middle, bottom + 28, figure)]),
    ...rows.flatMap(({ middle, figure }) => [at(left - 25, middle + 6, figure), at(right + 25, middle + 6, figure)]),
  ];
  const type = { "font-family": SANS, "font-weight": 700, "font-size": 17, "text-anchor": "middle", style: LINING };
  return tag("g", { ...type, fill: "#3a2a14", opacity: 0.8 }, written.join(""));
}
