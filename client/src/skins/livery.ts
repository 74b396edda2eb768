/** How the sides of a game are told apart, by shape as well as by colour. */

import type { Cloth } from "../counters/counter";

export interface Livery {
  /** The drawing of the banner over the prompt and on the start page. */
  readonly gonfalon: string;
  /** The cards of its counters, where they are the family's. */
  readonly cloth: Cloth;
  /** Areas and lines on the map. */
  readonly ink: string;
  /** Small things on paper: pennons of the log, icons of notes. */
  readonly bright: string;
  /** Tracks on the dark frame. */
  readonly pale: string;
  /** The flag on the turn track. */
  readonly flag: string;
  /** Its half turns on the track of the replay. */
  readonly half: string;
  /** Zones of control: their ink, and which way the hatching is turned. */
  readonly zone: { readonly ink: string; readonly turn: number };
  /** A piece on the locator. */
  readonly dot: { readonly ink: string; readonly isRound: boolean };
  /** Its line and bars in the charts of the aftermath, on light paper and on dark; dashed lines go with hatched bars. */
  readonly chart: { readonly light: string; readonly dark: string; readonly isDashed: boolean };
  /** Dice in its colours; without it they are of bone. */
  readonly die?: { readonly face: string; readonly pip: string };
}

/** Whoever is of no side. */
export const PLAIN: Livery = {
  gonfalon: "gonfalon-watch",
  cloth: "red",
  ink: "#54401f",
  bright: "#7a5a1c",
  pale: "#cdb98f",
  flag: "#7a5a1c",
  half: "#cdb98f",
  zone: { ink: "#54401f", turn: 0 },
  dot: { ink: "#54401f", isRound: true },
  chart: { light: "#54401f", dark: "#cdb98f", isDashed: false },
};
