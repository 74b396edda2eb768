/** The answers to an ask as a plain list: every whole action, grouped by its verb. */

import { type Draft, NO_DRAFT } from "./draft";
import { type Value, isHole, namesIn } from "./holes";
import { type Action, type Grammar, type Menu, type Offer, verbOf } from "./menu";

export interface Answer {
  readonly verb: string;
  readonly actions: readonly Action[];
}

/** More than this is no list to read. */
const MOST = 60;

/** The answers by verb, in the menu's order; holes that cannot be listed leave a verb without actions. */
export function answers(menu: Menu, grammar: Grammar): readonly Answer[] {
  const found = new Map<string, Action[]>();
  for (const offer of menu.offers) {
    const known = found.get(offer.do) ?? [];
    found.set(offer.do, [...known, ...spelled(offer)].slice(0, MOST));
  }
  return [...found].map(([verb, actions]) => ({ verb, actions: verbOf(grammar, verb).isStepped ? shortest(actions, grammar) : actions }));
}

/** Rows in the order in which the grammar names their verbs, so that each keeps its number whether or not it is to be had. */
export function inOrder<Row extends { readonly verb: string }>(rows: readonly Row[], grammar: Grammar): readonly Row[] {
  const verbs = Object.keys(grammar);
  return [...rows].sort((one, other) => verbs.indexOf(one.verb) - verbs.indexOf(other.verb));
}

/** Of several ways to one space only the first of the shortest. */
function shortest(actions: readonly Action[], grammar: Grammar): readonly Action[] {
  const ends = new Map<string, Action>();
  for (const action of actions) {
    const { way = "" } = verbOf(grammar, action.do);
    const key = `${aimOf(action, grammar)} ${JSON.stringify({ ...action, [way]: null })}`;
    const known = ends.get(key);
    if (known === undefined || stepsIn(action, grammar) < stepsIn(known, grammar)) ends.set(key, action);
  }
  return [...ends.values()];
}

function stepsIn(action: Action, grammar: Grammar): number {
  return namesIn((action[verbOf(grammar, action.do).way ?? ""] ?? []) as Value).length;
}

/** Every action of an offer whose holes are all of the kind that lists its values. */
function spelled(offer: Offer): readonly Action[] {
  let actions: Action[] = [{ ...offer } as Action];
  for (const [field, hole] of Object.entries(offer)) {
    if (!isHole(hole)) continue;
    if (!("one" in hole)) return [];
    actions = actions.flatMap((action) => hole.one.map((value) => ({ ...action, [field]: value })));
  }
  return actions;
}

/** The draft that an action comes from: who acts, and on what. */
export function draftOf(action: Action, grammar: Grammar): Draft {
  const { who, what, way } = verbOf(grammar, action.do);
  const [chosen = null, ...others] = who === undefined ? [] : namesIn(action[who] as Value);
  const path = way === undefined ? [] : namesIn(action[way] as Value);
  const aims = what === undefined ? path.slice(-1) : namesIn(action[what] as Value);
  return { ...NO_DRAFT, chosen, others, aims, verb: action.do, weighed: action };
}

/** What an action is aimed at: the last space of its way, or what it names. */
export function aimOf(action: Action, grammar: Grammar): string | null {
  return draftOf(action, grammar).aims[0] ?? null;
}
