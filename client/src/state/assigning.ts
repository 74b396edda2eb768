/** An ask that gives each of some pieces on the board one of a few values, all in one answer. */

import { type Assign, isHole } from "./holes";
import type { Menu } from "./menu";

export interface Assigning {
  readonly verb: string;
  readonly field: string;
  readonly hole: Assign;
}

export type Given = readonly (readonly [piece: string, value: string])[];

/** What the only offer of a menu gives, where each of its keys is a piece. */
export function assigningOf({ offers }: Menu, isPiece: (key: string) => boolean): Assigning | null {
  const [offer, ...others] = offers;
  if (offer === undefined || others.length > 0) return null;
  const holes = Object.entries(offer).filter(([, value]) => isHole(value));
  const [field, hole] = holes[0] ?? [];
  if (holes.length !== 1 || field === undefined || !isHole(hole) || !("assign" in hole)) return null;
  return Object.keys(hole.assign).every(isPiece) ? { verb: offer.do, field, hole } : null;
}

/** The values with one of them set, in the order of the hole. */
export function given({ hole }: Assigning, before: Given, piece: string, value: string): Given {
  const now = new Map([...before, [piece, value]]);
  return Object.keys(hole.assign).flatMap((key) => (now.has(key) ? [[key, now.get(key) as string] as const] : []));
}

/** The value that follows the one a piece has, and after the last the first. */
export function turned({ hole }: Assigning, before: Given, piece: string): string {
  const values = hole.assign[piece] ?? [];
  const now = before.find(([each]) => each === piece)?.[1] ?? "";
  return values[(values.indexOf(now) + 1) % values.length] ?? now;
}
