/** What all layers of one painting share: the layout, the lines of coast and ways, chance and finish. */

import { coastlines } from "./courses/coast";
import { rivers, roads, ruleStreams } from "./courses/ways";
import { type Layout, layoutOf } from "./geometry/layout";
import type { Box, Point } from "./geometry/point";
import { type Label, labelsOf } from "./labels";
import type { Ornament } from "./ornament";
import { type Random, streamOf } from "./random";
import type { SheetData } from "./sheet";

/** Painted: everything. Draft: without filters, for the first moment. Print: ink only, for paper and forced colours. */
export type Finish = "painted" | "draft" | "print";

export interface Options {
  readonly finish: Finish;
  /** Printed numbers; below a hex of 34 pixels they are left to the frame. */
  readonly numbers: boolean;
  /** The words behind the key of a name. */
  readonly say: (key: string) => string;
  /** Another seed changes ornament only. */
  readonly seed: number;
}

export interface Plan {
  readonly sheet: SheetData;
  readonly ornament: Ornament;
  readonly options: Options;
  readonly layout: Layout;
  readonly edges: Box;
  readonly coasts: readonly (readonly Point[])[];
  readonly roads: readonly (readonly Point[])[];
  readonly streams: readonly (readonly Point[])[];
  readonly ruleStreams: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
  readonly labels: readonly Label[];
  /** The stream of chance of a layer. */
  readonly random: (layer: string) => Random;
  /** The reference to a filter, or nothing where the finish has none. */
  readonly filter: (id: string) => string | undefined;
  /** The spaces of a terrain that is a rule. */
  readonly terrain: (code: string) => ReadonlySet<string>;
}

const NOWHERE: ReadonlySet<string> = new Set();

export function planOf(sheet: SheetData, ornament: Ornament, options: Options): Plan {
  const layout = layoutOf(sheet, ornament.room);
  const random = (layer: string) => streamOf(ornament.game, layer, ornament.edition, options.seed);
  const sets = new Map(Object.entries(sheet.terrain).map(([code, names]) => [code, new Set(names)]));
  const lines = {
    coasts: coastlines(sheet, ornament, layout, random("coast")),
    roads: roads(sheet, ornament, layout),
    streams: ornament.streams,
    ruleStreams: ruleStreams(sheet, ornament, layout, random("stream")),
    rivers: rivers(sheet, ornament, layout),
  };
  return {
    sheet,
    ornament,
    options,
    layout,
    edges: { left: 0, top: 0, right: layout.width, bottom: layout.height },
    ...lines,
    labels: ornament.names.flatMap((name) => labelsOf(name, options.say(name.key), lines)),
    random,
    filter: (id) => (options.finish === "painted" ? `url(#${id})` : undefined),
    terrain: (code) => sets.get(code) ?? NOWHERE,
  };
}
