/** The route that is being drawn: completed by itself at first, drawn otherwise by pressing its spaces. */

import type { Layout } from "../cartographer/geometry/layout";
import { refused } from "../state/caption";
import type { Action } from "../state/menu";
import { verbOf } from "../state/menu";
import { type Routed, routedOf, traced } from "../state/tracing";
import * as api from "../wire/api";
import type { Table } from "./table.svelte";

/** More spaces than this no route has. */
const LONGEST = 30;

export class Tracing {
  readonly #table: Table;
  #begun = "";
  /** The part of the route from which a drag goes on; null once it has. */
  #gripped: readonly string[] | null = null;
  #strokes: Promise<void> = Promise.resolve();
  #last = "";
  path = $state.raw<readonly string[]>([]);
  next = $state.raw<readonly string[]>([]);
  /** The route may end where it ends. */
  isWhole = $state(false);
  /** How the route could go on to its end, while it is not whole. */
  offered = $state.raw<readonly string[]>([]);
  /** Why the last space that was pressed is none of it, by the name of the reason. */
  refusal = $state<string | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly routed: Routed | null = $derived.by(() => routedOf(this.#table.menu, this.#table.grammar, this.#table.draft));

  /** Whether what is asked is answered by a route. */
  readonly isAsked: boolean = $derived.by(() => this.#table.menu.offers.some((offer) => verbOf(this.#table.grammar, offer.do).drawn !== undefined));

  /** Where the route begins. */
  get start(): string {
    const token = this.#table.tokenOf(this.#table.draft.chosen);
    return [token?.at ?? "", ...(token?.covers ?? [])].at(-1) ?? "";
  }

  /** Begins the route of what was picked, and leads it to its end by the nearest spaces. */
  async begin(): Promise<void> {
    const routed = this.routed;
    const key = routed === null ? "" : JSON.stringify(routed.action);
    if (key === this.#begun) return;
    this.#begun = key;
    this.#lay([], [], false);
    if (routed !== null) await this.#lead(routed, [], key);
  }

  /** Cuts the route back to a space of it, leads it on, or by way of a space further off; answers whether the press meant that. */
  press(place: string): boolean {
    const routed = this.routed;
    if (routed === null || this.#table.draft.aims.some((aim) => this.#table.placesOf(aim).includes(place))) return false;
    const path = traced(this.path, this.next, place);
    if (path !== null) void this.#look(routed, path, this.#begun);
    else if (this.#table.piecesAt(place).length > 0) return false;
    else void this.#by(routed, place, this.#begun);
    return true;
  }

  /** Whether a drag from a space draws: from where the route begins, or from a space of it. */
  grips(place: string | undefined): boolean {
    if (this.routed === null || place === undefined) return false;
    const at = this.path.indexOf(place);
    const token = this.#table.tokenOf(this.#table.draft.chosen);
    if (at < 0 && place !== token?.at && !token?.covers?.includes(place)) return false;
    [this.#gripped, this.#last] = [this.path.slice(0, at + 1), place];
    return true;
  }

  /** Leads the route on to the space that a drag has come to, or back to it. */
  draw(place: string | undefined): void {
    if (place === undefined || place === this.#last) return;
    this.#last = place;
    this.#strokes = this.#strokes.then(() => this.#stroke(place));
  }

  /** Takes the way that is offered to the end; answers whether there is one. */
  complete(): boolean {
    const routed = this.routed;
    if (routed === null || this.offered.length === 0) return false;
    void this.#look(routed, [...this.path, ...this.offered], this.#begun);
    return true;
  }

  async #stroke(place: string): Promise<void> {
    const { routed } = this;
    if (routed === null) return;
    const path = this.#gripped ?? this.path;
    this.#gripped = null;
    const isBack = place === this.start || path.includes(place);
    const drawn = isBack ? path.slice(0, path.indexOf(place) + 1) : await this.#reached(routed, path, place, this.#begun);
    if (drawn === null) return;
    // Only the last stroke looks for the rest of the way: the others must keep up with the hand.
    await (place === this.#last ? this.#look(routed, drawn, this.#begun) : this.#show(routed, drawn, this.#begun));
  }

  async #lead(routed: Routed, from: readonly string[], key: string): Promise<void> {
    const path = await this.#completed(routed, from);
    if (key === this.#begun) await this.#look(routed, path ?? from, key);
  }

  /** A route from a part of it to its end; null where there is none. */
  async #completed(routed: Routed, from: readonly string[]): Promise<readonly string[] | null> {
    let path = from;
    while (path.length < LONGEST) {
      const found = await this.#ask(routed, path);
      if (found.may_end) return path;
      const on = nearest(this.#table.layout, found.next, this.#table.placeOf(routed.goal ?? ""));
      if (on === undefined) return null;
      path = [...path, on];
    }
    return null;
  }

  /** Leads the route over a space and on to its end. */
  async #by(routed: Routed, place: string, key: string): Promise<void> {
    // Whoever draws a part goes on from there; a whole route is laid anew.
    const path = await this.#reached(routed, this.isWhole ? [] : this.path, place, key);
    if (path !== null && key === this.#begun) await this.#lead(routed, path, key);
  }

  /** A route led on to a space by the nearest ones; where a rule forbids it, says so at the space that breaks it. */
  async #reached(routed: Routed, from: readonly string[], place: string, key: string): Promise<readonly string[] | null> {
    const { layout } = this.#table;
    const far = (each: string) => distance(layout, each, place);
    let path = from;
    while (path.at(-1) !== place && path.length < LONGEST) {
      const found = await this.#ask(routed, path);
      const last = path.at(-1) ?? this.start;
      const on = nearest(layout, found.next, place);
      if (on === undefined || far(on) >= far(last)) {
        await this.#refuse(routed, path, nearest(layout, layout.neighbours(last).flatMap((each) => each ?? []), place) ?? place, key);
        return null;
      }
      path = [...path, on];
    }
    return path;
  }

  async #refuse(routed: Routed, path: readonly string[], place: string, key: string): Promise<void> {
    const { refusal } = await this.#ask(routed, [...path, place]);
    const why = refusal ?? (await api.whyNot(this.#table.id, { ...routed.action, [routed.field]: [...path, place] })).refusal;
    if (key !== this.#begun || why === null) return;
    this.refusal = why.key;
    this.#table.caption = refused(place, why);
  }

  /** Lays a route, and says how it could go on to its end. */
  async #look(routed: Routed, path: readonly string[], key: string): Promise<void> {
    await this.#show(routed, path, key);
    if (key !== this.#begun || this.isWhole) return;
    const whole = await this.#completed(routed, path);
    if (key === this.#begun && this.path === path) this.offered = (whole ?? []).slice(path.length);
  }

  /** Asks how a route may go on, and lays it. */
  async #show(routed: Routed, path: readonly string[], key: string): Promise<void> {
    const found = await this.#ask(routed, path);
    if (key !== this.#begun) return;
    this.#lay(path, found.next, found.may_end);
    this.#table.take({ ...this.#table.draft, weighed: found.may_end ? ({ ...routed.action, [routed.field]: path } as Action) : null });
  }

  #ask(routed: Routed, path: readonly string[]) {
    return api.onward(this.#table.id, { ...routed.action, [routed.field]: path });
  }

  #lay(path: readonly string[], next: readonly string[], isWhole: boolean): void {
    [this.path, this.next, this.isWhole, this.offered, this.refusal] = [path, next, isWhole, [], null];
  }
}

/** The space nearest to a goal; without one the first. */
function nearest(layout: Layout, places: readonly string[], goal: string | null): string | undefined {
  return goal === null ? places[0] : places.toSorted((one, other) => distance(layout, one, goal) - distance(layout, other, goal))[0];
}

function distance(layout: Layout, one: string, other: string): number {
  const [[x, y], [toX, toY]] = [layout.centre(one), layout.centre(other)];
  return Math.hypot(toX - x, toY - y);
}
