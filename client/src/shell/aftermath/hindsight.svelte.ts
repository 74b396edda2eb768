/** The aftermath of a table as it comes: the numbers first, then the places where it turned. */

import type { Headline, Token } from "../../skins/skin";
import { type Course, type Slot, coursesOf, slotAt, slotsOf } from "../../state/aftermath";
import type { Heading } from "../../state/log";
import type { Said } from "../../state/said";
import { halvesOf } from "../../state/track";
import * as api from "../../wire/api";
import type { Aftermath, TurningPoint } from "../../wire/generated";
import type { Table } from "../table.svelte";
import { type Scenery, sceneryOf } from "./scenery";

export interface Turning {
  readonly letter: string;
  readonly point: TurningPoint;
  readonly headline: Headline | null;
  /** The heading of the log that it stands under. */
  readonly heading: Said | null;
  readonly scenery: Scenery;
}

const LETTERS = "ABC";

export class Hindsight {
  readonly #table: Table;
  told = $state.raw<Aftermath | null>(null);
  turnings = $state.raw<readonly Turning[]>([]);

  /** The server could not tell; it is asked again when the page is laid over the board again. */
  isBroken = $state(false);
  #isAsked = false;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly slots: readonly Slot[] = $derived.by(() => {
    const opening = this.#table.pages[0]?.seat === null ? this.#table.pages[0].told : [];
    const steps = this.#table.pages.filter(({ seat }) => seat !== null).map(({ told }) => told);
    return slotsOf(halvesOf(steps, opening, this.#table.skin), this.#table.progress.turn);
  });
  readonly courses: readonly Course[] = $derived.by(() => (this.told ? coursesOf(this.told.losses, this.slots, this.#table.seats.sides) : []));

  /** The turning point of a letter, as soon as the numbers have come. */
  pointOf(letter: string): TurningPoint | undefined {
    return this.told?.points[LETTERS.indexOf(letter.toUpperCase())];
  }

  /** The turning points over the axis of turns. */
  get marks(): readonly { readonly letter: string; readonly at: number }[] {
    return (this.told?.points ?? []).map(({ entries }, at) => ({ letter: LETTERS[at] ?? "", at: slotAt(this.slots, entries) }));
  }

  /** Asks the server, once. */
  async read(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      await this.#fetch();
    } catch (fault) {
      if (!(fault instanceof api.Fault)) throw fault;
      this.#isAsked = false;
      this.isBroken = true;
    }
  }

  async #fetch(): Promise<void> {
    const told = await api.aftermath(this.#table.id, this.#table.now.seat);
    [this.told, this.isBroken] = [told, false];
    this.turnings = await Promise.all(told.points.map((point, at) => this.#turning(point, LETTERS[at] ?? "")));
  }

  async #turning(point: TurningPoint, letter: string): Promise<Turning> {
    const table = this.#table;
    const [before, after] = await Promise.all([Math.max(0, point.entries - 1), point.entries].map((entries) => this.#tokensAt(entries)));
    const page = table.pages.find(({ entry, seat }) => seat !== null && entry === point.entries - 1);
    const told = page?.told ?? [];
    const headline = table.skin.hindsight?.headline(told, point.side, before ?? []) ?? null;
    const scenery = sceneryOf({
      layout: table.layout,
      isFlat: table.sheet.flat,
      before: before ?? [],
      after: after ?? [],
      headline,
      point,
      trail: table.skin.trail?.(told) ?? null,
      lost: table.skin.conditions.at(-1) ?? "",
    });
    return { letter, point, headline, heading: this.#headingOf(point.entries - 1), scenery };
  }

  async #tokensAt(entries: number): Promise<readonly Token[]> {
    const { view } = await api.moment(this.#table.id, entries, this.#table.now.seat);
    return this.#table.skin.tokens(view);
  }

  /** The heading under which an entry stands: the last that came with an earlier one. */
  #headingOf(entry: number): Said | null {
    const at = this.#table.log.findIndex((item) => item.is === "line" && item.entry >= entry);
    const before = at < 0 ? this.#table.log : this.#table.log.slice(0, at);
    return before.findLast((item): item is Heading => item.is === "heading")?.text ?? null;
  }
}
