/** Missiles at the table: whose lines of fire are shown, who cannot be hit and why, who is named for a volley, and the line tool. */

import { type Draft, NO_DRAFT, back } from "../state/draft";
import { domainOf, isHole } from "../state/holes";
import { type Offer, verbOf } from "../state/menu";
import { type Asked, type Sightline, Sightlines } from "./sightlines.svelte";
import type { Table } from "./table.svelte";

/** A line as it is drawn: one that is shot along, one that could be, or one that is only looked along. */
export interface DrawnLine {
  readonly line: Sightline;
  readonly tone: "shot" | "could" | "looked";
}

/** Several shoot together at one: whom they may aim at, and who may be named against the one that is aimed at. */
export interface Volley {
  readonly targets: readonly string[];
  readonly target: string | null;
  readonly able: readonly string[];
  readonly named: readonly string[];
}

/** Where the line tool lies; without an end it follows the pointer. */
export interface Laid {
  readonly from: string | null;
  readonly to: string | null;
}

export class Firing {
  readonly #table: Table;
  readonly sightlines: Sightlines;
  laid = $state.raw<Laid | null>(null);

  constructor(table: Table) {
    this.#table = table;
    this.sightlines = new Sightlines(() => table.id, () => table.now.seat);
  }

  /** Whoever is in hand to shoot alone. */
  readonly shooter: string | null = $derived.by(() => {
    const { draft, choices, menu } = this.#table;
    if (draft.chosen === null || menu.offers.length === 0) return null;
    const isShot = choices.some(({ verb }) => this.#isShot(verb)) || this.#isShot(draft.weighed?.do ?? "");
    return isShot && this.volley === null ? draft.chosen : null;
  });

  readonly volley: Volley | null = $derived.by(() => {
    const { menu, grammar, draft, isInterrupt } = this.#table;
    const offers = isInterrupt ? menu.offers.filter((offer) => this.#isShot(offer.do) && isHole(offer[verbOf(grammar, offer.do).who ?? ""])) : [];
    const named = draft.chosen === null ? draft.others : [draft.chosen, ...draft.others];
    if (offers.length === 0) return null;
    const targets = offers.flatMap((offer) => this.#namesIn(offer, "what"));
    const target = draft.aims[0] ?? (targets.length === 1 ? (targets[0] ?? null) : null);
    const able = offers.filter((offer) => this.#namesIn(offer, "what").includes(target ?? "")).flatMap((offer) => this.#namesIn(offer, "who"));
    return { targets, target, able, named };
  });

  /** The lines that matter now; undefined while they are asked for. */
  readonly lines: readonly Sightline[] | undefined = $derived.by(() => {
    const asked = this.asked;
    return asked === null ? [] : this.sightlines.of(asked);
  });

  get asked(): Asked | null {
    if (this.#table.past !== null) return null;
    if (this.shooter !== null) return { by: this.shooter };
    return this.volley?.target ? { at: this.volley.target } : null;
  }

  /** Those whom the shooter in hand cannot hit, or who cannot hit the target: where they stand, and the line that fails. */
  readonly refused: readonly { readonly piece: string; readonly at: string; readonly line: Sightline }[] = $derived.by(() =>
    (this.lines ?? []).flatMap((line) => {
      const piece = this.shooter === null ? line.who : line.whom;
      const at = this.#table.tokenOf(piece)?.at;
      return line.refusal !== null && at ? [{ piece, at, line }] : [];
    }),
  );

  /** The refused one under the pointer or the focus. */
  readonly doubted = $derived.by(() => this.refused.find(({ piece }) => this.#table.placesOf(piece).includes(this.#table.hovered ?? "")) ?? null);

  readonly drawn: readonly DrawnLine[] = $derived.by(() => {
    const looked = this.looked;
    if (looked !== null) return [{ line: looked, tone: "looked" }];
    const lines = this.lines ?? [];
    const doubted = this.doubted ? [{ line: this.doubted.line, tone: "shot" as const }] : [];
    const { draft } = this.#table;
    if (this.shooter !== null) {
      const aimed = lines.filter(({ whom, refusal }) => refusal === null && draft.aims.includes(whom));
      const pointed = lines.filter(({ whom, refusal }) => refusal === null && aimed.length === 0 && this.#table.placesOf(whom).includes(this.#table.hovered ?? ""));
      return [...[...aimed, ...pointed].map((line) => ({ line, tone: "shot" as const })), ...doubted];
    }
    const open = lines.filter(({ refusal }) => refusal === null);
    return [...open.map((line) => ({ line, tone: this.volley?.named.includes(line.who) ? ("shot" as const) : ("could" as const) })), ...doubted];
  });

  /** The line of what is on the scales. */
  readonly weighed: Sightline | null = $derived.by(() => {
    if (this.shooter === null) return null;
    return this.lines?.find(({ whom }) => this.#table.draft.aims.includes(whom)) ?? null;
  });

  /** The line that the tool looks along. */
  readonly looked: Sightline | null = $derived.by(() => {
    const ends = this.ends;
    return ends === null ? null : (this.sightlines.of(ends)?.[0] ?? null);
  });

  get ends(): { readonly from: string; readonly to: string } | null {
    const from = this.laid?.from;
    const to = this.laid?.to ?? this.#table.hovered;
    return from && to && from !== to && this.#table.isPlace(to) ? { from, to } : null;
  }

  /** Takes the line tool, from where the pointer or the piece in hand is, or puts it away. */
  toggle(from: string | null = null): void {
    if (this.laid !== null) this.laid = null;
    else if (this.#table.skin.shooting !== undefined) this.laid = { from: from ?? this.#frontOf(this.#table.draft.chosen), to: null };
  }

  /** Puts the line tool away; answers whether it lay there. */
  putAway(): boolean {
    const lay = this.laid !== null;
    this.laid = null;
    return lay;
  }

  /** The draft before the last pick: of those named for a volley nobody, and its only target stays. */
  backed(): Draft | null {
    const { volley } = this;
    if (volley === null || volley.targets.length > 1) return back(this.#table.draft);
    return volley.named.length > 0 ? { ...NO_DRAFT, aims: [volley.target ?? ""] } : null;
  }

  /** A press while the tool lies there: its beginning, then its end, then a new beginning. */
  press(place: string): boolean {
    if (this.laid === null) return false;
    const { from, to } = this.laid;
    this.laid = from === null || to !== null ? { from: place, to: null } : { from, to: place === from ? null : place };
    return true;
  }

  /** Names somebody for the volley, or no longer. */
  name(piece: string): void {
    const { volley } = this;
    if (volley?.target == null || !volley.able.includes(piece)) return;
    const isLast = volley.named.length === 1 && volley.named[0] === piece;
    if (isLast) this.#table.take({ ...NO_DRAFT, aims: [volley.target] });
    else this.#table.join(piece);
  }

  /** Aims the volley at somebody, with those who can hit him too. */
  aim(target: string): void {
    this.#table.take({ ...NO_DRAFT, aims: [target] });
  }

  #isShot(verb: string): boolean {
    return verbOf(this.#table.grammar, verb).isShot === true;
  }

  #namesIn(offer: Offer, part: "who" | "what"): readonly string[] {
    return domainOf(offer[verbOf(this.#table.grammar, offer.do)[part] ?? ""]).names;
  }

  /** Where a piece shoots from: of one that covers two spaces the further one. */
  #frontOf(piece: string | null): string | null {
    return this.#table.placesOf(piece).at(-1) ?? null;
  }
}
