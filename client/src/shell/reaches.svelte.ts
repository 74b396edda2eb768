/** Where pieces could go in their next move, asked once for each until the table moves on. */

import * as api from "../wire/api";

export class Reaches {
  readonly #table: string;
  #known = $state.raw<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  #asked = new Set<string>();
  #age = 0;

  constructor(table: string) {
    this.#table = table;
  }

  of(piece: string | null): ReadonlySet<string> | undefined {
    return piece === null ? undefined : this.#known.get(piece);
  }

  async fetch(piece: string): Promise<void> {
    if (this.#asked.has(piece)) return;
    this.#asked.add(piece);
    const age = this.#age;
    const { places } = await api.reach(this.#table, piece);
    if (age === this.#age) this.#known = new Map([...this.#known, [piece, new Set(places)]]);
  }

  forget(): void {
    this.#age += 1;
    this.#asked = new Set();
    this.#known = new Map();
  }
}
