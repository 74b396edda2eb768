/** What a game with missiles lends: its words for bands and given values, and what a line adds to the die. */

import type { Said } from "../state/said";
import type { ChartInfo, kernel } from "../wire/generated";
import type { Charted } from "./skin";

type Sightline = kernel.sightlines.Sightline;

export interface Shooting {
  /** A value that a piece is given: its word, and the drawing that is laid on the counter; none where nothing is. */
  readonly given: (value: string) => { readonly text: Said; readonly mark: string | null };
  /** What follows from being given anything. */
  readonly givenNote: { readonly text: Said; readonly clause: string };
  /** What pieces could do at once if they were given that, as the head of a list of targets. */
  readonly couldNow: Said;
  /** One band of range: its name, its first and last distance, and what it adds. */
  readonly band: (number: number, first: number, last: number) => Said;
  /** A shooter with his line: how far, in which band, how well covered his target is, and what is added to the die. */
  readonly shooter: (line: Sightline) => Said;
  /** The chart that a shot along a line is read from. */
  readonly chart: (line: Sightline, charts: readonly ChartInfo[]) => Charted | null;
}
