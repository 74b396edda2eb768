/** What pressing a space means: choosing, adding, moving, weighing, committing, taking back, or asking why not. */

import type { Value } from "./holes";
import {
  type Action,
  type Choice,
  type Grammar,
  type Menu,
  NO_PICKS,
  type Picks,
  type Values,
  actors,
  choicesOf,
  completions,
  open,
  same,
  verbOf,
} from "./menu";

export interface Draft {
  /** The piece in hand. */
  readonly chosen: string | null;
  /** Those that act with it. */
  readonly others: readonly string[];
  /** What it is aimed at: spaces or pieces. */
  readonly aims: readonly string[];
  /** The verb, where the player has named one. */
  readonly verb: string | null;
  /** What was put into holes that name nothing on the board. */
  readonly values: Values;
  /** The action on the scales, not yet committed. */
  readonly weighed: Action | null;
}

export const NO_DRAFT: Draft = { chosen: null, others: [], aims: [], verb: null, values: {}, weighed: null };

/** A piece in hand and nothing else. */
export function holding(piece: string): Draft {
  return { ...NO_DRAFT, chosen: piece };
}

/** What stands where, as far as pressing needs to know. */
export interface Ground {
  readonly isPlace: (value: string) => boolean;
  /** The pieces on a space, the one on top first. */
  readonly piecesAt: (place: string) => readonly string[];
  readonly isOwn: (piece: string) => boolean;
}

/** What is on offer, and how to read it. */
export interface Table {
  readonly menu: Menu;
  readonly grammar: Grammar;
  readonly ground: Ground;
}

export type Pressing =
  | { readonly means: "draft"; readonly draft: Draft; readonly dropped: readonly string[] }
  | { readonly means: "commit"; readonly action: Action }
  | { readonly means: "doubt"; readonly action: Action }
  | { readonly means: "inspect"; readonly piece: string | null };

export function picksOf({ chosen, others, aims, verb }: Draft): Picks {
  return { who: chosen === null ? others : [chosen, ...others], what: aims, verb };
}

/** What pressing a space means now; `next` is the piece that is in hand without being chosen. */
export function pressed(table: Table, draft: Draft, place: string, next: string | null): Pressing {
  const pieces = table.ground.piecesAt(place);
  const here = [place, ...pieces];
  if (draft.weighed !== null && draft.aims.some((aim) => here.includes(aim))) return { means: "commit", action: draft.weighed };
  const held = draft.chosen === null && next !== null && draft.verb === null ? holding(next) : draft;
  return (
    (draft.chosen === null && draft.aims.length === 0 ? aimed(table, draft, pieces) : null) ??
    aimed(table, held, here) ??
    chosenAnew(table, draft, pieces) ??
    aimedFirst(table, draft, here) ??
    doubted(table, held, place, pieces) ??
    (draft.chosen !== null && pieces.length === 0
      ? drafted(NO_DRAFT)
      : { means: "inspect", piece: pieces[0] ?? null })
  );
}

/** What naming a value means: a space, a piece or a plain word of an offer. */
export function named(table: Table, draft: Draft, value: string): Pressing | null {
  return aimed(table, draft, [value]);
}

/** A draft with a piece joined to those that act, or taken out of them; null where neither is possible. */
export function joined(table: Table, draft: Draft, piece: string): Draft | null {
  if (draft.others.includes(piece)) return settledDraft(table, { ...draft, others: draft.others.filter((each) => each !== piece) });
  if (draft.chosen === piece && draft.others.length > 0) {
    const [first, ...others] = draft.others;
    return settledDraft(table, { ...draft, chosen: first ?? null, others });
  }
  if (draft.chosen === piece) return null;
  const more = draft.chosen === null ? { ...draft, chosen: piece } : { ...draft, others: [...draft.others, piece] };
  return open(table.menu, table.grammar, picksOf(more)).length > 0 ? settledDraft(table, more) : null;
}

/** A draft with an aim added, or taken away; null where neither is possible. */
export function aimedAlso(table: Table, draft: Draft, value: string): Draft | null {
  const isOn = draft.aims.includes(value);
  const aims = isOn ? draft.aims.filter((each) => each !== value) : [...draft.aims, value];
  const changed = { ...draft, aims };
  if (isOn && aims.length === 0) return { ...changed, weighed: null };
  return open(table.menu, table.grammar, picksOf(changed)).length > 0 ? settledDraft(table, changed) : null;
}

