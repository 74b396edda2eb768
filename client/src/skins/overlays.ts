/** What a game may draw over its map beside rings and tags: steps with their cost, lines of fire, charges, combats, arcs. */

import type { Chance, Share } from "../state/chances";
import type { Page } from "../state/chapters";
import type { Action } from "../state/menu";
import type { Said } from "../state/said";
import type { kernel } from "../wire/generated";
import type { Told, Token } from "./skin";

type Account = kernel.accounts.Account;

/** A space that the piece in hand may enter next, or a turn on the spot. */
export interface StepMark {
  readonly cost: number;
  /** How much of the cost is the ground's, with its name where it has one. */
  readonly ground: number;
  readonly terrain: Said | null;
  /** What it has left afterwards; null while nobody has told. */
  readonly left: number | null;
  /** The name of the direction it would face. */
  readonly direction: Said | null;
  /** It may only pass there. */
  readonly isPassing: boolean;
  /** How likely the shots there harm it, if all are made. */
  readonly harm: Share | null;
  /** The facing it would have, in degrees; null where it has none. */
  readonly facing: number | null;
  /** It turns for it. */
  readonly isTurning: boolean;
  /** How many of the other side could shoot at it there. */
  readonly shooters: number;
  /** The faces of a die that wound it on the way, as they are written; nothing where none does. */
  readonly wounds: string;
}

/** Where a piece with a front goes by the keyboard, as it sees it. */
export type Steering = "ahead" | "front-left" | "front-right" | "flank-left" | "flank-right" | "rear-left" | "rear-right" | "behind";

/** A stretch of the walk that is under way: the space, and what it has cost. */
export interface Stretch {
  readonly place: string;
  readonly cost: number;
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

/** What a route must keep to: kept, broken, or still to be seen. */
export interface Check {
  readonly text: Said;
  readonly clause: string;
  readonly state: "kept" | "broken" | "open";
  /** How far it is kept, where that can be counted. */
  readonly value: string;
}

/** A route that is being drawn, and why the last space pressed is none of it. */
export interface Drawn {
  readonly action: Action;
  readonly path: readonly string[];
  readonly isWhole: boolean;
  readonly refusal: string | null;
}

/** What a die may do once a route is ridden: of how many faces, each share with its sentence. */
export interface Foretold {
  readonly title: Said;
  readonly column: string;
  readonly of: number;
  readonly shares: readonly { readonly fill: Chance["fill"]; readonly faces: number; readonly text: Said }[];
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

/** Somebody holds something beside him, as a leader the bridle of a horse. */
export interface Rein {
  readonly by: string;
  readonly of: string;
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

/** Ground in which somebody of a side may still hide, as everybody knows. */
export interface Haunt {
  readonly side: string;
  readonly spaces: readonly string[];
}

/** A place that is to be searched, or was. */
export interface Grove {
  readonly at: string;
  readonly isSearched: boolean;
}

export interface Overlays<View> {
  readonly step: (action: Action, account: Account | undefined, token: Token) => StepMark | null;
  /** The space that lies so from a piece with a front; null for one without. */
  readonly steer: (token: Token, way: Steering) => string | null;
  /** How a piece has come to where it is on this move. */
  readonly walked: (pages: readonly Page[], piece: string) => readonly Stretch[];
  /** The lines of fire of an action that its odds or its account tell of. */
  readonly sights: (action: Action, told: readonly Told[], account: Account | undefined) => readonly Sight[];
  /** The line of fire that a refusal is about. */
  readonly barred: (args: Readonly<Record<string, unknown>>, tokens: readonly Token[]) => Sight | null;
  /** How a piece would stand after an action that leads it somewhere. */
  readonly after: (action: Action, token: Token) => Token | null;
  readonly bands: (view: View) => readonly Band[];
  /** What the route of an action must keep to. */
  readonly checks: (view: View, drawn: Drawn) => readonly Check[];
  /** What an account tells of the dice at the end of a route: unanswered first, then answered by each who may. */
  readonly foretold: (account: Account) => readonly Foretold[];
  readonly links: (view: View) => readonly Link[];
  readonly reins: (view: View) => readonly Rein[];
  /** The dice that fall for spaces on the way of an action. */
  readonly dangers: (account: Account) => readonly Danger[];
  readonly ground: (view: View, token: Token, tokens: readonly Token[]) => Ground | null;
  /** Where somebody may still hide. */
  readonly haunt: (view: View) => Haunt | null;
  /** Places that are to be searched. */
  readonly groves: (view: View) => readonly Grove[];
}
