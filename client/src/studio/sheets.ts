/** The sheets of the studio, by game, as the games' own tests have them. */

import type { Ornament } from "../cartographer/ornament";
import type { SheetData } from "../cartographer/sheet";
import { ACRE_ORNAMENT } from "../skins/acre/map";
import { tokens } from "../skins/acre/tokens";
import type { AcreView } from "../skins/acre/view";
import { ARSOUF_ORNAMENT } from "../skins/arsouf/map";
import { WATER_HOLE_ORNAMENT } from "../skins/croisades/map";
import waterHole from "../../tests/cartographer/sheets/croisades-water-hole.json";
import acre from "../../tests/cartographer/sheets/acre.json";
import arsouf from "../../tests/cartographer/sheets/arsouf.json";
import view from "../../tests/skins/views/acre.json";
import { CROISADES_PIECES } from "./croisades";
import { PIECES, type StudioPiece } from "./position";

export interface StudioSheet {
  readonly sheet: SheetData;
  readonly ornament: Ornament;
  readonly pieces: readonly StudioPiece[];
}

export const SHEETS: Readonly<Record<string, StudioSheet>> = {
  arsouf: { sheet: arsouf as unknown as SheetData, ornament: ARSOUF_ORNAMENT, pieces: PIECES },
  croisades: { sheet: waterHole as unknown as SheetData, ornament: WATER_HOLE_ORNAMENT, pieces: CROISADES_PIECES },
  acre: { sheet: acre as unknown as SheetData, ornament: ACRE_ORNAMENT, pieces: acrePieces() },
};

function acrePieces(): StudioPiece[] {
  const standing = tokens(view as unknown as AcreView).filter(({ at }) => at !== null);
  return standing.map(({ at, card, spot }) => ({ ...card, at: at ?? "", ...(spot && { spot }) }));
}
