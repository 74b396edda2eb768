/** Choices about no piece or space on the board, shown as buttons. */

import { NO_DRAFT, picksOf } from "./draft";
import { type Action, type Grammar, type Menu, bare, choicesOf, verbOf } from "./menu";

/** A choice without a place: what it is called and what it does. */
export interface Way {
  readonly value: string;
  readonly action: Action;
}

export function waysOf(menu: Menu, grammar: Grammar, isOnBoard: (value: string) => boolean): readonly Way[] {
  const plain = bare(menu, grammar).filter((action) => !verbOf(grammar, action.do).isClosing);
  const open = choicesOf(menu, grammar, picksOf(NO_DRAFT)).filter(({ verb }) => verbOf(grammar, verb).who === undefined);
  const worded = open.flatMap(({ value, action }) => (action && !isOnBoard(value) ? [{ value, action }] : []));
  return [...plain.map((action) => ({ value: action.do, action })), ...worded];
}
