/** What makes one way of doing a thing differ from another, in a sentence. */

import type { Skin } from "../../skins/skin";
import type { Action } from "../../state/menu";
import { say, tell } from "../tongue.svelte";

export function manner(skin: Skin, action: Action): string {
  const told = skin.manner?.(action);
  return told ? tell(told) : say(`commit-${action.do}`, { ...action });
}
