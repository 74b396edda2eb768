/** Writing SVG: numbers, paths and elements, the same characters on every machine. */

import type { Point } from "./geometry/point";

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number with one decimal at most, and never a negative zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

export function xy([x, y]: Point): string {
  return `${n(x)},${n(y)}`;
}

/** An element; attributes without a value are left out. */
export function tag(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? plain(value) : value}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Strokes and opacities need two decimals. */
function plain(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** An open line as straight pieces. */
export function straight(line: readonly Point[]): string {
  return `M${xy(line[0] as Point)} L${line.slice(1).map(xy).join(" ")}`;
}

export function closed(loop: readonly Point[]): string {
  return `${straight(loop)} Z`;
}

/** A flowing line through few points. */
export function flowing(line: readonly Point[]): string {
  const at = (index: number) => line[Math.max(0, Math.min(line.length - 1, index))] as Point;
  const spans = line.slice(1).map((to, index) => {
    const from = at(index);
    const [out, back] = [reach(at(index - 1), to), reach(from, at(index + 2))];
    return `C${xy([from[0] + out[0], from[1] + out[1]])} ${xy([to[0] - back[0], to[1] - back[1]])} ${xy(to)}`;
  });
  return `M${xy(at(0))} ${spans.join(" ")}`;
}

function reach(before: Point, after: Point): Point {
  return [(after[0] - before[0]) / 3, (after[1] - before[1]) / 3];
}

/** Text made safe between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
