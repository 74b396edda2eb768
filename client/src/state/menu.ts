/** What the server's menu offers, as things that can be chosen: actions with holes, and what fills them. */

/** A field that is still open; the table fills one at a time. */
export interface Hole {
  readonly one: readonly string[];
}

export type Field = string | number | boolean | Hole;
export type Offer = Readonly<Record<string, Field>> & { readonly do: string; readonly seat: string };
export type Action = Readonly<Record<string, unknown>> & { readonly do: string; readonly seat: string };

export interface Menu {
  readonly exact: boolean;
  readonly offers: readonly Offer[];
}

/** One way to fill the next hole of an offer. `action` is whole when no further hole is open. */
export interface Choice {
  readonly offer: Offer;
  readonly field: string;
  readonly value: string;
  readonly action: Action | null;
}

const SUBJECT = "piece";

export function isHole(field: Field | undefined): field is Hole {
  return typeof field === "object" && Array.isArray(field.one);
}

/** The offers that need nothing more: ends of phases, confirmations. */
export function bare(menu: Menu): readonly Action[] {
  return menu.offers.filter((offer) => holesOf(offer).length === 0);
}

/** The pieces that an offer is about, in the menu's order, each once. */
export function actors(menu: Menu, verb?: string): readonly string[] {
  const offers = menu.offers.filter((offer) => (verb === undefined || offer.do === verb) && holesOf(offer).length > 0);
  const named = offers.flatMap((offer) => (typeof offer[SUBJECT] === "string" ? [offer[SUBJECT]] : []));
  return [...new Set(named)];
}

/** The ways to go on with a piece. */
export function choicesOf(menu: Menu, piece: string): readonly Choice[] {
  return menu.offers.filter((offer) => offer[SUBJECT] === piece).flatMap(fillings);
}

/** The choices of offers about no piece in particular: which piece to take back, how to draw up the army. */
export function openChoices(menu: Menu): readonly Choice[] {
  return menu.offers.filter((offer) => typeof offer[SUBJECT] !== "string").flatMap(fillings);
}

function fillings(offer: Offer): Choice[] {
  const [field, ...more] = holesOf(offer);
  if (field === undefined) return [];
  return (offer[field] as Hole).one.map((value) => ({
    offer,
    field,
    value,
    action: more.length === 0 ? { ...offer, [field]: value } : null,
  }));
}

function holesOf(offer: Offer): string[] {
  return Object.keys(offer).filter((field) => isHole(offer[field]));
}

/** Whether two actions are the same. */
export function same(one: Action | null, other: Action | null): boolean {
  if (one === null || other === null) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
