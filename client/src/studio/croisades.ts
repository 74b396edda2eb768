/** The pieces of Croisades in the studio: every kind and state, as they might stand in the middle of a fight. */

import { stood, type Stood } from "../skins/croisades/roster";
import type { StudioPiece } from "./position";

const STOOD: readonly Stood[] = [
  { kind: "templar", at: "C7", facing: "se", more: { mark: "none" } },
  { kind: "king", at: "F3", facing: "n" },
  { kind: "baron", at: "H3", facing: "ne", health: "wounded" },
  { kind: "knight", at: "K3", facing: "s" },
  { kind: "mounted-sergeant", at: "O2", facing: "sw" },
  { kind: "turcopole", at: "Q3", facing: "nw" },
  { kind: "crossbowman", at: "E9", more: { mark: "defensive" } },
  { kind: "crossbowman", at: "E10", health: "wounded", more: { shot: true, mark: "offensive" } },
  { kind: "spearman", at: "D10" },
  { kind: "spearman", at: "D11", health: "stunned" },
  { kind: "chaplain", at: "C12" },
  { kind: "foot-sergeant", at: "F9" },
  { kind: "halberdier", at: "G9" },
  { kind: "billman", at: "F10" },
  { kind: "longbowman", at: "B10" },
  { kind: "shortbowman", at: "B11" },
  { kind: "engineer", at: "A11" },
  { kind: "peasant", at: "A12" },
  { kind: "lady", at: "B12" },
  { kind: "king", at: "C9", health: "stunned" },
  { kind: "knight", at: "G8" },
  { kind: "syrian-heavy-cavalry", at: "N7", facing: "sw" },
  { kind: "saladin", at: "R7", facing: "nw" },
  { kind: "royal-mamluk", at: "P8", facing: "n", health: "wounded" },
  { kind: "seljuk-heavy-cavalry", at: "S11", facing: "se" },
  { kind: "seljuk-horse-archer", at: "Q11", facing: "s" },
  { kind: "bedouin-horse-archer", at: "U8", facing: "ne" },
  { kind: "fatimid-spearman", at: "H10" },
  { kind: "fatimid-spearman", at: "I9", health: "wounded" },
  { kind: "syrian-infantry", at: "H9" },
  { kind: "seljuk-infantry", at: "J10" },
  { kind: "sudanese-javelinman", at: "J8" },
  { kind: "saracen-bowman", at: "J7", more: { replied: true } },
  { kind: "saracen-slinger", at: "J11" },
  { kind: "assassin", at: "K9" },
  { kind: "royal-mamluk", at: "K11", health: "stunned" },
  { kind: "horse", at: "L14", facing: "ne" },
  { kind: "horse", at: "O14", facing: "nw", health: "dead" },
  { kind: "spearman", at: "I12", health: "dead" },
  { kind: "fatimid-spearman", at: "I12", health: "dead" },
  { kind: "saracen-bowman", at: "I12", health: "dead" },
  { kind: "templar", at: "H13", health: "dead" },
];

export const CROISADES_PIECES: readonly StudioPiece[] = stood(STOOD).flatMap(({ at, card, covers, facing, spot }, place) =>
  at === null ? [] : [{ ...card, canAct: place === 0 || place === 8, at, ...(covers && { covers }), ...(facing !== undefined && { facing }), ...(spot && { spot }) }],
);
