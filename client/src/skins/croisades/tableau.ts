/** Moments at the water hole, for the start page: First Blood in its third turn, the Sultan's guard as the king comes upon it. */

import { type Stood, stood } from "./roster";

const STOOD = `
  templar H9 se, crossbowman E9, crossbowman E10, spearman H11, spearman G9, foot-sergeant F9, halberdier G8,
  knight D7 se, chaplain D9, crossbowman F11,
  fatimid-spearman J10, fatimid-spearman J9 wounded, fatimid-spearman J8, saracen-bowman K8, saracen-bowman J11,
  syrian-heavy-cavalry M8 sw, seljuk-horse-archer L5 sw, sudanese-javelinman I11 stunned, syrian-infantry K11,
  fatimid-spearman I10 dead, spearman H10 dead
`;

const GUARD = `
  saladin G10 n, royal-mamluk E10 n, royal-mamluk I10 n, royal-mamluk F11 n, royal-mamluk H11 n, royal-mamluk D11 n, royal-mamluk K9 nw,
  seljuk-infantry E8, seljuk-infantry F8, seljuk-infantry G7 wounded, seljuk-infantry H8, seljuk-infantry I8, seljuk-infantry J9,
  saracen-bowman F9, saracen-bowman G8, saracen-bowman H9,
  king G4 s, templar E4 s, templar I4 s, templar D6 s, knight K4 sw, knight B4 se,
  crossbowman E3, crossbowman F3, crossbowman H3, crossbowman I2, spearman F7, spearman H6, spearman G6, spearman J6, spearman C6
`;

export const TABLEAU = tableau(STOOD);
export const TABLEAUX = { "sultans-guard": tableau(GUARD) };

function tableau(lines: string) {
  return stood(lines.split(",").map(read)).flatMap(({ at, card, covers, facing, spot }) =>
    at === null ? [] : [{ at, card, ...(covers && { covers }), ...(facing !== undefined && { facing }), ...(spot && { spot }) }],
  );
}

/** A kind, its hex, and a facing or how it is. */
function read(line: string): Stood {
  const [kind = "", at = "", state = ""] = line.trim().split(/\s+/);
  if (state === "wounded" || state === "stunned" || state === "dead") return { kind, at, health: state };
  return { kind, at, facing: state };
}
