/** A game in hindsight: losses turn by turn, what they and the dice amount to in a sentence. */

import type { Aftermath, Fortunes } from "../wire/generated";
import { type Said, said } from "./said";
import type { Half } from "./track";

/** A turn on the axis of a chart, and after how many entries it was over. */
export interface Slot {
  readonly turn: number;
  readonly entries: number;
}

/** What a side had lost at the beginning and after each turn, in halves. */
export interface Course {
  readonly side: string;
  readonly lost: readonly number[];
}

/** The turns of a game out of its half turns; what comes before the first is left out, unless nothing comes after it. */
export function slotsOf(halves: readonly Half[], turn: number): readonly Slot[] {
  const named = halves.filter((half) => half.turn > 0);
  if (named.length === 0) return halves.slice(-1).map(({ to }) => ({ turn, entries: to }));
  return named.filter((half, at) => named[at + 1]?.turn !== half.turn).map(({ turn: number, to }) => ({ turn: number, entries: to }));
}

/** The losses of each side turn by turn, the sides in their order. */
export function coursesOf(losses: Aftermath["losses"], slots: readonly Slot[], sides: readonly string[]): readonly Course[] {
  const first = losses[0];
  if (first === undefined) return [];
  const after = (entries: number) => losses.findLast((each) => each.entries <= entries) ?? first;
  // Who resigns does so in the midst of a turn: the last point is how it all ended.
  const points = [first, ...slots.map(({ entries }, at) => (at === slots.length - 1 ? (losses.at(-1) ?? first) : after(entries)))];
  return sides.filter((side) => side in first.lost).map((side) => ({ side, lost: points.map(({ lost }) => lost[side] ?? 0) }));
}

/** Where on the axis an entry lies. */
export function slotAt(slots: readonly Slot[], entries: number): number {
  const at = slots.findIndex((slot) => entries <= slot.entries);
  return at < 0 ? slots.length : at + 1;
}

/** A point of losses, in halves, that is no difference yet. */
const LEVEL = 2;
const LEVEL_SHARE = 0.1;

/** What the losses amount to: until when the sides were level, and what each lost from then on. */
export function lossesSaid(courses: readonly Course[], slots: readonly Slot[]): Said {
  const [worst, best] = [...courses].sort((one, other) => last(other) - last(one));
  if (worst === undefined || best === undefined || courses.every(({ lost }) => lost.every((each) => each === 0))) return said("aftermath-nothing-lost");
  const near = Math.max(LEVEL, LEVEL_SHARE * last(worst));
  const gap = (at: number) => (worst.lost[at] ?? 0) - (best.lost[at] ?? 0);
  const isLevel = (at: number) => gap(at) <= near;
  const args = { more: worst.side, less: best.side, most: last(worst), least: last(best) };
  if (isLevel(slots.length)) return said(last(worst) === last(best) ? "aftermath-level" : "aftermath-nearly-level", args);
  const level = slots.findLastIndex((_, at) => isLevel(at + 1)) + 1;
  const [turn, next] = [slots[level - 1]?.turn, slots[level]?.turn];
  if (turn !== undefined && gap(level) < -near) return said("aftermath-turned", { ...args, turn });
  if (turn === undefined) return said("aftermath-apart-always", args);
  const [most, least] = [last(worst) - (worst.lost[level] ?? 0), last(best) - (best.lost[level] ?? 0)];
  // Who recovers takes a loss back: then only the end can be told.
  return least < 0 ? said("aftermath-apart-after", { ...args, turn }) : said("aftermath-apart", { ...args, turn, next, most, least });
}

const last = ({ lost }: Course): number => lost.at(-1) ?? 0;

/** Fewer attacks than this tell nothing of luck. */
export const FEWEST = 10;
/** What comes in one game of so many, or more often, is nothing to speak of. */
const COMMON = 5;

export const isTold = ({ attacks }: Fortunes): boolean => attacks >= FEWEST;

/** What the dice amount to: the rarest of what they did, and whom it helped. */
export function luckSaid(luck: readonly Fortunes[]): Said {
  if (luck.every(({ attacks }) => attacks === 0)) return said("aftermath-no-dice");
  const rows = luck.filter(isTold).flatMap(({ side, harm, backfire }) => [
    { side, kind: "harm", ...harm },
    { side, kind: "backfire", ...backfire },
  ]);
  const [rarest] = rows.sort((one, other) => other.one_in - one.one_in);
  if (rarest === undefined) return said("aftermath-too-few");
  if (rarest.one_in < COMMON) return said("aftermath-as-expected");
  return said(`aftermath-${rarest.kind}-${rarest.is_more ? "more" : "fewer"}`, { side: rarest.side, games: rarest.one_in });
}

/** A number of halves as a chart writes it. */
export function tenths([ways, of]: readonly [number, number], language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(ways / of);
}

/** Round steps of an axis up to a number, few enough to be read. */
export function ticks(most: number, count = 5): readonly number[] {
  const rough = Math.max(1, most) / count;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => each >= rough) ?? Math.ceil(rough);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step);
}

/** The longest a game is said to have taken, in minutes: beyond that somebody slept in between. */
const LONGEST = 600;

export function minutesOf(took: number): number | null {
  const minutes = Math.round(took / 60_000);
  return minutes >= 1 && minutes <= LONGEST ? minutes : null;
}

/** Sentences that begin with a name may begin with its article. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
