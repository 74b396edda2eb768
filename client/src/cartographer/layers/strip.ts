/** The strip under a field that is played on to its rim: a plate with the title, the scale, and a key cut out of the map itself. */

import { SIDE } from "../geometry/layout";
import type { Point } from "../geometry/point";
import type { KeyEntry, Strip } from "../ornament";
import type { Plan } from "../plan";
import { closed, escaped, n, tag } from "../svg";
import { FELL, LINING, SANS, fitted } from "../type";
import { type PlateType, plateLine } from "./furniture";

/** What is cut for a key of each terrain; the sheet itself is too costly to draw again. */
const CUT: Readonly<Record<string, readonly string[]>> = {
  clear: ["soil"],
  scrub: ["soil", "scrub"],
  tree: ["soil", "shade", "crowns"],
  palm: ["soil", "shade", "crowns"],
  slope: ["soil", "slope"],
  water: ["soil", "pool"],
};
const INK = "#3a2a14";
const KEY = { scale: 0.9, gap: 10, pitch: 6 };
const NOTE = 18.5;
const PLATE = { left: 146, width: 384, height: 106 };
const SCALE = { left: 588, right: 60 };
const TITLE: PlateType = { face: "roman", size: 38, spacing: 3.4, ink: "#3b0d0d" };
const SUBTITLE: PlateType = { face: "italic", size: 22, spacing: 0, ink: INK };

/** The layers that the key of a plan draws from. */
export function cutLayers({ ornament }: Plan): ReadonlySet<string> {
  return new Set((ornament.strip?.key ?? []).flatMap((entry) => cutOf(entry)));
}

function cutOf({ terrain }: KeyEntry): readonly string[] {
  const layers = CUT[terrain];
  if (layers === undefined) throw new Error(`no key for the terrain ${terrain}`);
  return layers;
}

export function layerId(name: string): string {
  return `layer-${name}`;
}

/** Where the field ends and the strip begins. */
export function stripTop({ layout, ornament }: Pick<Plan, "layout" | "ornament">): number {
  return layout.frame.bottom - (ornament.strip?.height ?? 0);
}

export function strip(plan: Plan): string {
  const { strip } = plan.ornament;
  if (strip === undefined) return "";
  const { left, right, bottom } = plan.layout.frame;
  const top = stripTop(plan);
  const rule = (y: number, width: number) => tag("path", { d: `M${n(left)},${n(y)}H${n(right)}`, stroke: INK, "stroke-width": width });
  return (
    tag("rect", { x: n(left), y: n(top), width: n(right - left), height: n(bottom - top), fill: "#efe4c6" }) +
    rule(top, 2.4) +
    rule(top + 5, 1) +
    plate(plan, strip) +
    scale(plan, strip) +
    strip.key.map((entry, at) => key(plan, strip, entry, at)).join("")
  );
}

/** The middle of the strip, so far from the left line of the frame. */
function across(plan: Plan, x: number): Point {
  return [plan.layout.frame.left + x, (stripTop(plan) + plan.layout.frame.bottom) / 2 + 2];
}

function plate(plan: Plan, { title, subtitle }: Strip): string {
  const { width, height } = PLATE;
  const [x, y] = across(plan, PLATE.left + width / 2);
  const box = (by: number) => ({ x: n(x - width / 2 + by), y: n(y - height / 2 + by), width: width - 2 * by, height: height - 2 * by });
  return (
    tag("rect", { ...box(0), fill: "#2b1d0a", opacity: 0.25, transform: "translate(4 5)" }) +
    tag("rect", { ...box(0), fill: "#f6edd2", stroke: INK, "stroke-width": 2.4 }) +
    tag("rect", { ...box(7), fill: "none", stroke: "#8a1717", "stroke-width": 1.4 }) +
    plateLine(plan.options.say(title), TITLE, x + TITLE.spacing / 2, y + 6, width - 36) +
    plateLine(plan.options.say(subtitle), SUBTITLE, x, y + 34, width - 36)
  );
}

