/** What a game with missiles lends: its words for bands and given values, and what a line adds to the die. */

import type { Said } from "../state/said";
import type { kernel } from "../wire/generated";

type Sightline = kernel.sightlines.Sightline;

export interface Shooting {
  /** A value that a piece is given: its word, and the drawing that is laid on the counter; none where nothing is. */
  readonly given: (value: string) => { readonly text: Said; readonly mark: string | null };
  /** What pieces could do at once if they were given that, as the head of a list of targets. */
  readonly couldNow: Said;
  /** One band of range: its name, its first and last distance, and what it adds. */
  readonly band: (number: number, first: number, last: number) => Said;
  /** What is added to the die along a line. */
  readonly adds: (line: Sightline) => number;
}
