/** Why answers that one might expect are not among those offered; asked once for each ask. */

import { type Said, said } from "../../state/said";
import * as api from "../../wire/api";
import type { Table } from "../table.svelte";

export interface Refused {
  readonly verb: string;
  readonly text: Said;
  readonly clause: string;
}

export class Doubts {
  readonly #table: Table;
  #asked = -1;
  refused = $state.raw<readonly Refused[]>([]);

  constructor(table: Table) {
    this.#table = table;
  }

  async fetch(ask: number): Promise<void> {
    if (ask === this.#asked) return;
    this.#asked = ask;
    this.refused = [];
    const probes = (this.#table.skin.doubts?.(this.#table.view) ?? []).filter(({ do: verb }) => !this.#table.menu.offers.some((offer) => offer.do === verb));
    const answers = await Promise.all(probes.map((action) => api.whyNot(this.#table.id, action)));
    if (ask !== this.#asked) return;
    this.refused = answers.flatMap(({ refusal }, at) =>
      refusal === null ? [] : [{ verb: probes[at]?.do ?? "", text: said(`refusal-${refusal.key}`, refusal.args), clause: refusal.clause }],
    );
  }
}
