/** What stands beside a clause: a drawing of some spaces, a chart, or counters with what each shows. */

import type { CounterPiece } from "../counters/counter";

/** A space by its row and its place in the row; odd rows stand half a space on. With `isFlat` the rows are columns. */
export type Spot = readonly [row: number, place: number];

export type Figure = Drawing | Charted | Legend;

export interface Drawing {
  /** The sentence under the drawing. */
  readonly caption: string;
  readonly spaces: readonly Spot[];
  readonly isFlat?: boolean;
  /** One that covers a second space has its front there. */
  readonly pieces: readonly { readonly at: Spot; readonly front?: Spot; readonly card: CounterPiece }[];
  readonly marks?: readonly { readonly at: Spot; readonly mark: string }[];
  readonly lines?: readonly { readonly kind: "road" | "charge" | "bent" | "fire" | "blocked"; readonly through: readonly Spot[] }[];
  /** Spaces in a zone of control. */
  readonly zone?: readonly Spot[];
  /** What it costs to enter a space; dashed where one must turn for it. */
  readonly discs?: readonly { readonly at: Spot; readonly text: string; readonly isDashed: boolean }[];
  /** What a piece adds, written beside it. */
  readonly tags?: readonly { readonly at: Spot; readonly text: string; readonly to: "left" | "right" }[];
}

/** One of the game's charts, whole. */
export interface Charted {
  readonly caption: string;
  readonly chart: string;
  /** Its rows are faces of a die. */
  readonly hasDie: boolean;
}

/** Counters, and what each shows. */
export interface Legend {
  readonly caption: string;
  readonly counters: readonly { readonly card: CounterPiece; readonly text: string }[];
}

const ACROSS = 100;
const SIDE = ACROSS / Math.sqrt(3);
const STEP = SIDE * 1.5;

export function centreOf([row, place]: Spot, isFlat = false): readonly [x: number, y: number] {
  const [along, off] = [(place + (Math.abs(row) % 2) / 2) * ACROSS, row * STEP];
  return isFlat ? [off, along] : [along, off];
}

/** The outline of a space. */
export function hexagon(spot: Spot, isFlat = false): string {
  const [x, y] = centreOf(spot, isFlat);
  const corners = [0, 1, 2, 3, 4, 5].map((at) => {
    const turn = ((60 * at - (isFlat ? 0 : 90)) * Math.PI) / 180;
    return `${round(x + SIDE * Math.cos(turn))},${round(y + SIDE * Math.sin(turn))}`;
  });
  return `M${corners.join(" L")} Z`;
}

/** How many spaces apart two spots are. */
export function apart(one: Spot, other: Spot): number {
  const [a, b] = [skewed(one), skewed(other)];
  const [rows, columns] = [b[0] - a[0], b[1] - a[1]];
  return Math.max(Math.abs(rows), Math.abs(columns), Math.abs(rows + columns));
}

/** Every spot within so many spaces of one. */
export function around(middle: Spot, spaces: number): readonly Spot[] {
  const near = Array.from({ length: 2 * spaces + 1 }, (_, at) => at - spaces);
  return near
    .flatMap((row) => near.map((place): Spot => [middle[0] + row, middle[1] + place]))
    .filter((spot) => apart(middle, spot) <= spaces);
}

/** The box round all spaces, with a margin for what is written beside them. */
export function boxOf(spaces: readonly Spot[], margin: number, isFlat = false): readonly [x: number, y: number, width: number, height: number] {
  const centres = spaces.map((spot) => centreOf(spot, isFlat));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [wide, high] = isFlat ? [SIDE + margin, ACROSS / 2 + 4] : [ACROSS / 2 + margin, SIDE + 4];
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return [left, top, Math.max(...xs) + wide - left, Math.max(...ys) + high - top].map(round) as [number, number, number, number];
}

function skewed([row, place]: Spot): readonly [row: number, column: number] {
  return [row, place - Math.floor(row / 2)];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
