/** What a game lends the table so that it can be shown: pieces, panels, sums, log. No rule stands here. */

import type { Ornament } from "../cartographer/ornament";
import type { CounterPiece } from "../counters/counter";
import type { Figure } from "../state/figure";
import type { Chance } from "../state/chances";
import type { Lesson } from "../state/lesson";
import type { Item } from "../state/log";
import type { Action } from "../state/menu";
import type { Said } from "../state/said";
import type { Trail } from "../state/trail";

/** A piece as it is drawn; `at` is null off the board. */
export interface Token {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  readonly at: string | null;
  readonly condition: string;
  readonly card: CounterPiece;
  /** The space this piece is charging at. */
  readonly charging: string | null;
}

/** What the game waits for. */
export interface Phase {
  readonly ask: string;
  readonly seat: string | null;
  readonly title: Said | null;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A note of the unit panel: an icon, a sentence, its clause. */
export interface Note {
  readonly icon: "move" | "leader" | "charge" | "wound" | "road" | "reach" | "attack";
  readonly text: Said;
  readonly clause: string;
}

/** Pieces to bring somewhere: those that are there, as counters, and the empty slots. */
export interface Slots {
  readonly label: string;
  readonly kind: string;
  readonly arrived: readonly string[];
  readonly count: number;
  readonly needed: number;
}

export interface Progress {
  readonly turn: number;
  readonly of: number;
  readonly goal: Said;
  readonly slots: readonly Slots[];
}

/** One line of a sum, amount in halves. */
export interface SumLine {
  readonly text: Said;
  readonly clause: string;
  readonly add: number;
  readonly isOwn: boolean;
  readonly who: string;
}

export interface Sum {
  readonly title: string;
  readonly who: string;
  readonly clause: string;
  readonly lines: readonly SumLine[];
  readonly total: number;
}

/** An event as the server tells it. */
export type Told = Readonly<Record<string, unknown>> & { readonly event: string; readonly clause: string };

/** What happened at one place of the record. */
export interface Chapter {
  readonly entry: number;
  readonly told: readonly Told[];
}

export interface Prompt {
  readonly text: Said;
  readonly clause: string;
}

export interface Skin<View = unknown> {
  readonly game: string;
  readonly ornament: Ornament;
  /** How heavy the game is, of five. */
  readonly weight: number;
  /** A moment of the battle, for the start page. */
  readonly tableau: readonly { readonly at: string; readonly card: CounterPiece }[];
  readonly tokens: (view: View) => readonly Token[];
  readonly phase: (view: View) => Phase;
  readonly progress: (view: View) => Progress;
  readonly facts: (token: Token, inReach: number | null) => readonly Fact[];
  readonly notes: (token: Token, tokens: readonly Token[], areNeighbours: (a: string, b: string) => boolean) => readonly Note[];
  /** The clause that says how far a piece may go. */
  readonly reachClause: (token: Token) => string;
  /** The clause that says whom a piece may attack. */
  readonly attackClause?: string;
  readonly prompt: (phase: Phase, clause: string, chosen: string | null, target: string | null, next: string | null) => Prompt;
  readonly log: (chapters: readonly Chapter[], first: View | null) => readonly Item[];
  readonly sums: (told: readonly Told[], tokens: readonly Token[]) => readonly Sum[];
  readonly chance: (told: readonly Told[], action: Action) => Pick<Chance, "fill" | "key" | "args">;
  /** What one step of the other side did, for the prompt while it moves. */
  readonly deed: (told: readonly Told[]) => Prompt | null;
  /** Where a step led a piece. */
  readonly trail: (told: readonly Told[]) => Trail | null;
  /** The half turn that begins in a step. */
  readonly half: (told: readonly Told[]) => { readonly turn: number; readonly side: string } | null;
  readonly marks: (told: readonly Told[]) => readonly ("move" | "attack" | "wound" | "death" | "arrival")[];
  readonly lesson: Lesson;
  /** Drawings beside the clauses that need one. */
  readonly figures?: Readonly<Record<string, Figure>>;
}
