/** What pressing a space means: choosing, moving, weighing, committing, taking back, or asking why not. */

import { type Action, type Choice, type Menu, actors, choicesOf, openChoices, same } from "./menu";

export interface Draft {
  /** The piece in hand. */
  readonly chosen: string | null;
  /** The action on the scales, not yet committed. */
  readonly weighed: Action | null;
}

export const NO_DRAFT: Draft = { chosen: null, weighed: null };

/** What stands where, as far as pressing needs to know. */
export interface Ground {
  readonly isPlace: (value: string) => boolean;
  readonly pieceAt: (place: string) => string | null;
  readonly isOwn: (piece: string) => boolean;
}

export type Pressing =
  | { readonly means: "draft"; readonly draft: Draft }
  | { readonly means: "commit"; readonly action: Action }
  | { readonly means: "doubt"; readonly action: Action }
  | { readonly means: "inspect"; readonly piece: string | null };

/** What pressing a space means now; `next` is the piece that is in hand without being chosen. */
export function pressed(menu: Menu, draft: Draft, place: string, ground: Ground, next: string | null): Pressing {
  const piece = ground.pieceAt(place);
  if (draft.chosen === null && piece !== null) {
    const taken = openChoices(menu).find((choice) => choice.value === piece);
    if (taken?.action) return { means: "commit", action: taken.action };
  }
  const subject = draft.chosen ?? next;
  const choice = subject === null ? undefined : choiceAt(menu, subject, place, piece);
  if (choice?.action) return ground.isPlace(choice.value) ? { means: "commit", action: choice.action } : weighing(draft, choice);
  if (piece !== null && piece === draft.chosen) return { means: "draft", draft: NO_DRAFT };
  if (piece !== null && actors(menu).includes(piece)) return { means: "draft", draft: { chosen: piece, weighed: null } };
  const doubted = subject === null ? doubtOfIdle(menu, piece, ground) : doubt(menu, subject, place, piece, ground);
  if (doubted !== null) return { means: "doubt", action: doubted };
  if (draft.chosen !== null && piece === null) return { means: "draft", draft: NO_DRAFT };
  return { means: "inspect", piece };
}

/** One step back: off the scales, then out of the hand, then nothing left to take back. */
export function back(draft: Draft): Draft | null {
  if (draft.weighed !== null) return { ...draft, weighed: null };
  return draft.chosen !== null ? NO_DRAFT : null;
}

/** A draft that the menu still allows, and nothing of one that it does not. */
export function kept(draft: Draft, menu: Menu): Draft {
  if (draft.chosen === null || !actors(menu).includes(draft.chosen)) return NO_DRAFT;
  const isOffered = choicesOf(menu, draft.chosen).some((choice) => same(choice.action, draft.weighed));
  return isOffered ? draft : { chosen: draft.chosen, weighed: null };
}

function choiceAt(menu: Menu, subject: string, place: string, piece: string | null): Choice | undefined {
  return choicesOf(menu, subject).find(({ value }) => value === place || (piece !== null && value === piece));
}

/** The first press puts an attack on the scales, the second commits it. */
function weighing(draft: Draft, choice: Choice): Pressing {
  if (choice.action !== null && same(draft.weighed, choice.action)) return { means: "commit", action: choice.action };
  const subject = choice.offer["piece"];
  return { means: "draft", draft: { chosen: typeof subject === "string" ? subject : null, weighed: choice.action } };
}

/** The action that the press would be, if it were offered: the server knows why it is not. */
function doubt(menu: Menu, subject: string, place: string, piece: string | null, ground: Ground): Action | null {
  const [like] = choicesOf(menu, subject);
  if (like === undefined) return null;
  const value = ground.isPlace(like.value) ? place : piece;
  return value === null ? null : { ...like.offer, [like.field]: value };
}

/** A press on an own piece that may not move asks why, by a move that another piece could make. */
function doubtOfIdle(menu: Menu, piece: string | null, ground: Ground): Action | null {
  if (piece === null || !ground.isOwn(piece)) return null;
  const like = actors(menu).flatMap((actor) => choicesOf(menu, actor)).find(({ value }) => ground.isPlace(value));
  return like === undefined ? null : { ...like.offer, piece, [like.field]: like.value };
}
