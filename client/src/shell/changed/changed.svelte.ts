/** The layer of what changed while others had their turn: whether it lies over the map, and what it shows. */

import type { Token } from "../../skins/skin";
import { type Changes, changesOf, isGrave, listed, spanOf } from "../../state/changed";
import { said } from "../../state/said";
import * as api from "../../wire/api";
import type { Table } from "../table.svelte";

export class Changed {
  readonly #table: Table;
  /** How the pieces stood before the others' turn, as a seat saw them. */
  #before = $state.raw<Stood | null>(null);
  /** The turn that was met, and whether it is still to be shown. */
  #met: number | null = null;
  #isDue = false;
  /** How long the history was when it was last looked at. */
  #pages = 0;
  isOpen = $state(false);
  /** The piece whose line is pointed at. */
  lit = $state<string | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly span = $derived.by(() => {
    const { pages, side, skin, seats, first } = this.#table;
    if (side === null || skin.deeds === undefined) return null;
    const { isPlacing, seat } = skin.phase(first);
    return spanOf(pages, skin.half, side, isPlacing ? null : seats.sideOf(seat));
  });
  readonly changes: Changes | null = $derived.by(() => {
    const [{ pages, side, skin, now }, span, before] = [this.#table, this.span, this.#before];
    if (side === null || span === null || before?.from !== span.from || before.seat !== now.seat) return null;
    const during = pages.filter(({ entry, seat }) => seat !== null && entry >= span.from && entry < span.to);
    return changesOf(before.tokens, skin.tokens(now.view), during, skin.deeds?.(during, before.tokens) ?? [], side);
  });
  readonly isShown = $derived.by(() => this.isOpen && this.changes !== null && this.#isQuiet);

  /** The places to keep in sight: the way of the line that is pointed at, else where one's own suffered. */
  get watched(): readonly string[] {
    if (this.changes === null) return [];
    const pointed = listed(this.changes).find(({ piece }) => piece === this.lit);
    if (pointed !== undefined) return [...pointed.way, pointed.last];
    return this.changes.own.map(({ last }) => last);
  }

  /** How many of one's own fared badly, while the layer lies there. */
  get harm(): { readonly lost: number; readonly hurt: number } | null {
    if (!this.isShown || this.changes === null) return null;
    const count = (how: string) => this.changes?.own.filter(({ fared }) => fared?.how === how).length ?? 0;
    const harm = { lost: count("lost"), hurt: count("hurt") };
    return harm.lost + harm.hurt > 0 ? harm : null;
  }

  /** Asks how the table stood before the others' turn. */
  async fetch(): Promise<void> {
    const [{ id, now }, span] = [this.#table, this.span];
    if (span === null || !this.#isQuiet || (this.#before?.from === span.from && this.#before.seat === now.seat)) return;
    const { view } = await api.moment(id, span.from, now.seat);
    this.#before = { from: span.from, seat: now.seat, tokens: this.#table.skin.tokens(view) };
  }

  /** Opens by itself after a turn in which much happened, once, as soon as the ledger is free. */
  offer(isFree: boolean): void {
    const [{ pages, isMine }, span, changes] = [this.#table, this.span, this.changes];
    if (span === null || changes === null || !span.isOver || !isMine) return;
    const isFresh = (pages.at(-1)?.entry ?? -1) + 1 === span.to;
    if (isFresh && this.#met !== span.from) [this.#met, this.#isDue] = [span.from, isGrave(changes)];
    if (!this.#isDue || !isFree) return;
    this.#isDue = false;
    this.isOpen = true;
  }

  /** A choice, or something new, takes the layer away. */
  heed(pages: number, isChoosing: boolean): void {
    if (this.isOpen && (isChoosing || pages !== this.#pages)) this.hide();
    this.#pages = pages;
  }

  toggle(): void {
    // An answer is owed, or dice lie ready: first that.
    if (!this.isOpen && (this.#table.isInterrupt || this.#table.draft.weighed !== null)) return;
    const isEmpty = this.span === null;
    if (isEmpty) this.#table.notice = said("changed-nothing");
    this.isOpen = !this.isOpen && !isEmpty;
    this.lit = null;
  }

  /** Takes the layer away; answers whether it lay there. */
  hide(): boolean {
    const wasShown = this.isShown;
    [this.isOpen, this.lit, this.#isDue] = [false, null, false];
    return wasShown;
  }

  /** Lights the line of a number, or puts it out; answers whether there is one. */
  light(number: number): boolean {
    const line = this.isShown && this.changes ? listed(this.changes).find((each) => each.number === number) : undefined;
    if (line !== undefined) this.lit = this.lit === line.piece ? null : line.piece;
    return line !== undefined;
  }

  get #isQuiet(): boolean {
    const { past, isShowing, now } = this.#table;
    return past === null && !isShowing && !now.curtain;
  }
}

interface Stood {
  readonly from: number;
  readonly seat: string | null;
  readonly tokens: readonly Token[];
}
