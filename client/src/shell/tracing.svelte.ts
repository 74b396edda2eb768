/** The route that is being drawn: completed by itself at first, drawn otherwise by pressing its spaces. */

import type { Layout } from "../cartographer/geometry/layout";
import type { Action } from "../state/menu";
import { type Routed, routedOf, traced } from "../state/tracing";
import * as api from "../wire/api";
import type { Table } from "./table.svelte";

/** More spaces than this no route has. */
const LONGEST = 30;

export class Tracing {
  readonly #table: Table;
  #begun = "";
  path = $state.raw<readonly string[]>([]);
  next = $state.raw<readonly string[]>([]);
  /** The route may end where it ends. */
  isWhole = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly routed: Routed | null = $derived.by(() => routedOf(this.#table.menu, this.#table.grammar, this.#table.draft));

  /** Begins the route of what was picked, and leads it to its end by the nearest spaces. */
  async begin(): Promise<void> {
    const routed = this.routed;
    const key = routed === null ? "" : JSON.stringify(routed.action);
    if (key === this.#begun) return;
    this.#begun = key;
    this.#lay([], [], false);
    if (routed !== null) await this.#lead(routed, [], key);
  }

  /** Cuts the route back to a space of it or leads it on; answers whether the press meant that. */
  press(place: string): boolean {
    const routed = this.routed;
    const path = routed === null ? null : traced(this.path, this.next, place);
    if (routed === null || path === null) return false;
    void this.#look(routed, path, this.#begun);
    return true;
  }

  async #lead(routed: Routed, from: readonly string[], key: string): Promise<void> {
    let path = from;
    while (path.length < LONGEST && (await this.#look(routed, path, key)) && !this.isWhole) {
      const on = nearest(this.#table.layout, this.next, this.#table.placeOf(routed.goal ?? ""));
      if (on === undefined) return;
      path = [...path, on];
    }
  }

  /** Asks how a route may go on; answers whether anybody still wants to know. */
  async #look(routed: Routed, path: readonly string[], key: string): Promise<boolean> {
    const found = await api.onward(this.#table.id, { ...routed.action, [routed.field]: path });
    if (key !== this.#begun) return false;
    this.#lay(path, found.next, found.may_end);
    this.#table.take({ ...this.#table.draft, weighed: found.may_end ? ({ ...routed.action, [routed.field]: path } as Action) : null });
    return true;
  }

  #lay(path: readonly string[], next: readonly string[], isWhole: boolean): void {
    [this.path, this.next, this.isWhole] = [path, next, isWhole];
  }
}

/** The space nearest to a goal; without one the first. */
function nearest(layout: Layout, places: readonly string[], goal: string | null): string | undefined {
  if (goal === null) return places[0];
  const [x, y] = layout.centre(goal);
  const far = (place: string) => Math.hypot(layout.centre(place)[0] - x, layout.centre(place)[1] - y);
  return places.toSorted((one, other) => far(one) - far(other))[0];
}