/** A draft with a hole filled that names nothing on the board. */
export function valued(table: Table, draft: Draft, field: string, value: unknown): Draft {
  return settledDraft(table, { ...draft, values: { ...draft.values, [field]: value } });
}

/** One step back: off the scales and the aims, then the others, then out of the hand; null when nothing is left to take back. */
export function back(draft: Draft): Draft | null {
  if (draft.weighed !== null || draft.aims.length > 0) return { ...draft, aims: [], values: {}, weighed: null, verb: null };
  if (draft.others.length > 0) return { ...draft, others: [] };
  return draft.chosen !== null || draft.verb !== null ? NO_DRAFT : null;
}

/** A draft that the menu still allows, and nothing of one that it does not. */
export function kept(draft: Draft, menu: Menu, grammar: Grammar): Draft {
  if (draft.verb !== null && open(menu, grammar, picksOf(draft)).length === 0) return NO_DRAFT;
  if (draft.chosen === null) return draft.verb === null ? NO_DRAFT : draft;
  if (!actors(menu, grammar).includes(draft.chosen)) return NO_DRAFT;
  const isOffered = completions(menu, grammar, picksOf(draft), draft.values).some((action) => same(action, draft.weighed));
  return isOffered ? draft : holding(draft.chosen);
}

/** The whole actions that differ only in their manner from the one on the scales. */
export function variants({ menu, grammar }: Pick<Table, "menu" | "grammar">, draft: Draft): readonly Action[] {
  return draft.weighed === null ? [] : completions(menu, grammar, picksOf(draft), draft.values).filter(({ do: verb }) => verb === draft.weighed?.do);
}

/** A press on something that those in hand can aim at: with what is aimed at already, else instead of it. */
function aimed(table: Table, draft: Draft, here: readonly string[]): Pressing | null {
  for (const aims of draft.aims.length > 0 ? [draft.aims, []] : [[]]) {
    const from = { ...draft, aims };
    const choice = choicesOf(table.menu, table.grammar, picksOf(from)).find((each) => here.includes(each.value) && isOpen(table, draft, each) && !isMeantOtherwise(table, each, here));
    if (choice !== undefined) return settled(table, { ...from, aims: [...aims, choice.value], values: {} });
  }
  return draft.others.length > 0 ? aimedByFewer(table, draft, here) : null;
}

/** Whether a choice needs nobody in hand, or has him. */
function isOpen({ grammar }: Table, { chosen, verb }: Draft, choice: Choice): boolean {
  const { who, isNamed = false } = verbOf(grammar, choice.verb);
  return choice.verb === verb || (!isNamed && (chosen !== null || who === undefined));
}

/** Whether a step leads over somebody who could be taken in hand: a press there means him. */
function isMeantOtherwise({ menu, grammar }: Table, { verb }: Choice, here: readonly string[]): boolean {
  return (verbOf(grammar, verb).isWalk ?? false) && actors(menu, grammar).some((piece) => here.includes(piece));
}

/** With nobody in hand, a press on an enemy names the target first; whoever shall attack him comes after. */
function aimedFirst(table: Table, draft: Draft, here: readonly string[]): Pressing | null {
  if (draft.chosen !== null) return null;
  const choices = choicesOf(table.menu, table.grammar, NO_PICKS);
  const choice = choices.find(({ value, verb }) => here.includes(value) && verbOf(table.grammar, verb).isWeighed);
  return choice === undefined ? null : drafted({ ...NO_DRAFT, aims: [choice.value] });
}

/** Whoever cannot aim there is dropped, as long as somebody is left. */
function aimedByFewer(table: Table, draft: Draft, here: readonly string[]): Pressing | null {
  const { who } = picksOf(draft);
  const reaches = (piece: string) =>
    choicesOf(table.menu, table.grammar, { who: [piece], what: [], verb: draft.verb }).find(({ value }) => here.includes(value));
  const [first, ...others] = who.filter((piece) => reaches(piece) !== undefined);
  if (first === undefined) return null;
  const aim = reaches(first) as Choice;
  const pressing = settled(table, { ...draft, chosen: first, others, aims: [aim.value], values: {} });
  return pressing.means === "draft" ? { ...pressing, dropped: who.filter((piece) => piece !== first && !others.includes(piece)) } : pressing;
}

