/** Moments for the start page: First Blood in its third turn, the Sultan's guard as the king comes upon it, two ambushes in the grove. */

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

const PATROL = `
  knight M5 s, knight N6 s, knight K4 se, mounted-sergeant O4 s, mounted-sergeant L3 s wounded, mounted-sergeant P3 sw,
  seljuk-horse-archer L8 n, seljuk-horse-archer O8 n, seljuk-horse-archer P8 n, seljuk-heavy-cavalry J8 ne,
  bedouin-horse-archer R10 nw, bedouin-horse-archer Q11 n
`;

const EMISSARY = `
  lady J9, baron K8 ne, mounted-sergeant I7 se, mounted-sergeant J11 ne, foot-sergeant K10, foot-sergeant I9,
  spearman L9, spearman L10, spearman J10, spearman K11,
  assassin M9, assassin J6, syrian-infantry L7, syrian-infantry M10, syrian-infantry M8, syrian-infantry N9
`;

const WATER_HOLE = `
  spearman J9, spearman K10, spearman J11, spearman I12, spearman H10, crossbowman I9, crossbowman H9, chaplain J12, chaplain G11,
  templar M8 ne, templar L7 se, templar K5 ne, templar H7 se,
  syrian-heavy-cavalry R8 sw, syrian-heavy-cavalry Q6 sw, syrian-heavy-cavalry P9 nw, seljuk-horse-archer R4 sw, bedouin-horse-archer T6 sw,
  fatimid-spearman O8, fatimid-spearman P7, fatimid-spearman N9, saracen-bowman Q10, saracen-bowman R10
`;

const AMBUSH = `
  knight L10 ne, knight G12 ne, halberdier K11, halberdier I12, spearman J10, spearman L12, spearman K9, spearman H10, crossbowman I9, crossbowman H12,
  sudanese-javelinman L7, sudanese-javelinman J7, sudanese-javelinman G9, sudanese-javelinman K14, saracen-bowman M9, saracen-bowman M10, saracen-bowman J6,
  royal-mamluk N13 nw, royal-mamluk P9 sw
`;

export const TABLEAU = tableau(STOOD);
export const TABLEAUX = { "sultans-guard": tableau(GUARD), patrol: tableau(PATROL), emissary: tableau(EMISSARY), "water-hole": tableau(WATER_HOLE), ambush: tableau(AMBUSH) };

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
