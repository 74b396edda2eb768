/** What happened, as far as the table shows it happening: who went where, who struck at whom, and how each fared. */

import type { Page } from "./chapters";
import type { Line } from "./log";
import type { Said } from "./said";

/** How a piece fared: off the board, worse, no worse after an attack, better. */
export type How = "lost" | "hurt" | "held" | "mended";

interface Happened {
  readonly entry: number;
  readonly clause: string;
}

export interface Went extends Happened {
  readonly is: "went";
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

/** Pieces struck at others. */
export interface Struck extends Happened {
  readonly is: "struck";
  readonly by: readonly string[];
  readonly at: readonly string[];
}

export interface Fared extends Happened, Pick<Line, "throws" | "dice"> {
  readonly is: "fared";
  readonly piece: string;
  readonly how: How;
  /** What that is called, where it is not called as usual. */
  readonly word?: Said;
  /** What the dice were read as, or why it came so. */
  readonly note?: Said;
}

export type Deed = Went | Struck | Fared;

/** How much of a pause a step wants: dice and losses a long one, moves a short one, all else none. */
export type Weight = "fell" | "moved" | "quiet";

export function weightOf(pages: readonly Page[], deeds: readonly Deed[]): Weight {
  const isRolled = pages.some(({ told }) => told.some(({ event }) => event === "rolled"));
  if (isRolled || deeds.some(({ is }) => is !== "went")) return "fell";
  return deeds.length > 0 ? "moved" : "quiet";
}
