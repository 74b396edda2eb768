/** What the menu lets one go on with: aims, those who could join, buttons, and the end. */

import { type Draft, NO_DRAFT, holding, picksOf } from "./draft";
import { type Action, type Choice, type Grammar, type Menu, actors, bare, choicesOf, open, verbOf } from "./menu";

/** What is on offer, how to read it, and whether it interrupts another's action. */
export interface Offered {
  readonly menu: Menu;
  readonly grammar: Grammar;
  readonly isInterrupt: boolean;
  /** The pieces on a space. */
  readonly piecesAt: (place: string) => readonly string[];
}

/** A choice without a place: what it is called and what it does. */
export interface Way {
  readonly value: string;
  readonly action: Action;
}

/** What else those in hand can aim at; while nobody is, what an interrupt lets one press. */
export function aimsOf({ menu, grammar, isInterrupt, piecesAt }: Offered, draft: Draft, next: string | null): readonly Choice[] {
  const held = draft.chosen === null && draft.verb === null && draft.aims.length === 0 && next !== null ? holding(next) : draft;
  // Where nobody can be taken in hand, what is asked for is pressed at once.
  const isBare = isInterrupt || actors(menu, grammar).length === 0;
  if (held === NO_DRAFT && !isBare) return [];
  const isOpen = ({ verb }: Choice) => (held.chosen !== null && !verbOf(grammar, verb).isNamed) || held.verb === verb || (isBare && verbOf(grammar, verb).who === undefined && (isInterrupt || !verbOf(grammar, verb).isNamed));
  const isNew = ({ value }: Choice) => !held.aims.includes(value);
  // As long as nobody was chosen, a press on a piece that can be taken back means that piece.
  const own = new Set(held === draft || isInterrupt ? [] : unheld(menu, grammar).map(({ value }) => value));
  const isFree = ({ value }: Choice) => !piecesAt(value).some((piece) => own.has(piece));
  return choicesOf(menu, grammar, { ...picksOf(held), what: [] }).filter((choice) => isNew(choice) && isOpen(choice) && isFree(choice));
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
  const worded = unheld(menu, grammar).flatMap(({ value, action }) => (action && !isOnBoard(value) ? [{ value, action }] : []));
  return [...plain.map((action) => ({ value: action.do, action })), ...worded];
}

/** What can be aimed at with nobody in hand. */
function unheld(menu: Menu, grammar: Grammar): readonly Choice[] {
  return choicesOf(menu, grammar, picksOf(NO_DRAFT)).filter(({ verb }) => verbOf(grammar, verb).who === undefined);
}

/** What takes pieces back into the hand, one by one. */
export function liftsOf({ menu, grammar }: Offered, lifted: (action: Action) => string | null): readonly Action[] {
  return choicesOf(menu, grammar, picksOf(NO_DRAFT)).flatMap(({ action }) => (action !== null && lifted(action) !== null ? [action] : []));
}

/** What ends the ask, if it may end now. */
export function closingOf({ menu, grammar }: Offered): Action | null {
  return bare(menu, grammar).find((action) => verbOf(grammar, action.do).isClosing) ?? null;
}
