/** The colours of a side of the game that is talked about. */

import { skinOf } from "../skins";
import { type Livery, PLAIN } from "../skins/livery";
import { tongue } from "./tongue.svelte";

export function liveryOf(side: string | null | undefined): Livery {
  return skinOf(tongue.game)?.sides[side ?? ""] ?? PLAIN;
}
