/** Forces that are chosen before play: what the skin shows of them, what is chosen so far, and how it is changed. */

import type { ForceCard, Forces } from "../skins/forces";
import { type Allotment, type Pairs, allotted, hasMore, lacking, tallyOf, withAmount } from "../state/allotting";
import type { Action } from "../state/menu";
import type { Said } from "../state/said";
import type { Table } from "./table.svelte";

export class Choosing {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly forces: Forces | null = $derived.by(() => (this.#table.isMine && this.#table.past === null ? (this.#table.skin.forces?.(this.#table.view) ?? null) : null));
  /** The hole that the numbers fill. */
  readonly hole = $derived.by(() => (this.forces === null ? null : ((this.#table.menu.offers[0]?.[this.forces.field] ?? null) as Allotment | null)));
  /** What is chosen: as one has put it together, else as it was sealed. */
  readonly pairs: Pairs = $derived.by(() => (this.hole === null ? [] : allotted(this.hole, this.#given)));
  readonly tally = $derived.by(() => (this.hole === null ? { given: 0, of: 0 } : tallyOf(this.hole, this.#given)));
  readonly lack: Said | null = $derived.by(() => (this.hole === null ? null : lacking(this.hole, this.#given)));
  readonly isSealed = $derived.by(() => (this.forces?.chosen.length ?? 0) > 0);
  /** Nothing was changed since it was sealed. */
  readonly isKept = $derived.by(() => this.isSealed && this.#draft === undefined);

  get #draft(): unknown {
    return this.forces === null ? undefined : this.#table.draft.values[this.forces.field];
  }

  get #given(): unknown {
    return this.#draft ?? this.forces?.chosen ?? [];
  }

  amount(card: ForceCard): number {
    return new Map(this.pairs).get(card.id) ?? 0;
  }

  canTake(card: ForceCard): boolean {
    return this.hole !== null && hasMore(this.hole, this.#given, card.id);
  }

  set(card: ForceCard, amount: number): void {
    if (this.hole !== null) this.fill(withAmount(this.hole, this.#given, card.id, amount));
  }

  fill(pairs: Pairs): void {
    if (this.forces !== null && this.hole !== null) this.#table.fill(this.forces.field, allotted(this.hole, pairs));
  }
}

/** Seal what is chosen, once it can be and is not what was sealed already. */
export function sealed(table: Table): void {
  const { forces, pairs, lack, isKept } = table.choosing;
  if (forces === null || lack !== null || isKept || table.isBusy) return;
  table.commit({ do: table.menu.offers[0]?.do ?? "", seat: table.due?.seat ?? "", [forces.field]: pairs } as Action);
}

/** What a seat is asked; an answer that is given together with others' may still be replaced. */
export function owedBy(due: Table["now"]["due"], owner: string | null | undefined): Table["now"]["due"][number] | null {
  const own = due.filter(({ seat }) => seat === owner);
  return own.find(({ answered }) => !answered) ?? own.find(({ together }) => together) ?? null;
}
