/** The skins that the client has, by game. */

import { ACRE } from "./acre";
import { ARSOUF } from "./arsouf";
import type { Skin } from "./skin";

const SKINS: Readonly<Record<string, Skin>> = { [ARSOUF.game]: ARSOUF as Skin, [ACRE.game]: ACRE as Skin };

export function skinOf(game: string): Skin | undefined {
  return SKINS[game];
}
