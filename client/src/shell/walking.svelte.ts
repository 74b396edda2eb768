/** The walk of the piece in hand: its next steps as the server accounts for them, and the way to a space further off that is looked at before it is walked. */

import type { StepMark, Steering } from "../skins/overlays";
import type { Token } from "../skins/skin";
import { NO_DRAFT, holding } from "../state/draft";
import { insteadOf } from "../state/instead";
import { type Action, verbOf } from "../state/menu";
import * as api from "../wire/api";
import type { FoundWay } from "../wire/generated";
import type { Account } from "./accounts.svelte";
import type { Table } from "./table.svelte";

/** A step that could be taken next, and what is known of it. */
export interface Stride {
  readonly place: string;
  readonly action: Action;
  readonly account: Account | undefined;
  readonly mark: StepMark;
}

/** A way that was found, and of which piece's stand. */
interface Sought {
  readonly by: string;
  readonly seq: number;
  readonly to: string;
  readonly way: FoundWay;
}

export class Walking {
  readonly #table: Table;
  #sought = $state.raw<Sought | null>(null);
  #wanted = "";

  constructor(table: Table) {
    this.#table = table;
  }

  /** The piece in hand, if it goes step by step. */
  readonly walker: Token | undefined = $derived.by(() => {
    const { draft, grammar, menu } = this.#table;
    const goes = menu.offers.some((offer) => offer[verbOf(grammar, offer.do).who ?? ""] === draft.chosen && (verbOf(grammar, offer.do).isWalk ?? false));
    const turns = this.abouts.length > 0 || this.instead.length > 0 || this.#table.phase.mover === draft.chosen;
    return draft.chosen !== null && this.#table.skin.step !== undefined && (goes || (turns && this.hasWalks)) ? this.#table.tokenOf(draft.chosen) : undefined;
  });

