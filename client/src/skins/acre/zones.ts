/** Zones of control: the enemy's while one moves and fights, one's own where a line is covered or the beaten are driven. */

import type { Zones } from "../skin";
import type { AcreView } from "./view";

const ENEMY = { crusader: "muslim", muslim: "crusader" } as const;
const AGAINST = new Set(["move", "shoot", "attack", "react", "flee", "follow", "advance"]);
const OWN = new Set(["deploy", "redeploy", "retreat"]);

export function zones({ position: { ask, seat }, zoc }: AcreView): Zones {
  const due = !ask || !seat ? [] : [...(AGAINST.has(ask) ? [ENEMY[seat]] : []), ...(OWN.has(ask) ? [seat] : [])];
  return { spaces: zoc, due };
}
