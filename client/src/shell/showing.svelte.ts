/** What has come from the server and waits to be seen: the computer's moves together, its dice one by one, at the player's speed. */

import type { Skin, Token } from "../skins/skin";
import { type Page, entered } from "../state/chapters";
import { type Weight, weightOf } from "../state/deeds";
import { EMPTY, type Queue, advanced, arrived, grouped, pauseBetween } from "../state/pace";
import { isAnswer } from "../state/planned";
import { STRETCH } from "../state/settings";
import type { Update } from "../wire/generated";
import { preferences } from "./preferences.svelte";

export class Showing {
  readonly #show: (update: Update, isSkipped: boolean) => void;
  readonly #table: Shown;
  #queue = $state.raw<Queue<Update>>(EMPTY);
  #group = $state.raw<readonly Page[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSkipping = false;

  constructor(table: Shown, show: (update: Update, isSkipped: boolean) => void) {
    this.#table = table;
    this.#show = show;
  }

  get isWaiting(): boolean {
    return this.#queue.waiting.length > 0;
  }

  /** What was shown together last. */
  get group(): readonly Page[] {
    return this.#group;
  }

  /** What the computer does next, while that is waited for. */
  get coming(): readonly Page[] {
    const [next] = this.#queue.waiting;
    return next === undefined ? [] : pagesOf(next);
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
    this.#group = [];
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
          this.#advanceTogether();
          this.#pump();
        }, pause);
        return;
      }
      this.#advance([]);
    }
  }

  /** Shows what goes together of what has come by now. */
  #advanceTogether(): void {
    const together: Page[] = [];
    for (let left = grouped(this.#queue.waiting.map((each) => this.#weight(each))); left > 0; left -= 1) {
      const [next] = this.#queue.waiting;
      if (next === undefined || (together.length > 0 && this.#table.results.holds(next))) return;
      together.push(...this.#advance(together));
    }
  }

  #advance(before: readonly Page[]): readonly Page[] {
    this.#queue = advanced(this.#queue);
    const { shown } = this.#queue;
    if (shown === null) return [];
    if (shown.menu.offers.length > 0) this.#isSkipping = false;
    const pages = pagesOf(shown);
    this.#group = [...before, ...pages];
    this.#show(shown, this.#isSkipping);
    return pages;
  }

  #pauseBefore(update: Update): number {
    const isBots = update.log.some((item) => item.item === "entered" && item.by_bot);
    if (!isBots || update.whole || isAnswer(this.#queue.shown, update)) return 0;
    const isPlacing = this.#table.skin.phase(update.view).isPlacing;
    const pause = isPlacing ? PLACING : pauseBetween(this.#weightOnShow(), this.#weight(update));
    return pause * STRETCH[preferences.now.speed];
  }

  /** One's own dice have been read by whoever threw them. */
  #weightOnShow(): Weight {
    return this.#group.some(({ isByBot }) => isByBot) ? this.#weigh(this.#group) : "quiet";
  }

  #weight(update: Update): Weight {
    // Somebody is asked: nothing may be shown with it.
    const weight = this.#weigh(pagesOf(update));
    return weight === "moved" && update.menu.offers.length > 0 ? "quiet" : weight;
  }

  #weigh(pages: readonly Page[]): Weight {
    return weightOf(pages, this.#table.skin.deeds?.(pages, this.#table.tokens) ?? []);
  }
}

/** The table on show: while a replay is looked at nothing waits, a result holds up all that comes after it, and armies are set up in haste. */
interface Shown {
  readonly past: unknown;
  readonly results: { readonly holds: (update: Update) => boolean };
  readonly skin: Skin;
  readonly tokens: readonly Token[];
}

const PLACING = 75;

function pagesOf(update: Update): readonly Page[] {
  return update.whole ? [] : update.log.flatMap((item) => (item.item === "entered" ? [entered(item)] : []));
}
