/** What a game may draw over its map beside rings and tags: steps with their cost, lines of fire, charges, combats, arcs. */

import type { Action } from "../state/menu";
import type { kernel } from "../wire/generated";
import type { Told, Token } from "./skin";

type Account = kernel.accounts.Account;

/** A space that the piece in hand may enter next. */
export interface StepMark {
  readonly cost: number;
  /** The facing it would have, in degrees; null where it has none. */
  readonly facing: number | null;
  /** It turns for it. */
  readonly isTurning: boolean;
  /** How many of the other side could shoot at it there. */
  readonly shooters: number;
  /** The faces of a die that wound it on the way, as they are written; nothing where none does. */
  readonly wounds: string;
}

/** A line of fire from one space to another. */
export interface Sight {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** How many spaces apart they are. */
  readonly range: number;
  /** Spaces that give cover. */
  readonly covers: readonly string[];
  /** The space that bars it. */
  readonly barred: string | null;
}

/** A way that was announced and is still to be ridden: numbered, the last spaces of it filled. */
export interface Band {
  readonly id: string;
  readonly from: string;
  readonly path: readonly string[];
  readonly straight: number;
  readonly side: string;
  /** It answers another. */
  readonly isAnswer: boolean;
}

/** Who will fight whom, and at which odds; none where it cannot be fought any more. */
export interface Link {
  readonly id: string;
  readonly number: number;
  readonly by: readonly string[];
  readonly at: readonly string[];
  readonly odds: string;
  /** It was decided before, and cannot be taken back. */
  readonly isFixed: boolean;
}

/** A die that falls for a space, as its harmful faces are written. */
export interface Danger {
  readonly at: string;
  readonly wounds: string;
}

/** Spaces that matter to the piece in hand: those beside the other side, and what lies before it. */
export interface Ground {
  readonly beside: readonly string[];
  /** Whose they are. */
  readonly side: string;
  readonly arc: readonly string[];
  /** The rows that bound the arc, each from its first space on. */
  readonly rows: readonly (readonly string[])[];
}

export interface Overlays<View> {
  readonly step: (action: Action, account: Account | undefined, token: Token) => StepMark | null;
  /** The lines of fire of an action that its odds or its account tell of. */
  readonly sights: (action: Action, told: readonly Told[], account: Account | undefined) => readonly Sight[];
  /** The line of fire that a refusal is about. */
  readonly barred: (args: Readonly<Record<string, unknown>>, tokens: readonly Token[]) => Sight | null;
  /** How a piece would stand after an action that leads it somewhere. */
  readonly after: (action: Action, token: Token) => Token | null;
  readonly bands: (view: View) => readonly Band[];
  readonly links: (view: View) => readonly Link[];
  /** The dice that fall for spaces on the way of an action. */
  readonly dangers: (account: Account) => readonly Danger[];
  readonly ground: (view: View, token: Token, tokens: readonly Token[]) => Ground | null;
}
