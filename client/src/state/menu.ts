/** What the server's menu offers, as things that can be chosen: actions with holes, and what fills them. */

import { type Domain, type Field, type Hole, domainOf, fills, isHole } from "./holes";

export type Offer = Readonly<Record<string, Field>> & { readonly do: string; readonly seat: string };
export type Action = Readonly<Record<string, unknown>> & { readonly do: string; readonly seat: string };

export interface Menu {
  readonly exact: boolean;
  readonly offers: readonly Offer[];
}

export const NO_MENU: Menu = { exact: true, offers: [] };

/** What the fields of a verb are: who acts, what it aims at, the way there; a game's skin knows. */
export interface Verb {
  readonly who?: string;
  readonly what?: string;
  /** A path, of which the last space is where it leads. */
  readonly way?: string;
  /** Dice fall, or much hangs on it: the first press only puts it on the scales. */
  readonly isWeighed?: boolean;
  /** It ends the ask: the button beside the prompt. */
  readonly isClosing?: boolean;
  /** Its way is shown step by step, with figures; of two ways to one space only the shorter counts. */
  readonly isStepped?: boolean;
  /** A route that is drawn on the map, space by space, once all else is picked. */
  readonly drawn?: string;
  /** One space at a time: several of them are walked as a plan. */
  readonly isWalk?: boolean;
  /** Done only where the player names it, by a button: taking a piece in hand does not mean it. */
  readonly isNamed?: boolean;
  /** The letter of that button, free of the table's own. */
  readonly key?: string;
  /** Something flies along a line from whoever acts to what is aimed at. */
  readonly isShot?: boolean;
  /** It takes the whole turn: offered beside the steps of a piece, and done by a button of its own. */
  readonly isInstead?: boolean;
  /** It says which way the piece then looks: after the space its front is chosen. */
  readonly facing?: string;
  /** Done on the way and not instead of it, by such a button too. */
  readonly isBesides?: boolean;
  /** No die falls with it: what it will come to is accounted for, not forecast. */
  readonly isAnnounced?: boolean;
}

export type Grammar = Readonly<Record<string, Verb>>;

/** What has been picked: who acts, what is aimed at, and the verb where the player has named it. */
export interface Picks {
  readonly who: readonly string[];
  readonly what: readonly string[];
  readonly verb: string | null;
}

export const NO_PICKS: Picks = { who: [], what: [], verb: null };

/** One way to go on: a name to pick. `action` is whole when nothing else is open. */
export interface Choice {
  readonly verb: string;
  readonly who: string | null;
  readonly value: string;
  readonly action: Action | null;
  readonly path: readonly string[];
}

/** The offers that need nothing more and name nothing: ends of phases, plain answers. */
export function bare(menu: Menu, grammar: Grammar): readonly Action[] {
  return menu.offers.filter((offer) => {
    const { who, what, way } = verbOf(grammar, offer.do);
    return who === undefined && what === undefined && way === undefined && holesOf(offer).length === 0;
  });
}

/** Who could act, in the menu's order, each once. */
export function actors(menu: Menu, grammar: Grammar): readonly string[] {
  return [...new Set(menu.offers.flatMap((offer) => whoIn(offer, grammar)?.names ?? []))];
}

/** The ways to go on from what was picked: whatever else could be aimed at. */
export function choicesOf(menu: Menu, grammar: Grammar, picks: Picks): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const offer of open(menu, grammar, picks)) {
    for (const choice of aims(offer, verbOf(grammar, offer.do), picks)) {
      const key = `${choice.verb} ${choice.value}`;
      const known = found.get(key);
      if (known === undefined || isBetter(choice, known)) found.set(key, choice);
    }
  }
  return [...found.values()];
}

/** Every whole action that what was picked stands for; more than one where they differ in something that nobody picks. */
export function completions(menu: Menu, grammar: Grammar, picks: Picks, values: Values = {}): readonly Action[] {
  const whole = open(menu, grammar, picks).flatMap((offer) => completed(offer, verbOf(grammar, offer.do), picks, values));
  const shortest = Math.min(...whole.map((action) => stepsOf(action, grammar)));
  return whole.filter((action) => !verbOf(grammar, action.do).isStepped || stepsOf(action, grammar) === shortest);
}

/** What was put into holes that name nothing on the board. */
export type Values = Readonly<Record<string, unknown>>;

/** The holes of an offer that are filled by a form, since they name nothing that could be pressed. */
export function formHoles(offer: Offer, grammar: Grammar): readonly (readonly [field: string, hole: Hole])[] {
  const { who, what, way, drawn, isInstead = false } = verbOf(grammar, offer.do);
  return holesOf(offer)
    .filter((field) => !isInstead && field !== who && field !== what && field !== way && field !== drawn)
    .map((field) => [field, offer[field] as Hole] as const);
}

