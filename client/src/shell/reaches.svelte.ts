/** Where pieces could go in their next move and whom they could then attack, asked once for each until the table moves on. */

import * as api from "../wire/api";

interface Reach {
  readonly places: ReadonlySet<string>;
  readonly targets: readonly string[];
  readonly costs: Readonly<Record<string, number>>;
}

export class Reaches {
  readonly #table: string;
  readonly #seat: () => api.Eyes;
  #known = $state.raw<ReadonlyMap<string, Reach>>(new Map());
  #asked = new Set<string>();
  #age = 0;

  constructor(table: string, seat: () => api.Eyes) {
    this.#table = table;
    this.#seat = seat;
  }

  of(piece: string | null): ReadonlySet<string> | undefined {
    return piece === null ? undefined : this.#known.get(piece)?.places;
  }

  targetsOf(piece: string | null): readonly string[] {
    return piece === null ? [] : (this.#known.get(piece)?.targets ?? []);
  }

  /** What it costs to enter each space, also where one may only pass; nothing where nobody counts. */
  costsOf(piece: string | null): Readonly<Record<string, number>> {
    return piece === null ? {} : (this.#known.get(piece)?.costs ?? {});
  }

  async fetch(piece: string): Promise<void> {
    if (this.#asked.has(piece)) return;
    this.#asked.add(piece);
    const age = this.#age;
    const { places, targets, costs } = await api.reach(this.#table, piece, this.#seat());
    if (age === this.#age) this.#known = new Map([...this.#known, [piece, { places: new Set(places), targets, costs }]]);
  }

  forget(): void {
    this.#age += 1;
    this.#asked = new Set();
    this.#known = new Map();
  }
}
