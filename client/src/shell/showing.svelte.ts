/** What has come from the server and waits to be seen: the computer's moves one by one, at the player's speed. */

import { EMPTY, type Queue, advanced, arrived } from "../state/pace";
import { PAUSES } from "../state/settings";
import type { Update } from "../wire/generated";
import { preferences } from "./preferences.svelte";

export class Showing {
  readonly #show: (update: Update) => void;
  readonly #isPast: () => boolean;
  #queue = $state.raw<Queue<Update>>(EMPTY);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSkipping = false;

  /** `isPast` says that a replay is looked at: then nothing waits. */
  constructor(show: (update: Update) => void, isPast: () => boolean) {
    this.#show = show;
    this.#isPast = isPast;
  }

  get isWaiting(): boolean {
    return this.#queue.waiting.length > 0;
  }

  receive(update: Update): void {
    this.#queue = arrived(this.#queue, update);
    this.#pump();
  }

  /** Shows at once what has come, and goes on so until somebody is asked; `once` stops it there. */
  skip(once: boolean): void {
    this.#isSkipping = true;
    this.stop();
    this.#pump();
    if (once) this.#isSkipping = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #pump(): void {
    if (this.#timer !== undefined) return;
    while (this.#queue.waiting[0] !== undefined) {
      const pause = this.#isSkipping || this.#isPast() ? 0 : pauseBefore(this.#queue.waiting[0]);
      if (pause > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#advance();
          this.#pump();
        }, pause);
        return;
      }
      this.#advance();
    }
  }

  #advance(): void {
    this.#queue = advanced(this.#queue);
    const { shown } = this.#queue;
    if (shown === null) return;
    if (shown.menu.offers.length > 0) this.#isSkipping = false;
    this.#show(shown);
  }
}

function pauseBefore(update: Update): number {
  const isBots = update.log.some((item) => item.item === "entered" && item.by_bot);
  return isBots && !update.whole ? PAUSES[preferences.now.speed] : 0;
}
