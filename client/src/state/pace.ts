/** What has arrived from the table and waits to be shown: the computer's moves together, its dice one by one, at the player's speed. */

import type { Weight } from "./deeds";

export interface Queue<T> {
  readonly shown: T | null;
  readonly waiting: readonly T[];
}

export const EMPTY: Queue<never> = { shown: null, waiting: [] };

export function arrived<T>(queue: Queue<T>, update: T): Queue<T> {
  return { shown: queue.shown, waiting: [...queue.waiting, update] };
}

/** The next update on show. */
export function advanced<T>(queue: Queue<T>): Queue<T> {
  const [next, ...waiting] = queue.waiting;
  return next === undefined ? queue : { shown: next, waiting };
}

/** How many moves go together. */
export const TOGETHER = 4;

/** How many of those that wait go together: a run of moves, else one. */
export function grouped(waiting: readonly Weight[]): number {
  const other = waiting.findIndex((weight) => weight !== "moved");
  const run = other < 0 ? waiting.length : other;
  return Math.max(1, Math.min(run, TOGETHER));
}

/** How long each stays on show, in milliseconds at a steady speed. */
const DWELLS: Readonly<Record<Weight, number>> = { fell: 1200, moved: 350, quiet: 0 };
/** How long whoever strikes, and those about to move, are waited for. */
const AIM = 350;

/** How long to wait between what is on show and what comes next. */
export function pauseBetween(shown: Weight, next: Weight): number {
  return Math.max(DWELLS[shown], next === "quiet" ? 0 : AIM);
}