/** A press on a piece: it joins, steps out, is put down, or is taken in hand; on a stack the next piece of it. */
function chosenAnew(table: Table, draft: Draft, pieces: readonly string[]): Pressing | null {
  const able = pieces.filter((piece) => actors(table.menu, table.grammar).includes(piece));
  const at = able.indexOf(draft.chosen ?? "");
  if (draft.aims.length > 0 && at < 0) {
    for (const piece of able) {
      const draftWith = joined(table, draft, piece);
      if (draftWith !== null) return drafted(draftWith);
    }
  }
  if (able.length === 0) return null;
  const piece = able[at + 1];
  return piece === undefined ? drafted(NO_DRAFT) : settled(table, holding(piece));
}

/** What a draft has come to: an action to commit, one on the scales, or more to pick. */
function settled(table: Table, draft: Draft): Pressing {
  const weighed = settledDraft(table, draft);
  if (weighed.weighed === null) return drafted(weighed);
  const { isWeighed = false, isWalk = false } = verbOf(table.grammar, weighed.weighed.do);
  const isPlain = !isWeighed && !isWalk && draft.aims.length > 0 && variants(table, weighed).length === 1;
  return isPlain && !isList(table, weighed.weighed) ? { means: "commit", action: weighed.weighed } : drafted(weighed);
}

/** The draft with the action that it stands for, if it is whole. */
function settledDraft({ menu, grammar }: Table, draft: Draft): Draft {
  const whole = completions(menu, grammar, picksOf(draft), draft.values).filter(({ do: verb }) => isPicked(grammar, verb, draft));
  return { ...draft, weighed: whole.at(-1) ?? null };
}

/** Whether a verb is about something that was picked: what names nothing is a button, not a press. */
function isPicked(grammar: Grammar, verb: string, draft: Draft): boolean {
  const { who, what, way, isNamed = false } = verbOf(grammar, verb);
  if (isNamed) return draft.verb === verb;
  if (who === undefined && what === undefined && way === undefined && Object.keys(draft.values).length > 0) return true;
  return draft.verb === verb || who !== undefined || ((what ?? way) !== undefined && draft.aims.length > 0);
}

/** Whether an action names several who act or are aimed at: then it is looked at before it is done. */
function isList({ grammar }: Table, action: Action): boolean {
  const { who, what } = verbOf(grammar, action.do);
  return [who, what].some((field) => field !== undefined && Array.isArray(action[field] as Value));
}

/** The action that the press would be, if it were offered: the server knows why it is not. */
function doubted(table: Table, draft: Draft, place: string, pieces: readonly string[]): Pressing | null {
  const action = draft.chosen === null ? idle(table, pieces) : unlawful(table, draft, place, pieces);
  return action === null ? null : { means: "doubt", action };
}

function unlawful(table: Table, draft: Draft, place: string, pieces: readonly string[]): Action | null {
  const [like] = choicesOf(table.menu, table.grammar, { ...NO_PICKS, who: picksOf(draft).who });
  if (like?.action == null) return null;
  const { what, way } = verbOf(table.grammar, like.verb);
  if (way !== undefined) return { ...like.action, [way]: [place] };
  const value = table.ground.isPlace(like.value) ? place : (pieces[0] ?? null);
  if (what === undefined || value === null) return null;
  return { ...like.action, [what]: Array.isArray(like.action[what]) ? [value] : value };
}

/** A press on an own piece that may not act asks why, by a deed that another piece could do. */
function idle({ menu, grammar, ground }: Table, pieces: readonly string[]): Action | null {
  const piece = pieces.find(ground.isOwn);
  if (piece === undefined) return null;
  for (const actor of actors(menu, grammar)) {
    const like = choicesOf(menu, grammar, { ...NO_PICKS, who: [actor] }).find(({ value, action }) => action !== null && ground.isPlace(value));
    const who = verbOf(grammar, like?.verb ?? "").who;
    if (like?.action != null && who !== undefined) return { ...like.action, [who]: Array.isArray(like.action[who]) ? [piece] : piece };
  }
  return null;
}

function drafted(draft: Draft): Pressing {
  return { means: "draft", draft, dropped: [] };
}
