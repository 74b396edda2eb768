/** The kinds of hole in an offer, and what may fill them. */

export type Value = string | number | boolean | readonly string[];

export interface One {
  readonly one: readonly (string | number | readonly string[])[];
}

export interface Some {
  readonly some: readonly string[];
  readonly least: number;
  readonly most: number;
}

export interface Order {
  readonly order: readonly string[];
}

export interface Amounts {
  readonly amounts: Readonly<Record<string, number>>;
  readonly total: number;
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

export type Hole = One | Some | Order | Amounts | Route | Free;
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
  if ("order" in field) return ordered(field.order);
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

/** All the names, in the order in which they were picked. */
function ordered(names: readonly string[]): Domain {
  return {
    names,
    admits: (picked) => picked.every((name) => names.includes(name)),
    exactly: (picked) => (isSame(names, picked) ? picked : undefined),
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
  if ("amounts" in hole) {
    const pairs = Array.isArray(value) ? (value as readonly (readonly [string, number])[]) : [];
    const isWithin = pairs.every(([key, amount]) => amount >= 0 && amount <= (hole.amounts[key] ?? -1));
    return isWithin && pairs.reduce((sum, [, amount]) => sum + amount, 0) === hole.total;
  }
  if ("free" in hole) return value !== undefined;
  if (value === undefined) return false;
  return domainOf(hole).exactly(namesIn(value as Value)) !== undefined;
}