/** The offers that agree with what was picked. */
export function open(menu: Menu, grammar: Grammar, picks: Picks): readonly Offer[] {
  return menu.offers.filter((offer) => {
    if (picks.verb !== null && offer.do !== picks.verb) return false;
    const who = whoIn(offer, grammar);
    if (who === undefined ? picks.who.length > 0 : !who.admits(picks.who)) return false;
    return picks.what.length === 0 || whatAdmits(offer, verbOf(grammar, offer.do), picks.what);
  });
}

export function verbOf(grammar: Grammar, verb: string): Verb {
  return grammar[verb] ?? {};
}

/** Whether two actions are the same. */
export function same(one: Action | null, other: Action | null): boolean {
  if (one === null || other === null) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key]));
}

function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, at) => isEqual(each, other[at]));
}

function whoIn(offer: Offer, grammar: Grammar): Domain | undefined {
  const { who } = verbOf(grammar, offer.do);
  return who === undefined ? undefined : domainOf(offer[who]);
}

function whatAdmits(offer: Offer, { what, way }: Verb, picked: readonly string[]): boolean {
  if (what !== undefined) return domainOf(offer[what]).admits(picked);
  return way !== undefined && pathsIn(offer, way).some((path) => picked.every((place) => path.includes(place)));
}

/** What an offer could still be aimed at; of a way only where it leads. */
function aims(offer: Offer, verb: Verb, picks: Picks): readonly Choice[] {
  const one = { verb: offer.do, who: picks.who[0] ?? soleName(offer, verb) };
  if (verb.way !== undefined) {
    return pathsIn(offer, verb.way)
      .filter((path) => path.length > 0)
      .map((path) => ({ ...one, value: path.at(-1) as string, path, action: whole(offer, { [verb.way as string]: path }, verb, picks) }));
  }
  if (verb.what === undefined) return [];
  const domain = domainOf(offer[verb.what]);
  return domain.names
    .filter((name) => !picks.what.includes(name) && domain.admits([...picks.what, name]))
    .map((value) => {
      const filled = domain.exactly([...picks.what, value]);
      const action = filled === undefined ? null : whole(offer, { [verb.what as string]: filled }, verb, picks);
      return { ...one, value, path: [], action };
    });
}

function completed(offer: Offer, verb: Verb, picks: Picks, values: Values): readonly Action[] {
  if (verb.way !== undefined) {
    const end = picks.what.at(-1);
    return pathsIn(offer, verb.way)
      .filter((path) => path.at(-1) === end && picks.what.every((place) => path.includes(place)))
      .flatMap((path) => whole(offer, { [verb.way as string]: path, ...values }, verb, picks) ?? []);
  }
  const filled = verb.what === undefined ? undefined : domainOf(offer[verb.what]).exactly(picks.what);
  if (verb.what !== undefined && filled === undefined) return [];
  const given = verb.what === undefined ? {} : { [verb.what]: filled };
  const action = whole(offer, { ...given, ...values }, verb, picks);
  return action === null ? [] : [action];
}

/** The action of an offer with these fields filled, or null while another hole is open. */
function whole(offer: Offer, given: Values, verb: Verb, picks: Picks): Action | null {
  const who = verb.who === undefined ? undefined : domainOf(offer[verb.who]).exactly(picks.who);
  if (verb.who !== undefined && who === undefined) return null;
  const action: Record<string, unknown> = { ...offer };
  if (verb.who !== undefined) action[verb.who] = who;
  for (const field of holesOf(offer)) {
    if (field === verb.who) continue;
    if (!(field in given) || !isGiven(offer[field] as Hole, given[field], field === verb.way)) return null;
    action[field] = given[field];
  }
  return action as Action;
}

/** A path is taken from the list of them, so it fits; anything else is looked at. */
function isGiven(hole: Hole, value: unknown, isWay: boolean): boolean {
  return isWay || fills(hole, value);
}

function pathsIn(offer: Offer, way: string): readonly (readonly string[])[] {
  const field = offer[way];
  if (isHole(field)) return "one" in field ? (field.one as readonly (readonly string[])[]) : [];
  return Array.isArray(field) ? [field as readonly string[]] : [];
}

/** The only piece that an offer could be about. */
function soleName(offer: Offer, { who }: Verb): string | null {
  const names = who === undefined ? [] : domainOf(offer[who]).names;
  return names.length === 1 ? (names[0] as string) : null;
}

/** A whole action before half of one, a short way before a long one, and of equals the later: the bolder manner stands last. */
function isBetter(choice: Choice, known: Choice): boolean {
  if (known.action === null) return choice.action !== null;
  return choice.action !== null && choice.path.length <= known.path.length;
}

function stepsOf(action: Action, grammar: Grammar): number {
  const path = action[verbOf(grammar, action.do).way ?? ""];
  return Array.isArray(path) ? path.length : 0;
}

function holesOf(offer: Offer): string[] {
  return Object.keys(offer).filter((field) => isHole(offer[field]));
}
