/** An ask that gives each of some pieces a value: what they are given so far, and how that is changed. */

import { type Assigning, type Given, assigningOf, given, turned } from "../state/assigning";
import type { Table } from "./table.svelte";

export class Giving {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What is to be given; null where that is not the ask. */
  readonly asked: Assigning | null = $derived.by(() => assigningOf(this.#table.menu, (key) => this.#table.tokenOf(key) !== undefined));

  /** What they are given so far; at first what happens without an answer. */
  readonly given: Given = $derived.by(() => {
    if (this.asked === null) return [];
    return (this.#table.draft.values[this.asked.field] ?? this.#table.due?.default?.[this.asked.field] ?? []) as Given;
  });

  give(piece: string, value: string): void {
    if (this.asked !== null) this.#table.fill(this.asked.field, given(this.asked, this.given, piece, value));
  }

  /** A press on a piece gives it the next value; answers whether the press meant that. */
  press(piece: string | null): boolean {
    if (this.asked === null || piece === null || !(piece in this.asked.hole.assign)) return false;
    this.give(piece, turned(this.asked, this.given, piece));
    return true;
  }
}
