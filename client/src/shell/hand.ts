/** What is still to be placed: the tray, the button and the prompt count the same. */

import type { Token } from "../skins/skin";
import type { Table } from "./table.svelte";

/** All of them, also those whose turn comes later. */
export function inHand({ phase, isMine, actors, tokens }: Table): readonly Token[] {
  const hand = new Set(phase.hand ?? actors);
  return phase.isPlacing && isMine ? tokens.filter(({ id, at }) => at === null && hand.has(id)) : [];
}

/** What a press on a ring would place: the piece in hand, or the next of those that are all alike. */
export function placed(table: Table): Token | undefined {
  const { chosen, verb } = table.draft;
  return verb === null ? table.tokenOf(chosen ?? table.next) : inHand(table).find(({ placedBy }) => placedBy === verb);
}
