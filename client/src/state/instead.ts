/** What a piece could do with its whole turn instead of moving: every action of such an offer, spelled out. */

import { type Field, isHole } from "./holes";
import { type Action, type Grammar, type Menu, type Offer, verbOf } from "./menu";

/** More than these nobody reads. */
const MOST = 12;

export function insteadOf(menu: Menu, grammar: Grammar, piece: string): readonly Action[] {
  const offers = menu.offers.filter((offer) => verbOf(grammar, offer.do).isInstead);
  const spelled = offers.flatMap((offer) => completed(offer, piece).filter((action) => named(action, verbOf(grammar, offer.do).who).includes(piece)));
  return spelled.slice(0, MOST);
}

function named(action: Action, who: string | undefined): readonly unknown[] {
  const value = action[who ?? ""];
  return Array.isArray(value) ? value : [value];
}

/** Each way to fill every hole; of several together, those with the piece. */
function completed(offer: Offer, piece: string): readonly Action[] {
  return Object.entries(offer).reduce<readonly Record<string, unknown>[]>((found, [field, value]) => found.flatMap((each) => valuesOf(value, piece).map((one) => ({ ...each, [field]: one }))), [{}]) as unknown as readonly Action[];
}

function valuesOf(field: Field, piece: string): readonly unknown[] {
  if (!isHole(field)) return [field];
  if ("one" in field) return field.one;
  if ("some" in field && field.least === 2 && field.most === 2) return field.some.filter((other) => other !== piece && field.some.includes(piece)).map((other) => field.some.filter((each) => each === piece || each === other));
  if ("some" in field && !field.some.includes(piece)) return together(field.some, field.least, field.most);
  return [];
}

/** Each choice of several, those of the most first. */
function together<T>(all: readonly T[], least: number, most: number): readonly (readonly T[])[] {
  const subsets = all.reduce<readonly (readonly T[])[]>((found, each) => [...found, ...found.map((one) => [...one, each])], [[]]);
  return subsets.filter(({ length }) => length >= least && length <= most).toSorted((one, other) => other.length - one.length);
}
