/** Losses over time: a line a side, a point where something was lost, the turning points above. */

import { n, tag } from "../../cartographer/svg";
import { ticks } from "../../state/aftermath";
import type { Inks } from "./ink";
import { WIDTH, hatching, letters, line, lozenge } from "./strokes";

export interface LossLine {
  readonly id: string;
  readonly name: string;
  readonly total: string;
  readonly note: string;
  readonly ink: string;
  readonly isDashed: boolean;
  /** Discs where something was lost, else squares. */
  readonly isRound: boolean;
  /** In halves, from the beginning on. */
  readonly lost: readonly number[];
}

export interface LossPlot {
  readonly lines: readonly LossLine[];
  readonly turns: readonly number[];
  readonly marks: readonly { readonly letter: string; readonly at: number }[];
  readonly axis: string;
}

export const LOSS_HEIGHT = 246;
const [LEFT, TOP, BOTTOM] = [34, 44, 219];
/** Room for the names at the ends of the lines. */
const NAMES = 150;
const LETTERS_AT = 20;
const LABEL_ROOM = 50;
/** Names at the ends of lines keep this distance. */
const APART = 38;

type Scale = (at: number) => number;

interface Frame {
  readonly x: Scale;
  readonly y: Scale;
  readonly right: number;
  readonly inks: Inks;
}

export function lossChart({ lines, turns, marks, axis }: LossPlot, inks: Inks, width = WIDTH): string {
  const steps = ticks(Math.max(...lines.flatMap(({ lost }) => lost)) / 2);
  const most = steps.at(-1) ?? 1;
  const right = width - NAMES;
  const x: Scale = (at) => LEFT + (at / Math.max(1, turns.length)) * (right - LEFT);
  const y: Scale = (halves) => BOTTOM - (halves / 2 / most) * (BOTTOM - TOP);
  const frame: Frame = { x, y, right, inks };
  return [
    tag("defs", {}, lines.filter(({ isDashed }) => isDashed).map(({ id, ink }) => hatching(`loss-${id}`, ink, 0.32)).join("")),
    ...steps.map((step) => line(LEFT, y(2 * step), right, y(2 * step), inks.rule, { "stroke-dasharray": "1 4" }) + letters(String(step), LEFT - 10, y(2 * step) + 4, { fill: inks.second, anchor: "end" })),
    ...lines.map((each) => area(each, frame)),
    line(LEFT, BOTTOM, right, BOTTOM, inks.second),
    ...turnLabels(turns, frame),
    letters(axis, right + 14, BOTTOM + 18, { fill: inks.second }),
    ...marks.map(({ at }) => line(x(at), LETTERS_AT + 12, x(at), BOTTOM, inks.mark, { "stroke-dasharray": "5 3", "stroke-width": 1.4 })),
    ...lines.map((each) => course(each, frame)),
    ...beside(marks).map(({ letter, at, aside }) => lozenge(letter, x(at) + aside, LETTERS_AT)),
    ...ends(lines, frame),
  ].join("");
}

/** A line that rests at each turn and climbs between two. */
function path(lost: readonly number[], { x, y }: Frame): string {
  const spans = lost.slice(1).map((each, at) => {
    const middle = n((x(at) + x(at + 1)) / 2);
    return `C${middle},${n(y(lost[at] ?? 0))} ${middle},${n(y(each))} ${n(x(at + 1))},${n(y(each))}`;
  });
  return `M${n(x(0))},${n(y(lost[0] ?? 0))} ${spans.join(" ")}`;
}

function area({ id, ink, isDashed, lost }: LossLine, frame: Frame): string {
  const { x, y } = frame;
  const shape = `${path(lost, frame)} L${n(x(lost.length - 1))},${n(y(0))} L${n(x(0))},${n(y(0))} Z`;
  return isDashed ? tag("path", { d: shape, fill: `url(#loss-${id})` }) : tag("path", { d: shape, fill: ink, "fill-opacity": 0.14 });
}

function course({ ink, isDashed, isRound, lost }: LossLine, frame: Frame): string {
  const { x, y, inks } = frame;
  const stroke = tag("path", { d: path(lost, frame), fill: "none", stroke: ink, "stroke-width": 3, "stroke-dasharray": isDashed ? "9 5" : undefined });
  const points = lost.flatMap((each, at) => {
    if (at === 0 || each === lost[at - 1]) return [];
    const [cx, cy] = [n(x(at)), n(y(each))];
    if (isRound) return [tag("circle", { cx, cy, r: 5, fill: inks.paper, stroke: ink, "stroke-width": 2.4 })];
    return [tag("rect", { x: n(x(at) - 5), y: n(y(each) - 5), width: 10, height: 10, fill: ink, stroke: inks.paper })];
  });
  return stroke + points.join("");
}

function turnLabels(turns: readonly number[], { x, right, inks }: Frame): readonly string[] {
  const every = Math.ceil(turns.length / Math.max(2, Math.floor((right - LEFT) / LABEL_ROOM)));
  return turns.flatMap((turn, at) => {
    const isLast = at === turns.length - 1;
    if (!isLast && (at % every !== 0 || turns.length - 1 - at < every * 0.7)) return [];
    return [line(x(at + 1), BOTTOM, x(at + 1), BOTTOM + 4, inks.second) + letters(String(turn), x(at + 1), BOTTOM + 18, { fill: inks.second, anchor: "middle" })];
  });
}

/** Letters of one turn stand beside each other. */
function beside(marks: LossPlot["marks"]) {
  return marks.map((mark) => {
    const same = marks.filter(({ at }) => at === mark.at);
    return { ...mark, aside: (same.indexOf(mark) - (same.length - 1) / 2) * 22 };
  });
}

/** The names of the lines where they end, the higher one above. */
function ends(lines: readonly LossLine[], { y, right, inks }: Frame): readonly string[] {
  const sorted = [...lines].sort((one, other) => (other.lost.at(-1) ?? 0) - (one.lost.at(-1) ?? 0));
  const lowest = BOTTOM - 22;
  let above = -Infinity;
  return sorted.map(({ name, total, note, ink, lost }, place) => {
    const most = lowest - APART * (sorted.length - 1 - place);
    const at = Math.max(Math.min(y(lost.at(-1) ?? 0), most), above + APART);
    above = at;
    return letters(`${name} ${total}`, right + 14, at + 4, { size: 15, weight: 700, fill: ink }) + letters(note, right + 14, at + 20, { fill: inks.second });
  });
}
