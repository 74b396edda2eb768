/** What both charts are drawn with: letters, hatching, the lozenges of the turning points. */

import { escaped, n, tag } from "../../cartographer/svg";
import { SANS } from "./ink";

export const WIDTH = 640;

interface Type {
  readonly size?: number;
  readonly weight?: number;
  readonly fill: string;
  readonly anchor?: "start" | "middle" | "end";
}

export function letters(text: string, x: number, y: number, { size = 13, weight = 400, fill, anchor = "start" }: Type): string {
  return tag("text", { x: n(x), y: n(y), fill, "font-family": SANS, "font-size": size, "font-weight": weight, "text-anchor": anchor }, escaped(text));
}

/** Hatching in an ink, under an id. */
export function hatching(id: string, ink: string, strength: number): string {
  const stripe = tag("rect", { width: 1.4, height: 5, fill: ink, opacity: strength });
  return tag("pattern", { id, width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" }, stripe);
}

/** The lozenge with the letter of a turning point. */
export function lozenge(letter: string, x: number, y: number, radius = 12): string {
  const shape = `M${n(x)},${n(y - radius)} l${radius},${radius} l${-radius},${radius} l${-radius},${-radius} Z`;
  return (
    tag("path", { d: shape, fill: "#f2bf3a", stroke: "#2a1d0e", "stroke-width": 1.5 }) +
    letters(letter, x, y + radius * 0.36, { size: radius, weight: 800, fill: "#2a1d0e", anchor: "middle" })
  );
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, more: Readonly<Record<string, string | number>> = {}): string {
  return tag("path", { d: `M${n(x1)},${n(y1)} L${n(x2)},${n(y2)}`, stroke, fill: "none", ...more });
}

