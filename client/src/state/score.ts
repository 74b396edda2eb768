/** What is heard at the table, and how it is made: strokes of noise and tones, no recordings. */

export type Sound = "dice" | "march" | "horn";

/** A stroke of noise through a band, or a tone that swells and fades. */
export interface Stroke {
  readonly kind: "noise" | "tone";
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  /** Of one; the table is quiet. */
  readonly loud: number;
}

const clack = (at: number, hertz: number): Stroke => ({ kind: "noise", at, seconds: 0.045, hertz, loud: 0.16 });
const step = (at: number): Stroke => ({ kind: "noise", at, seconds: 0.09, hertz: 210, loud: 0.22 });
const blow = (at: number, hertz: number, seconds: number): Stroke => ({ kind: "tone", at, seconds, hertz, loud: 0.07 });

export const SCORES: Readonly<Record<Sound, readonly Stroke[]>> = {
  dice: [clack(0, 2300), clack(0.07, 2900), clack(0.12, 1900), clack(0.2, 2500), clack(0.215, 1700)],
  march: [step(0), step(0.14)],
  horn: [blow(0, 220, 0.5), blow(0, 330, 0.5), blow(0.32, 293.7, 0.75), blow(0.32, 440, 0.75)],
};

/** The sound of one step of the game: dice before feet. */
export function soundOf(events: readonly string[], isTrail: boolean): Sound | null {
  if (events.includes("rolled")) return "dice";
  return isTrail ? "march" : null;
}
