/** The kinds of hole in an offer, and what may fill them. */

import { lacking } from "./allotting";

export type Value = string | number | boolean | readonly string[];

export interface One {
  readonly one: readonly (string | number | readonly string[])[];
}

export interface Some {
  readonly some: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** All the names in some order, or between `least` and `most` of them. */
export interface Order {
  readonly order: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

/** For each key one of its own values. */
export interface Assign {
  readonly assign: Readonly<Record<string, readonly string[]>>;
}

/** A number for each key up to its limit, together a total. */
export interface Amounts {
  readonly amounts: Readonly<Record<string, number>>;
  readonly total: number;
}

/** A number for each key at its price, together within a budget; without `spare` nothing more could be afforded. */
export interface Outlay {
  readonly amounts: Readonly<Record<string, number>>;
  readonly prices: Readonly<Record<string, number>>;
  readonly budget: number;
  readonly least: number;
  readonly spare: boolean;
  /** Keys that have a limit together. */
  readonly shared?: readonly { readonly of: readonly string[]; readonly most: number }[];
}

/** A number for each key that make up a need, and shares of it by some keys; without `spare` nothing could be taken back. */
export interface Levy {
  readonly amounts: Readonly<Record<string, number>>;
  readonly weights: Readonly<Record<string, number>>;
  readonly need: number;
  readonly shares: readonly { readonly of: readonly string[]; readonly need: number }[];
  readonly spare: boolean;
}

/** A path step by step: only its first steps are known before one is taken. */
export interface Route {
  readonly route: string;
  readonly next: readonly string[];
}

/** Anything at all; the server says whether it fits. */
export interface Free {
  readonly free: readonly unknown[];
}

export type Hole = One | Some | Order | Assign | Amounts | Outlay | Levy | Route | Free;
export type Field = Value | Hole;

/** What a field may name: everything, whether some value names all that was picked, and the value that names just that. */
export interface Domain {
  readonly names: readonly string[];
  readonly admits: (picked: readonly string[]) => boolean;
  readonly exactly: (picked: readonly string[]) => Value | undefined;
}

export function isHole(field: unknown): field is Hole {
  return typeof field === "object" && field !== null && !Array.isArray(field);
}

export function domainOf(field: Field | undefined): Domain {
  if (!isHole(field)) return field === undefined ? ANYTHING : listed([field]);
  if ("one" in field) return listed(field.one);
  if ("some" in field) return chosen(field);
  if ("order" in field) return ordered(field);
  if ("route" in field) return { names: field.next, admits: () => true, exactly: (picked) => (picked.length > 0 ? picked : undefined) };
  return ANYTHING;
}

const ANYTHING: Domain = { names: [], admits: () => true, exactly: () => undefined };

/** One of several values, each a name or a list of names. */
function listed(values: readonly Value[]): Domain {
  const lists = values.map((value) => ({ value, names: namesIn(value) }));
  return {
    names: [...new Set(lists.flatMap(({ names }) => names))],
    admits: (picked) => lists.some(({ names }) => picked.every((name) => names.includes(name))),
    exactly: (picked) => lists.find(({ names }) => isSame(names, picked))?.value,
  };
}

/** Some of several names, written in the order of the list. */
function chosen({ some, least, most }: Some): Domain {
  return {
    names: some,
    admits: (picked) => picked.length <= most && picked.every((name) => some.includes(name)),
    exactly: (picked) =>
      picked.length >= least && picked.length <= most && picked.every((name) => some.includes(name))
        ? some.filter((name) => picked.includes(name))
        : undefined,
  };
}

/** The names in the order in which they were picked. */
function ordered({ order, least = order.length, most = order.length }: Order): Domain {
  const isPart = (picked: readonly string[]) => new Set(picked).size === picked.length && picked.every((name) => order.includes(name));
  return {
    names: order,
    admits: (picked) => picked.length <= most && isPart(picked),
    exactly: (picked) => (picked.length >= least && picked.length <= most && isPart(picked) ? picked : undefined),
  };
}

export function namesIn(value: Value): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [String(value)];
}

function isSame(names: readonly string[], picked: readonly string[]): boolean {
  return names.length === picked.length && picked.every((name) => names.includes(name));
}

/** Whether a value fills a hole as far as the client can tell. */
export function fills(hole: Hole, value: unknown): boolean {
  if ("amounts" in hole) return isWithin(hole.amounts, value) && lacking(hole, value) === null;
  if ("assign" in hole) return isAssigned(hole, value);
  if ("free" in hole) return value !== undefined;
  if (value === undefined) return false;
  return domainOf(hole).exactly(namesIn(value as Value)) !== undefined;
}

function isWithin(limits: Readonly<Record<string, number>>, value: unknown): boolean {
  const pairs = pairsIn(value);
  return Object.keys(limits).every((key, at) => {
    const [named, amount] = pairs[at] ?? [];
    return named === key && Number.isInteger(amount) && (amount as number) >= 0 && (amount as number) <= (limits[key] ?? -1);
  });
}

function isAssigned({ assign }: Assign, value: unknown): boolean {
  const pairs = pairsIn(value);
  return Object.entries(assign).every(([key, values], at) => pairs[at]?.[0] === key && values.includes(pairs[at]?.[1] as string));
}

function pairsIn(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  return Array.isArray(value) ? (value as readonly (readonly [string, unknown])[]) : [];
}
