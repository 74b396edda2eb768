/** The cartographer: from the data of a map to the SVG of its sheet, layer by layer. */

import { defsOf } from "./defs";
import { cutLayers, layerId } from "./layers/strip";
import type { Ornament } from "./ornament";
import { LAYERS, type LayerName, UNCLIPPED, requirePainters } from "./painters";
import { type Options, planOf } from "./plan";
import type { SheetData } from "./sheet";
import { tag } from "./svg";

export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly layers: Readonly<Record<LayerName, string>>;
  /** The whole sheet as a document of its own. */
  readonly svg: string;
}

const DEFAULTS: Options = { finish: "painted", numbers: true, say: (key) => key, seed: 0 };

/** Paints a sheet: equal arguments give equal characters. */
export function paint(sheet: SheetData, ornament: Ornament, options: Partial<Options> = {}): Painting {
  requirePainters(sheet, ornament);
  const plan = planOf(sheet, ornament, { ...DEFAULTS, ...options });
  const cut = cutLayers(plan);
  const layers = Object.fromEntries(
    Object.entries(LAYERS).map(([name, painter]) => [name, layered(name, painter(plan), cut.has(name))]),
  ) as Record<LayerName, string>;
  const { width, height } = plan.layout;
  const defs = defsOf(plan, Object.values(layers));
  return { width, height, defs, layers, svg: assembled(width, height, defs, layers) };
}

/** A layer as a group; one that the key cuts from is known by its id. */
function layered(name: string, content: string, isCut: boolean): string {
  return content === "" ? "" : tag("g", { "data-layer": name, id: isCut ? layerId(name) : undefined }, content);
}

function assembled(width: number, height: number, defs: string, layers: Readonly<Record<LayerName, string>>): string {
  const names = Object.keys(layers) as LayerName[];
  const stack = (isUnclipped: boolean) =>
    names
      .filter((name) => UNCLIPPED.includes(name) === isUnclipped)
      .map((name) => layers[name])
      .join("");
  const margin = tag("rect", { width, height, fill: "#efe4c6" });
  const inside = tag("g", { "clip-path": "url(#clip-sheet)" }, stack(false));
  const root = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return tag("svg", root, defs + margin + inside + stack(true));
}
