/** What came of an attack, as its game tells it and the table holds it until somebody goes on. */

import type { Ending, Token, Told } from "../skins/skin";
import type { ChartInfo } from "../wire/generated";
import type { Fallen } from "./log";
import type { Said } from "./said";

/** Of so many falls of the dice: how many do just this, how many less for the attacker, how many more. */
export interface Falls {
  readonly same: number;
  readonly less: number;
  readonly more: number;
  readonly of: number;
}

/** A line of what an attack did: what did not happen stands there too, as nothing. */
export interface Deed {
  readonly text: Said;
  readonly clause: string;
  readonly amount: string;
  readonly isNothing: boolean;
}

export interface Hurt {
  readonly piece: string;
  readonly how: "driven" | "killed" | "wounded";
}

export interface Result {
  /** What was told of this attack alone. */
  readonly told: readonly Told[];
  /** What it was and where. */
  readonly head: Said;
  /** The outcome as a whole sentence, with the chart or the clause that it is read from. */
  readonly text: Said;
  readonly clause: string;
  /** The outcome in few words, behind the name of the result where a chart names it. */
  readonly stamp: Said;
  readonly code: string;
  readonly odds: string;
  readonly isHarm: boolean;
  readonly dice: readonly Fallen[];
  readonly falls: Falls | null;
  readonly deeds: readonly Deed[];
  /** Those who attacked and those who were attacked, the first of each first. */
  readonly by: readonly string[];
  readonly against: readonly string[];
  readonly victor: string | null;
  readonly hurt: readonly Hurt[];
}

/** What a game needs beside the events to tell what came of them. */
export interface Field {
  /** The pieces as they stood when the dice fell, and as they stand now. */
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  readonly charts: readonly ChartInfo[];
  /** How it might have ended, where that was reckoned before. */
  readonly endings: readonly Ending[];
  /** They were reckoned of the very action that the dice decided, not of one that led to it. */
  readonly isForetold: boolean;
  /** The side of whoever looks; null where several do. */
  readonly own: string | null;
}

/** The falls that rank like one of them, below it and above it. */
export function ranked(ranks: readonly number[], own: number): Falls {
  const count = (is: (rank: number) => boolean) => ranks.filter(is).length;
  return { same: count((rank) => rank === own), less: count((rank) => rank < own), more: count((rank) => rank > own), of: ranks.length };
}

/** Where a piece stands, or stood last. */
export function placeIn(piece: string, { before, after }: Pick<Field, "before" | "after">): string | null {
  const at = (tokens: readonly Token[]) => tokens.find(({ id }) => id === piece)?.at ?? null;
  return at(after) ?? at(before);
}

/** Every space that a result is about. */
export function placesOf({ result, field }: { readonly result: Result; readonly field: Field }): readonly string[] {
  const { by, against, hurt } = result;
  const coversOf = (piece: string) => field.after.find(({ id }) => id === piece)?.covers ?? [];
  const places = [...by, ...against, ...hurt.map(({ piece }) => piece)].flatMap((piece) => [...[placeIn(piece, field) ?? []].flat(), ...coversOf(piece)]);
  return [...new Set([...places, ...shifts(result, field).flatMap(({ piece, from }) => [from, ...(piece.covers ?? [])])])];
}

/** The pieces of a result that stand elsewhere than before: from where, and to where; null is off the map. */
export function shifts({ by, against, hurt }: Result, { before, after }: Pick<Field, "before" | "after">): readonly Shift[] {
  const hurtPieces = new Set(hurt.map(({ piece }) => piece));
  return [...new Set([...by, ...against, ...hurtPieces])].flatMap((piece) => {
    const from = before.find(({ id }) => id === piece);
    const to = after.find(({ id }) => id === piece)?.at ?? null;
    return from?.at == null || from.at === to ? [] : [{ piece: from, from: from.at, to, isHurt: hurtPieces.has(piece) }];
  });
}

export interface Shift {
  readonly piece: Token;
  readonly from: string;
  readonly to: string | null;
  readonly isHurt: boolean;
}
