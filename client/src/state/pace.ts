/** What has arrived from the table and waits to be shown: the computer's moves come one by one, at the player's speed. */

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
