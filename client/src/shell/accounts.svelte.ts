/** What actions mean before their dice, as the server tells it; forgotten when the table moves on. */

import type { Action } from "../state/menu";
import * as api from "../wire/api";
import type { kernel } from "../wire/generated";

export type Account = kernel.accounts.Account;

const MOST = 256;

export class Accounts {
  readonly #table: string;
  #known = $state.raw<ReadonlyMap<string, Account>>(new Map());
  #asked = new Set<string>();
  #age = 0;

  constructor(table: string) {
    this.#table = table;
  }

  of(action: Action | null | undefined): Account | undefined {
    return action ? this.#known.get(JSON.stringify(action)) : undefined;
  }

  async fetch(actions: readonly Action[]): Promise<void> {
    const wanted = actions.filter((action) => !this.#asked.has(JSON.stringify(action))).slice(0, MOST);
    if (wanted.length === 0) return;
    for (const action of wanted) this.#asked.add(JSON.stringify(action));
    const age = this.#age;
    const { accounts } = await api.accounts(this.#table, wanted);
    if (age !== this.#age) return;
    const known = new Map(this.#known);
    accounts.forEach((each, at) => each && known.set(JSON.stringify(wanted[at]), each));
    this.#known = known;
  }

  forget(): void {
    this.#age += 1;
    this.#asked = new Set();
    this.#known = new Map();
  }
}
