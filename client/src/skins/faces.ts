/** What the panel of a piece tells of it: values, faces, notes, and where they come from. */

import type { CounterPiece } from "../counters/counter";
import type { Said } from "../state/said";

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** One of the faces of a piece's counters: how it is drawn, what it is, and what its figures say. */
export interface Side {
  readonly card: CounterPiece;
  readonly title: Said;
  readonly reading: Said;
  /** It lies upwards now. */
  readonly isUp: boolean;
}

/** Where what is printed on a piece comes from. */
export interface Origin {
  readonly source: string;
  readonly text: Said;
  readonly clause: string;
}

/** A note of the unit panel: an icon, a sentence, its clause. */
export interface Note {
  /** The drawing `note-<icon>`. */
  readonly icon: string;
  readonly text: Said;
  readonly clause: string;
}
