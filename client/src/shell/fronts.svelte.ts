/** Which way a piece looks that is put somewhere: pressed after its space, on the space of its front. */

import type { Token } from "../skins/skin";
import { type Draft, picksOf, variants } from "../state/draft";
import { type Action, completions, verbOf } from "../state/menu";
import type { Table } from "./table.svelte";

/** One way to look: the space of the front, and how the piece would then stand. */
export interface Front {
  readonly place: string;
  readonly action: Action;
  readonly token: Token;
}

export class Fronts {
  readonly #table: Table;
  /** How the last piece looked that was put somewhere. */
  #last: unknown = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The ways to look from the space that was pressed; none while no space was, or where there is no choice. */
  readonly asked: readonly Front[] = $derived.by(() => {
    const { draft, variants: whole } = this.#table;
    const all = draft.aims.length === 0 ? [] : this.#frontsOf(whole, draft.chosen);
    return all.length > 1 ? all : [];
  });

  /** The other ways to look of a piece in hand that stands somewhere already. */
  readonly turns: readonly Front[] = $derived.by(() => {
    const { draft } = this.#table;
    const at = this.#table.tokenOf(draft.chosen)?.at ?? null;
    return at === null || draft.aims.length > 0 ? [] : this.at(at);
  });

  /** The one on the scales. */
  get weighed(): Front | undefined {
    return this.asked.find(({ action }) => this.#table.isWeighed(action));
  }

  /** The ways to look of whoever would be put on a space. */
  at(place: string): readonly Front[] {
    const { draft, next, menu, grammar } = this.#table;
    const piece = draft.chosen ?? next;
    if (piece === null) return [];
    return this.#frontsOf(completions(menu, grammar, { ...picksOf(draft), who: [piece], what: [place] }), piece);
  }

  /** How whoever is put on a space would stand there, if nobody says otherwise. */
  ghost(place: string): Token | undefined {
    const all = this.at(place);
    return all.find(({ action }) => action === this.#preferred(all))?.token;
  }

  /** The draft, looking as the last one did or towards the middle of the map. */
  faced(draft: Draft): Draft {
    const before = this.#table.draft;
    const isKept = draft.weighed !== null && draft.aims.join() === before.aims.join() && draft.chosen === before.chosen && before.weighed !== null;
    if (draft.weighed === null || isKept || verbOf(this.#table.grammar, draft.weighed.do).facing === undefined) return draft;
    const weighed = this.#preferred(this.#frontsOf(variants(this.#table, draft), draft.chosen));
    return weighed === undefined ? draft : { ...draft, weighed };
  }

  /** A press on the space of a front does what was begun; answers whether it was one. */
  press(place: string): boolean {
    const front = this.asked.find((each) => each.place === place);
    if (front !== undefined) this.look(front);
    return front !== undefined;
  }

  /** Puts the piece down so. */
  look({ action }: Front): void {
    this.#last = this.#facing(action);
    void this.#table.commit(action);
  }

  /** Weighs the next way to look, clockwise or against it; answers whether one is asked for. */
  turn(by: 1 | -1): boolean {
    const { asked } = this;
    const at = asked.findIndex(({ action }) => this.#table.isWeighed(action));
    const front = asked[(at + by + asked.length) % asked.length];
    if (front === undefined) return false;
    this.#table.draft = { ...this.#table.draft, weighed: front.action };
    this.#last = this.#facing(front.action);
    return true;
  }

  #frontsOf(actions: readonly Action[], piece: string | null): readonly Front[] {
    const token = this.#table.tokenOf(piece);
    return actions.flatMap((action) => {
      const after = token && this.#facing(action) ? (this.#table.skin.after?.(action, token) ?? null) : null;
      const place = after?.covers?.at(-1);
      return after === null || place === undefined ? [] : [{ place, action, token: after }];
    });
  }

  #preferred(fronts: readonly Front[]): Action | undefined {
    const { layout } = this.#table;
    const off = ({ place }: Front) => Math.hypot(layout.centre(place)[0] - layout.width / 2, layout.centre(place)[1] - layout.height / 2);
    return (fronts.find(({ action }) => this.#facing(action) === this.#last) ?? fronts.toSorted((one, other) => off(one) - off(other))[0])?.action;
  }

  #facing(action: Action): unknown {
    return action[verbOf(this.#table.grammar, action.do).facing ?? ""];
  }
}
