/** The layers from below, and which of them paints which code of the rules. */

import { camps } from "./layers/camps";
import { city } from "./layers/city";
import { coast } from "./layers/coast";
import { ford } from "./layers/crossings";
import { crowns, shade } from "./layers/crowns";
import { dunes } from "./layers/dunes";
import { frame } from "./layers/frame";
import { cartouche, compass, ships } from "./layers/furniture";
import { grid, numbers } from "./layers/grid";
import { ground } from "./layers/ground";
import { marsh } from "./layers/marsh";
import { names } from "./layers/names";
import { light, paper } from "./layers/paper";
import { pool } from "./layers/pool";
import { scrub } from "./layers/scrub";
import { sea } from "./layers/sea";
import { slope } from "./layers/slope";
import { soil } from "./layers/soil";
import { strip } from "./layers/strip";
import { town } from "./layers/towns";
import { track } from "./layers/track";
import { walls } from "./layers/walls";
import { river, road, stream } from "./layers/waterways";
import { forest, trees } from "./layers/woods";
import type { Ornament } from "./ornament";
import type { Plan } from "./plan";
import type { SheetData } from "./sheet";

export type Painter = (plan: Plan) => string;

export const LAYERS = {
  ground,
  soil,
  dunes,
  stream,
  river,
  forest,
  marsh,
  sea,
  coast,
  road,
  ford,
  city,
  walls,
  track,
  slope,
  pool,
  scrub,
  shade,
  trees,
  crowns,
  camps,
  grid,
  numbers,
  town,
  names,
  strip,
  ship: ships,
  compass,
  cartouche,
  light,
  paper,
  frame,
} as const satisfies Record<string, Painter>;

export type LayerName = keyof typeof LAYERS;

/** The layers that lie over the frame's inner line and are not cut by it. */
export const UNCLIPPED: readonly LayerName[] = ["paper", "frame"];

const TERRAINS = new Set([
  "clear",
  "sea",
  "road",
  "stream",
  "marsh",
  "forest",
  "orchard",
  "hill",
  "mountain",
  "town",
  "fortress",
  "tree",
  "palm",
  "scrub",
  "slope",
  "upper",
  "water",
]);
const SIDES = new Set(["river", "ford", "bridge", "wall", "lip"]);

/** Refuses a sheet with a code of the rules that no layer would show. */
export function requirePainters(sheet: SheetData, ornament: Ornament): void {
  const isShown = (code: string) => TERRAINS.has(code) || ornament.unpainted.includes(code);
  const terrain = Object.keys(sheet.terrain).find((code) => !isShown(code));
  if (terrain !== undefined) throw new Error(`no painter for the terrain ${terrain}`);
  const side = Object.keys(sheet.sides).find((code) => !SIDES.has(code));
  if (side !== undefined) throw new Error(`no painter for the side ${side}`);
}
