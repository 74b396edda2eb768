/** What a skin shows of forces that are chosen before play. */

import type { CounterPiece } from "../counters/counter";
import type { Pairs as Numbers } from "../state/allotting";
import type { Said } from "../state/said";

/** Forces that a side chooses before play, each class on a card; `chosen` is what it has sealed already. */
export interface Forces {
  /** The field of the answer that the numbers stand in. */
  readonly field: string;
  readonly clause: string;
  readonly budget: number;
  readonly groups: readonly { readonly id: string; readonly title: Said; readonly note: Said; readonly cards: readonly ForceCard[] }[];
  readonly proposed: Numbers;
  readonly chosen: Numbers;
  /** What a choice can do. */
  readonly facts: (pairs: Numbers) => readonly ForceFact[];
}

/** A class that may be chosen; those of one troop are drawn from the same pieces. */
export interface ForceCard {
  readonly id: string;
  readonly piece: CounterPiece;
  readonly values: string;
  readonly isArmoured: boolean;
  readonly price: number;
  readonly count: number;
  readonly troop: string;
}

export interface ForceFact {
  readonly text: Said;
  readonly clause: string;
  readonly value: number;
}
