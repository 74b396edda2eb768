/** Why the computer did what it did, asked once for each entry. */

import * as api from "../wire/api";
import type { WhyBot } from "../wire/generated";

export type Reason = WhyBot["reason"];

export class Reasons {
  readonly #table: string;
  readonly #seat: () => api.Eyes;
  #known = $state.raw<ReadonlyMap<number, Reason>>(new Map());

  constructor(table: string, seat: () => api.Eyes) {
    this.#table = table;
    this.#seat = seat;
  }

  of(entry: number): Reason | undefined {
    return this.#known.get(entry);
  }

  async fetch(entry: number): Promise<void> {
    if (this.#known.has(entry)) return;
    const { reason } = await api.whyBot(this.#table, entry, this.#seat());
    this.#known = new Map([...this.#known, [entry, reason]]);
  }
}
