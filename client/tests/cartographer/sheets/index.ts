/** Sheets to paint: those that the server sends, and a skin for a plain that has none. */

import type { Ornament } from "../../../src/cartographer/ornament";
import type { SheetData } from "../../../src/cartographer/sheet";
import { AREA_LIVERIES } from "../../../src/skins/crusades";
import arsouf from "./arsouf.json";
import acre from "./acre.json";
import oliveGrove from "./croisades-olive-grove.json";
import waterHole from "./croisades-water-hole.json";

export const ARSOUF = arsouf as unknown as SheetData;
export const ACRE = acre as unknown as SheetData;
export const OLIVE_GROVE = oliveGrove as unknown as SheetData;
export const WATER_HOLE = waterHole as unknown as SheetData;

/** A skin that adds nothing. */
export const BARE: Ornament = {
  game: "plain",
  edition: 1,
  room: { top: 20, right: 20, bottom: 20, left: 80 },
  unpainted: [],
  liveries: AREA_LIVERIES,
  tints: [],
  mouths: [],
  streams: [],
  woods: [],
  hills: [],
  standing: [],
  towns: [],
  ships: [],
  names: [],
};
