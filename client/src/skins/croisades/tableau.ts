/** The water hole in the third turn: the picture of the start page. */

import { type Stood, stood } from "./roster";

const STOOD = `
  templar H9 se, crossbowman E9, crossbowman E10, spearman H11, spearman G9, foot-sergeant F9, halberdier G8,
  knight D7 se, chaplain D9, crossbowman F11,
  fatimid-spearman J10, fatimid-spearman J9 wounded, fatimid-spearman J8, saracen-bowman K8, saracen-bowman J11,
  syrian-heavy-cavalry M8 sw, seljuk-horse-archer L5 sw, sudanese-javelinman I11 stunned, syrian-infantry K11,
  fatimid-spearman I10 dead, spearman H10 dead
`;

export const TABLEAU = stood(STOOD.split(",").map(read)).flatMap(({ at, card, covers, facing, spot }) =>
  at === null ? [] : [{ at, card, ...(covers && { covers }), ...(facing !== undefined && { facing }), ...(spot && { spot }) }],
);

/** A kind, its hex, and a facing or how it is. */
function read(line: string): Stood {
  const [kind = "", at = "", state = ""] = line.trim().split(/\s+/);
  if (state === "wounded" || state === "stunned" || state === "dead") return { kind, at, health: state };
  return { kind, at, facing: state };
}
