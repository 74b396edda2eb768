/** What stands on the edge of the map beside the turn: steps, points to spend, cards. */

import type { Said } from "../state/said";

/** A track of named steps: phases, months, hours. */
export interface Rail {
  readonly id: string;
  readonly title: Said;
  readonly steps: readonly { readonly text: Said; readonly state: "done" | "now" | "todo" | "shut" }[];
}

/** Points to spend, as coins: held, planned to be spent, spent. */
export interface Purse {
  readonly id: string;
  readonly title: Said;
  readonly note: Said | null;
  readonly held: number;
  readonly planned: number;
  readonly spent: number;
  /** Only its owner sees it. */
  readonly isSecret: boolean;
}

/** Cards of a side in their order; without a text a card shows its back. */
export interface Hand {
  readonly id: string;
  readonly side: string;
  readonly title: Said;
  readonly cards: readonly { readonly text: Said | null; readonly isSpent: boolean }[];
}
