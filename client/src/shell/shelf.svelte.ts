/** The games on this machine as the server lists them, and what can be done with them from outside. */

import * as api from "../wire/api";
import { complaint } from "../state/caption";
import type { Said } from "../state/said";
import type { TableInfo, Tables } from "../wire/generated";

const RETRY = 2000;

export class Shelf {
  /** Every game, also those in the bin; null until they are known. */
  all = $state.raw<readonly TableInfo[] | null>(null);
  /** The same as it was last told, with what cannot be opened. */
  known = $state.raw<Tables | null>(null);
  /** Why what was wanted could not be done. */
  notice = $state.raw<Said | null>(null);
  /** The game that was thrown away last: it keeps its place until something else is done. */
  thrown = $state<string | null>(null);
  #isClosed = false;
  /** How often something was begun or ended. */
  #deeds = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** The games outside the bin, and the one that was just thrown into it. */
  readonly games: readonly TableInfo[] = $derived.by(() => (this.all ?? []).filter(({ id, binned }) => binned === null || id === this.thrown));
  readonly bin: readonly TableInfo[] = $derived.by(() => [...(this.all ?? [])].filter(({ binned }) => binned !== null).sort((one, other) => (other.binned ?? 0) - (one.binned ?? 0)));

  async refresh(): Promise<void> {
    try {
      const before = this.#deeds;
      const known = await api.tables();
      // Who has done something meanwhile asks again, and is not to see what was before it.
      if (before !== this.#deeds) return;
      this.known = known;
      this.all = known.tables;
    } catch {
      if (!this.#isClosed) setTimeout(() => void this.refresh(), RETRY);
    }
  }

  /** Waits until the server has done what is shown already: what is being put back cannot be opened yet. */
  async settled(): Promise<void> {
    await this.#last;
  }

  close(): void {
    this.#isClosed = true;
  }

  async rename(id: string, name: string): Promise<void> {
    this.thrown = null;
    await this.#changing(id, { name }, () => api.rename(id, name));
  }

  async throwAway(id: string): Promise<void> {
    this.thrown = id;
    await this.#changing(id, { binned: Date.now() }, () => api.setBinned(id, true));
  }

  async putBack(id: string): Promise<void> {
    if (this.thrown === id) this.thrown = null;
    await this.#changing(id, { binned: null }, () => api.setBinned(id, false));
  }

  /** Deletes for good what is seen to lie in the bin. */
  async emptyBin(): Promise<void> {
    const doomed = new Set(this.bin.map(({ id }) => id));
    this.thrown = null;
    await this.#doing((table) => (doomed.has(table.id) ? null : table), () => api.emptyBin([...doomed]));
  }

  #changing(id: string, change: Partial<TableInfo>, deed: () => Promise<void>): Promise<void> {
    return this.#doing((table) => (table.id === id ? { ...table, ...change } : table), deed);
  }

  /** Shows at once what will be so, and then what is. */
  async #doing(after: (table: TableInfo) => TableInfo | null, deed: () => Promise<void>): Promise<void> {
    this.all = (this.all ?? []).flatMap((table) => after(table) ?? []);
    this.notice = null;
    this.#deeds += 1;
    // One after the other: what is put back at once was thrown away before.
    const done = this.#last.then(deed);
    this.#last = done.catch(() => undefined);
    try {
      await done;
    } catch (fault) {
      if (!(fault instanceof api.Fault)) throw fault;
      this.thrown = null;
      this.notice = complaint(fault.problem, null).notice;
    } finally {
      this.#deeds += 1;
      await this.refresh();
    }
  }
}
