/** The skins that the client has, by game. */

import { ACRE } from "./acre";
import { ARSOUF } from "./arsouf";
import { CROISADES } from "./croisades";
import type { Skin } from "./skin";

const SKINS = new Map<string, Skin>([ARSOUF as Skin, ACRE as Skin, CROISADES as Skin].map((skin) => [skin.game, skin]));

export function skinOf(game: string): Skin | undefined {
  return SKINS.get(game);
}

/** Takes up a skin from elsewhere: the studio shows a table of no game. */
export function lend(skin: Skin): void {
  SKINS.set(skin.game, skin);
}

/** The drawings that games lend. */
export function artOf(): readonly string[] {
  return [...SKINS.values()].flatMap(({ art }) => art ?? []);
}
