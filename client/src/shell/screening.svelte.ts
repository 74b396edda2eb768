/** What has come from the server waits here to be seen: the computer's moves one by one, at the player's speed. */

import { EMPTY, type Queue, advanced, arrived } from "../state/pace";
import { PAUSES } from "../state/settings";
import type { Update } from "../wire/generated";
import { preferences } from "./preferences.svelte";

export class Screening {
  readonly #show: (update: Update) => void;
  readonly #isHurried: () => boolean;
  #queue = $state.raw<Queue<Update>>(EMPTY);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSkipping = false;

  /** `show` puts an update on the screen; while `isHurried` nothing waits. */
  constructor(show: (update: Update) => void, isHurried: () => boolean) {
    this.#show = show;
    this.#isHurried = isHurried;
  }

  /** Something is still to be seen. */
  get isWaiting(): boolean {
    return this.#queue.waiting.length > 0;
  }

  receive(update: Update): void {
    this.#queue = arrived(this.#queue, update);
    this.#pump();
  }

  /** Shows at once what has come, and `onward` also what comes, until it is slowed down. */
  skip(onward: boolean): void {
    this.#isSkipping = true;
    this.close();
    this.#pump();
    if (!onward) this.#isSkipping = false;
  }

  /** Lets what comes from now on wait again. */
  slowDown(): void {
    this.#isSkipping = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #pump(): void {
    if (this.#timer !== undefined) return;
    while (this.#queue.waiting[0] !== undefined) {
      const pause = this.#isSkipping || this.#isHurried() ? 0 : pauseBefore(this.#queue.waiting[0]);
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
    if (this.#queue.shown !== null) this.#show(this.#queue.shown);
  }
}

function pauseBefore(update: Update): number {
  const isBots = update.log.some((item) => item.item === "entered" && item.by_bot);
  return isBots && !update.whole ? PAUSES[preferences.now.speed] : 0;
}
