/** Lines of fire as the server sees them: of a piece, at a piece, or between two spaces; asked once each until the table moves on. */

import * as api from "../wire/api";
import type { kernel } from "../wire/generated";

export type Sightline = kernel.sightlines.Sightline;
/** Whose lines: by a piece, at a piece, or from a space to another. */
export type Asked = { readonly by: string } | { readonly at: string } | { readonly from: string; readonly to: string };

export class Sightlines {
  readonly #table: () => string;
  readonly #seat: () => api.Eyes;
  #known = $state.raw<ReadonlyMap<string, readonly Sightline[]>>(new Map());
  #asked = new Set<string>();
  #age = 0;

  constructor(table: () => string, seat: () => api.Eyes) {
    this.#table = table;
    this.#seat = seat;
  }

  /** The lines; undefined while they are being asked for. */
  of(asked: Asked): readonly Sightline[] | undefined {
    return this.#known.get(JSON.stringify(asked));
  }

  async fetch(asked: Asked): Promise<void> {
    const key = JSON.stringify(asked);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const age = this.#age;
    const { lines } = await api.sightlines(this.#table(), asked, this.#seat());
    if (age === this.#age) this.#known = new Map([...this.#known, [key, lines]]);
  }

  forget(): void {
    this.#age += 1;
    this.#asked = new Set();
    this.#known = new Map();
  }
}
