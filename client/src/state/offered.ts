/** What the menu lets one go on with: aims, those who could join, buttons, and the end. */

import { type Draft, NO_DRAFT, holding, picksOf } from "./draft";
import { type Action, type Choice, type Grammar, type Menu, actors, bare, choicesOf, open, verbOf } from "./menu";

/** What is on offer, how to read it, and whether it interrupts another's action. */
export interface Offered {
  readonly menu: Menu;
  readonly grammar: Grammar;
  readonly isInterrupt: boolean;
}

/** A choice without a place: what it is called and what it does. */
export interface Way {
  readonly value: string;
  readonly action: Action;
}

/** What else those in hand can aim at; while nobody is, what an interrupt lets one press. */
export function aimsOf({ menu, grammar, isInterrupt }: Offered, draft: Draft, next: string | null): readonly Choice[] {
  const held = draft.chosen === null && draft.verb === null && next !== null ? holding(next) : draft;
  if (held === NO_DRAFT && !isInterrupt) return [];
  const isOpen = ({ verb }: Choice) => held.chosen !== null || held.verb === verb || (isInterrupt && verbOf(grammar, verb).who === undefined);
  const isNew = ({ value }: Choice) => !held.aims.includes(value);
  return choicesOf(menu, grammar, { ...picksOf(held), what: [] }).filter((choice) => isNew(choice) && isOpen(choice));
}

/** Who else could act together with those in hand. */
export function joinersOf({ menu, grammar }: Offered, draft: Draft): readonly string[] {
  const { who, what, verb } = picksOf(draft);
  if (what.length === 0) return [];
  return actors(menu, grammar).filter((piece) => !who.includes(piece) && open(menu, grammar, { who: [...who, piece], what, verb }).length > 0);
}

/** Choices about no piece or space on the board, shown as buttons. */
export function waysOf({ menu, grammar }: Offered, isOnBoard: (value: string) => boolean): readonly Way[] {
  const plain = bare(menu, grammar).filter((action) => !verbOf(grammar, action.do).isClosing);
  const open = choicesOf(menu, grammar, picksOf(NO_DRAFT)).filter(({ verb }) => verbOf(grammar, verb).who === undefined);
  const worded = open.flatMap(({ value, action }) => (action && !isOnBoard(value) ? [{ value, action }] : []));
  return [...plain.map((action) => ({ value: action.do, action })), ...worded];
}

/** What takes pieces back into the hand, one by one. */
export function liftsOf({ menu, grammar }: Offered, lifted: (action: Action) => string | null): readonly Action[] {
  return choicesOf(menu, grammar, picksOf(NO_DRAFT)).flatMap(({ action }) => (action !== null && lifted(action) !== null ? [action] : []));
}

/** What ends the ask, if it may end now. */
export function closingOf({ menu, grammar }: Offered): Action | null {
  return bare(menu, grammar).find((action) => verbOf(grammar, action.do).isClosing) ?? null;
}