  readonly strides: readonly Stride[] = $derived.by(() => {
    const token = this.walker;
    if (token === undefined) return [];
    const { draft, choices } = this.#table;
    const weighed = draft.weighed !== null && this.#isWalk(draft.weighed.do) ? [draft.weighed] : [];
    const others = choices.flatMap(({ verb, action }) => (action !== null && this.#isWalk(verb) ? [action] : []));
    return [...weighed, ...others].flatMap((action) => this.#stride(action, token)).toSorted((one, other) => this.#turn(one, token) - this.#turn(other, token));
  });

  /** What the piece in hand can do where it stands, such as turning about. */
  readonly abouts: readonly Action[] = $derived.by(() => {
    const { draft, grammar, menu } = this.#table;
    return menu.offers.filter((offer) => {
      const { who, what, isNamed = false, isInstead = false } = verbOf(grammar, offer.do);
      return isNamed && !isInstead && who !== undefined && what === undefined && draft.chosen !== null && offer[who] === draft.chosen;
    }) as unknown as readonly Action[];
  });

  /** What the piece in hand could do with its whole turn. */
  readonly instead: readonly Action[] = $derived.by(() => {
    const { draft, grammar, menu } = this.#table;
    return draft.chosen === null ? [] : insteadOf(menu, grammar, draft.chosen);
  });

  /** What ends the walk that is under way. */
  readonly halt: Action | null = $derived.by(() => {
    const { draft, phase, ways, grammar } = this.#table;
    if (phase.mover === undefined || phase.mover !== draft.chosen) return null;
    return ways.find(({ action }) => verbOf(grammar, action.do).isNamed)?.action ?? null;
  });

  /** The way that is looked at. */
  get way(): FoundWay | null {
    const { draft, now } = this.#table;
    const sought = this.#sought;
    return sought !== null && draft.chosen === sought.by && draft.weighed === null && now.seq === sought.seq ? sought.way : null;
  }

  get goal(): string | null {
    return this.way === null ? null : (this.#sought?.to ?? null);
  }

  get hasWalks(): boolean {
    return Object.values(this.#table.grammar).some(({ isWalk }) => isWalk);
  }

  /** What is known of an action on the spot. */
  about(action: Action): Stride | null {
    const token = this.walker;
    return token === undefined ? null : (this.#stride(action, token)[0] ?? null);
  }

  /** Weighs a step or a turn; done again it is taken. */
  weigh({ place, action }: Stride): void {
    const table = this.#table;
    if (table.isWeighed(action)) return void table.commit(action);
    table.take({ ...table.draft, aims: place === "" ? [] : [place], verb: place === "" ? action.do : null, weighed: action });
  }

  /** Takes what is looked at: the way, or the step; answers whether there was any. */
  go(): boolean {
    const { weighed } = this.#table.draft;
    if (this.walker === undefined || (this.way === null && weighed === null)) return false;
    if (this.way !== null) void this.walk();
    else if (weighed !== null) void this.#table.commit(weighed);
    return true;
  }

  /** Whether a press on a space means a way there: the first looks for it, the second walks it. */
  press(place: string): boolean {
    const token = this.walker;
    if (token === undefined) return false;
    if (this.goal === place) {
      void this.walk();
      return true;
    }
    // Whoever comes from beside the board enters first.
    if (token.at === null || this.#table.stacks.has(place) || this.strides.some((each) => each.place === place)) return false;
    if (!(place in this.#table.reaches.costsOf(token.id))) return false;
    void this.#seek(token.id, place);
    return true;
  }

  /** Takes the way that is looked at, as long as nothing happens on it. */
  async walk(): Promise<void> {
    const way = this.way;
    if (way === null) return;
    const [piece, only] = [this.#table.draft.chosen, way.actions[0]];
    this.#sought = null;
    if (way.actions.length === 1 && only !== undefined) await this.#table.commit(only as Action);
    else await this.#table.follow(way.actions as readonly Action[]);
    if (piece !== null && this.#table.draft === NO_DRAFT && this.#table.actors.includes(piece)) this.#table.take(holding(piece));
  }

  /** Puts the way away; answers whether there was one. */
  back(): boolean {
    const had = this.way !== null;
    this.#sought = null;
    return had;
  }

  /** Weighs the step in a direction as the piece in hand sees it; answers whether it has a front. */
  steer(way: Steering): boolean {
    const token = this.walker;
    const place = token === undefined ? null : (this.#table.skin.steer?.(token, way) ?? null);
    if (place === null) return false;
    const stride = this.strides.find((each) => each.place === place);
    if (stride === undefined) this.#table.press(place);
    else if (!this.#table.isWeighed(stride.action)) this.weigh(stride);
    return true;
  }

  async #seek(piece: string, to: string): Promise<void> {
    const table = this.#table;
    const [seat, seq] = [table.phase.seat, table.now.seq];
    if (seat === null) return;
    table.take(holding(piece));
    this.#wanted = to;
    const { way } = await api.way(table.id, seat, piece, to);
    if (way !== null && this.#wanted === to && table.now.seq === seq) this.#sought = { by: piece, seq, to, way };
  }

  #isWalk(verb: string): boolean {
    return verbOf(this.#table.grammar, verb).isWalk ?? false;
  }

  #stride(action: Action, token: Token): readonly Stride[] {
    const account = this.#table.accounts.of(action);
    const mark = this.#table.skin.step?.(action, account, token) ?? null;
    const place = String(action[verbOf(this.#table.grammar, action.do).what ?? ""] ?? "");
    return mark === null ? [] : [{ place, action, account, mark }];
  }

  /** How far a step lies off the front, else clockwise from the north. */
  #turn({ place, mark }: Stride, token: Token): number {
    if (token.at === null) return 0;
    const [at, to] = [this.#table.layout.centre([token.at ?? "", ...(token.covers ?? [])].at(-1) ?? ""), this.#table.layout.centre(place)];
    const angle = (Math.atan2(to[1] - at[1], to[0] - at[0]) * 180) / Math.PI;
    const off = (((angle - (token.facing ?? -90)) % 360) + 360) % 360;
    return token.facing === undefined ? off : mark.cost * 1000 + Math.min(off, 360 - off) * 2 + (off > 180 ? 1 : 0);
  }
}
