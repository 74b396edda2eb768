/** The sheets of the studio, by game, as the games' own tests have them. */

import type { Ornament } from "../cartographer/ornament";
import type { SheetData } from "../cartographer/sheet";
import { ACRE_ORNAMENT } from "../skins/acre/map";
import { ARSOUF_ORNAMENT } from "../skins/arsouf/map";
import acre from "../../tests/cartographer/sheets/acre.json";
import arsouf from "../../tests/cartographer/sheets/arsouf.json";

export interface StudioSheet {
  readonly sheet: SheetData;
  readonly ornament: Ornament;
}

export const SHEETS: Readonly<Record<string, StudioSheet>> = {
  arsouf: { sheet: arsouf as unknown as SheetData, ornament: ARSOUF_ORNAMENT },
  acre: { sheet: acre as unknown as SheetData, ornament: ACRE_ORNAMENT },
};
