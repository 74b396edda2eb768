/** Luck against expectation: a bar for what fell, a lozenge for what was to be expected, a bracket for eight games of ten. */

import { n, tag } from "../../cartographer/svg";
import { ticks } from "../../state/aftermath";
import type { Inks } from "./ink";
import { WIDTH, hatching, letters, line } from "./strokes";

export interface LuckRow {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly ink: string;
  readonly isHatched: boolean;
  readonly fell: number;
  /** Null where there were too few dice to tell. */
  readonly expected: { readonly mean: number; readonly text: string; readonly least: number; readonly most: number } | null;
}

export interface LuckPlot {
  readonly rows: readonly LuckRow[];
  readonly head: string;
  readonly tooFew: string;
}

/** Where the words stand: beside the bars, or above them where there is little room. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly pitch: number;
  /** The bar below the words of its row. */
  readonly drop: number;
  readonly end: number;
}

const TOP = 30;
const THICK = 19;
const NARROW = 500;

function frameOf(width: number): Frame {
  const end = width - 14;
  return width < NARROW ? { left: 2, right: width - 96, pitch: 78, drop: 34, end } : { left: 206, right: width - 120, pitch: 46, drop: 0, end };
}

export function luckHeight({ rows }: LuckPlot, width = WIDTH): number {
  return TOP + frameOf(width).pitch * rows.length + 32;
}

export function luckChart(plot: LuckPlot, inks: Inks, width = WIDTH): string {
  const { rows, head } = plot;
  const frame = frameOf(width);
  const steps = ticks(Math.max(...rows.flatMap(({ fell, expected }) => [fell, expected?.most ?? 0])), 7);
  const x = (value: number) => frame.left + (value / (steps.at(-1) ?? 1)) * (frame.right - frame.left);
  const bottom = TOP + frame.pitch * rows.length;
  return [
    tag("defs", {}, rows.filter(({ isHatched }) => isHatched).map(({ id, ink }) => hatching(`luck-${id}`, ink, 1)).join("")),
    letters(head, frame.end, 14, { fill: inks.second, anchor: "end" }),
    ...steps.map((step) => line(x(step), TOP - 8, x(step), bottom + 4, inks.rule, step === 0 ? {} : { "stroke-dasharray": "1 4" }) + letters(String(step), x(step), bottom + 20, { fill: inks.second, anchor: "middle" })),
    ...rows.map((row, at) => rowOf(row, TOP + frame.pitch * at, x, frame, plot.tooFew, inks)),
  ].join("");
}

function rowOf(row: LuckRow, top: number, x: (value: number) => number, { left, drop, end }: Frame, tooFew: string, inks: Inks): string {
  const { id, title, note, ink, isHatched, fell, expected } = row;
  const y = top + drop;
  const bar = { x: n(left), y, width: n(x(fell) - left), height: THICK };
  const drawn = fell === 0 ? "" : tag("rect", isHatched ? { ...bar, fill: `url(#luck-${id})`, stroke: ink, "stroke-width": 1.5 } : { ...bar, fill: ink });
  return [
    letters(title, 0, top + 9, { size: 15, weight: 700, fill: inks.text }),
    letters(note, 0, top + 26, { fill: inks.second }),
    drawn,
    expected === null ? letters(tooFew, left + 2, y + THICK + 14, { fill: inks.second }) : bracket(expected, y + THICK + 6, x, inks),
    letters(String(fell), end - 40, y + 15, { size: 17, weight: 800, fill: ink, anchor: "end" }),
    expected === null ? "" : letters(expected.text, end, y + 15, { size: 14, fill: inks.second, anchor: "end" }),
  ].join("");
}

/** From the least to the most of eight games in ten, the lozenge where the mean is. */
export function bracket({ least, most, mean }: { least: number; most: number; mean: number }, y: number, x: (value: number) => number, inks: Inks): string {
  const rail = `M${n(x(least))},${y - 5} v10 M${n(x(least))},${y} H${n(x(most))} M${n(x(most))},${y - 5} v10`;
  const lozenge = `M${n(x(mean))},${y - 6} l6,6 l-6,6 l-6,-6 Z`;
  return tag("path", { d: rail, stroke: inks.text, "stroke-width": 1.8, fill: "none" }) + tag("path", { d: lozenge, fill: "#f2bf3a", stroke: inks.text, "stroke-width": 1.2 });
}
