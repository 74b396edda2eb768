/** Sheets to paint: Arsouf as the server sends it, and a plain of flat hexes with most kinds of terrain. */

import type { Ornament } from "../../../src/cartographer/ornament";
import type { SheetData } from "../../../src/cartographer/sheet";
import { AREA_LIVERIES } from "../../../src/skins/crusades";
import arsouf from "./arsouf.json";
import acre from "./acre.json";

export const ARSOUF = arsouf as unknown as SheetData;
export const ACRE = acre as unknown as SheetData;

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
