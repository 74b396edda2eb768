/** The frame: bars in turn dark and light, one a column and row, with their figures outside. */

import { ACROSS, STEP } from "../geometry/layout";
import type { Plan } from "../plan";
import { n, tag } from "../svg";
import { SANS } from "../type";

const BAR = 7;
const TONES = ["#3a2a14", "#efe2bf"];

/** A stretch of the rim that belongs to one row or column. */
interface Division {
  readonly figure: number;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

export function frame(plan: Plan): string {
  const [columns, rows] = [divisions(plan, 1), divisions(plan, 0)];
  return bars(plan, columns, rows) + rules(plan) + figures(plan, columns, rows);
}

/** The divisions along an axis: 0 counts rows, 1 columns. */
function divisions({ layout, sheet }: Plan, axis: 0 | 1): Division[] {
  const places = new Map<number, number[]>();
  for (const name of layout.names) {
    const figure = (sheet.spaces[name] as readonly [number, number])[axis];
    const at = layout.centre(name)[axis === 1 ? 0 : 1];
    places.set(figure, [...(places.get(figure) ?? []), at]);
  }
  const isShifting = layout.flat === (axis === 0);
  const wide = isShifting ? ACROSS : STEP;
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([figure, at]) => {
      const least = Math.min(...at);
      return { figure, from: least - wide / 2, to: least + wide / 2, middle: least + (isShifting ? ACROSS / 4 : 0) };
    });
}

function bars({ layout }: Plan, columns: readonly Division[], rows: readonly Division[]): string {
  const { left, top, right, bottom } = layout.frame;
  const ends = (from: number, to: number, low: number, high: number) =>
    [Math.max(from, low), Math.min(to, high)] as const;
  const fill = (at: number) => TONES[at % 2] as string;
  const across = closing(columns, right).flatMap(({ from, to }, at) => {
    const [x, end] = ends(from, to, left, right);
    const size = { x: n(x), width: n(end - x), height: BAR, fill: fill(at) };
    return [tag("rect", { ...size, y: top - 10 }), tag("rect", { ...size, y: bottom + 3 })];
  });
  const down = closing(rows, bottom).flatMap(({ from, to }, at) => {
    const [y, end] = ends(from, to, top, bottom);
    const size = { y: n(y), height: n(end - y), width: BAR, fill: fill(at) };
    return [tag("rect", { ...size, x: left - 10 }), tag("rect", { ...size, x: right + 3 })];
  });
  return [...across, ...down].join("");
}

/** The divisions and what is left of the rim after the last of them. */
function closing(all: readonly Division[], end: number): readonly Division[] {
  const last = all[all.length - 1];
  if (last === undefined || last.to > end - 2) return all;
  return [...all, { figure: last.figure + 1, from: last.to, to: end, middle: end }];
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
  const at = (x: number, y: number, figure: number) => tag("text", { x: n(x), y: n(y) }, String(figure));
  const written = [
    ...columns.flatMap(({ middle, figure }) => [at(middle, top - 16, figure), at(middle, bottom + 28, figure)]),
    ...rows.flatMap(({ middle, figure }) => [at(left - 25, middle + 6, figure), at(right + 25, middle + 6, figure)]),
  ];
  const type = { "font-family": SANS, "font-weight": 700, "font-size": 17, "text-anchor": "middle" };
  return tag("g", { ...type, fill: "#3a2a14", opacity: 0.8 }, written.join(""));
}
