/** What has come from the server and waits to be seen: the computer's moves one by one, at the player's speed. */

import { EMPTY, type Queue, advanced, arrived } from "../state/pace";
import { isAnswer } from "../state/planned";
import { PAUSES } from "../state/settings";
import type { Update } from "../wire/generated";
import type { Skin } from "../skins/skin";
import { preferences } from "./preferences.svelte";

export class Showing {
  readonly #show: (update: Update, isSkipped: boolean) => void;
  readonly #table: Shown;
  #queue = $state.raw<Queue<Update>>(EMPTY);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSkipping = false;

  constructor(table: Shown, show: (update: Update, isSkipped: boolean) => void) {
    this.#table = table;
    this.#show = show;
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

  /** Goes on after somebody has seen what was held. */
  goOn(): void {
    this.#pump();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #pump(): void {
    if (this.#timer !== undefined) return;
    while (this.#queue.waiting[0] !== undefined && !this.#table.results.holds(this.#queue.waiting[0])) {
      const pause = this.#isSkipping || this.#table.past !== null ? 0 : this.#pauseBefore(this.#queue.waiting[0]);
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
    this.#show(shown, this.#isSkipping);
  }

  #pauseBefore(update: Update): number {
    const isBots = update.log.some((item) => item.item === "entered" && item.by_bot);
    if (!isBots || update.whole || isAnswer(this.#queue.shown, update)) return 0;
    return PAUSES[preferences.now.speed] / (this.#table.skin.phase(update.view).isPlacing ? HASTE_AT_SET_UP : 1);
  }
}

/** The table on show: while a replay is looked at nothing waits, a result holds up all that comes after it, and armies are set up in haste. */
interface Shown {
  readonly past: unknown;
  readonly results: { readonly holds: (update: Update) => boolean };
  readonly skin: Skin;
}

const HASTE_AT_SET_UP = 8;
