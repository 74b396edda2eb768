/** A route that is drawn space by space: what it belongs to, and what a press on a space makes of it. */

import { type Draft, picksOf } from "./draft";
import { domainOf, isHole } from "./holes";
import { type Action, type Grammar, type Menu, open, verbOf } from "./menu";

/** An action that lacks only its route. */
export interface Routed {
  readonly action: Action;
  readonly field: string;
  /** What it leads to, where that was picked. */
  readonly goal: string | null;
}

/** The action whose route is to be drawn once all else is picked; null while something is open. */
export function routedOf(menu: Menu, grammar: Grammar, draft: Draft): Routed | null {
  const picks = picksOf(draft);
  for (const offer of open(menu, grammar, picks)) {
    const { who, what, drawn } = verbOf(grammar, offer.do);
    if (drawn === undefined || !isHole(offer[drawn])) continue;
    const acts = who === undefined ? undefined : domainOf(offer[who]).exactly(picks.who);
    const aim = what === undefined ? undefined : domainOf(offer[what]).exactly(picks.what);
    if ((who !== undefined && acts === undefined) || (what !== undefined && aim === undefined)) continue;
    const action = { ...offer, ...(who && { [who]: acts }), ...(what && { [what]: aim }), [drawn]: [] } as Action;
    return { action, field: drawn, goal: picks.what[0] ?? null };
  }
  return null;
}

/** The route after a press: cut back to a space of it, or led on by one; null where the press means neither. */
export function traced(path: readonly string[], next: readonly string[], place: string): readonly string[] | null {
  const at = path.indexOf(place);
  if (at >= 0) return path.slice(0, at + (at === path.length - 1 ? 0 : 1));
  return next.includes(place) ? [...path, place] : null;
}