function scale(plan: Plan, { scale: { step, figures, caption } }: Strip): string {
  const [x, y] = across(plan, SCALE.left);
  const fields = figures.slice(1).map((_, at) =>
    tag("rect", { x: n(x + at * step), y: n(y - 4), width: step, height: 8, fill: at % 2 === 0 ? INK : "#efe2bf" }),
  );
  const written = figures.map((figure, at) => tag("text", { x: n(x + at * step), y: n(y - 13) }, escaped(figure)));
  const type = { "font-family": SANS, "font-weight": 500, "font-size": 18, "text-anchor": "middle", fill: INK, style: LINING };
  const wide = (figures.length - 1) * step;
  return (
    tag("g", { stroke: INK }, fields.join("")) +
    tag("g", type, written.join("")) +
    plateLine(plan.options.say(caption), { ...SUBTITLE, size: 21 }, x + wide / 2, y + 34, wide + 60)
  );
}

/** Where the keys stand: what the scale leaves, in equal parts. */
function keyPlace(plan: Plan, { key, scale: { step, figures } }: Strip, at: number): { readonly middle: Point; readonly room: number } {
  const { left, right } = plan.layout.frame;
  const start = SCALE.left + (figures.length - 1) * step + SCALE.right;
  const part = (right - left - start) / key.length;
  const half = SIDE * KEY.scale;
  return { middle: across(plan, start + at * part + half), room: part - 2 * half - KEY.gap - KEY.pitch };
}

function key(plan: Plan, strip: Strip, entry: KeyEntry, at: number): string {
  const { middle, room } = keyPlace(plan, strip, at);
  const [cx, cy] = plan.layout.centre(entry.space);
  const move = `translate(${n(middle[0] - cx)} ${n(middle[1] - cy)})`;
  const cut = cutOf(entry).map((name) => tag("use", { href: `#${layerId(name)}` }));
  const hex = { d: closed(corners(middle)) };
  return (
    tag("path", { ...hex, fill: "#e3d3a8" }) +
    tag("g", { "clip-path": `url(#${clipId(at)})` }, tag("g", { transform: move }, cut.join(""))) +
    tag("path", { ...hex, fill: "none", stroke: INK, "stroke-width": 2 }) +
    words(plan.options.say(entry.words), [middle[0] + SIDE * KEY.scale + KEY.gap, middle[1]], room, noteSize(plan, strip, room))
  );
}

function corners([x, y]: Point): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const [angle, radius] = [(corner * Math.PI) / 3, SIDE * KEY.scale];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** The one size at which the notes of all entries keep to their room. */
function noteSize({ options }: Plan, { key }: Strip, room: number): number {
  const notes = key.flatMap((entry) => options.say(entry.words).split("\n").slice(1));
  return Math.min(NOTE, ...notes.map((note) => sizeIn(room, note, NOTE)));
}

function sizeIn(room: number, line: string, most: number): number {
  const halo = { colour: "none", width: 0, strength: 0 };
  return fitted(line, { ...SUBTITLE, face: "roman", size: most, halo }, room).size;
}

/** The name of a terrain, and under it what it does. */
function words(text: string, [x, y]: Point, room: number, small: number): string {
  const [name = "", ...notes] = text.split("\n");
  const lines = notes.map((note, at) => tag("text", { x: n(x), y: n(y + 9 + at * 21) }, escaped(note)));
  const heading = { "font-family": FELL, "font-style": "italic", "font-size": n(sizeIn(room, name, 28)), fill: INK };
  const type = { "font-family": SANS, "font-weight": 500, "font-size": n(small), fill: INK, style: LINING };
  return tag("text", { x: n(x), y: n(y - 15), ...heading }, escaped(name)) + tag("g", type, lines.join(""));
}

function clipId(at: number): string {
  return `clip-key-${at}`;
}

/** The hexes that the keys are cut to. */
export function keyClips(plan: Plan): string {
  const { strip } = plan.ornament;
  if (strip === undefined) return "";
  const hexes = strip.key.map((_, at) => closed(corners(keyPlace(plan, strip, at).middle)));
  return hexes.map((d, at) => tag("clipPath", { id: clipId(at) }, tag("path", { d }))).join("");
}

