/** The log: what happened, in lines under headings, filtered as the reader likes. */

import type { Said } from "./said";

export interface Heading {
  readonly is: "heading";
  readonly id: string;
  readonly side: string;
  readonly text: Said;
}

/** A line and, for an attack, its dice; `entry` is the place in the record where the replay shows it. */
export interface Line {
  readonly is: "line";
  readonly id: string;
  readonly entry: number;
  readonly kind: "move" | "attack" | "loss" | "other";
  readonly text: Said;
  readonly clause: string;
  readonly places: readonly string[];
  readonly pieces: readonly string[];
  readonly throws?: readonly [Throw, Throw];
  /** The dice that decided it, where nothing is added to them. */
  readonly dice?: readonly Fallen[];
  readonly isHarm?: boolean;
  /** It happened in the midst of what the line above it tells. */
  readonly isInside?: boolean;
  readonly result?: Said & { readonly isHarm: boolean };
}

/** A die as it fell, of six faces where nothing else is said. */
export interface Fallen {
  readonly side: string;
  readonly face: number;
  readonly of?: number;
}

/** One die with what was added to it, in halves. */
export interface Throw {
  readonly side: string;
  readonly face: number;
  readonly added: number;
  readonly total: number;
}

export type Item = Heading | Line;

export const FILTERS = ["all", "attacks", "losses"] as const;
export type Filter = (typeof FILTERS)[number];

/** The items that pass a filter; a heading with nothing left under it goes too. */
export function filtered(items: readonly Item[], filter: Filter): readonly Item[] {
  if (filter === "all") return items;
  const passes = (item: Item) =>
    item.is === "heading" || (filter === "attacks" ? item.kind === "attack" || item.throws !== undefined : item.kind === "loss" || item.result?.isHarm === true);
  const kept = items.filter(passes);
  return kept.filter((item, at) => item.is === "line" || kept[at + 1]?.is === "line");
}

/** The entry of the last line among the first `entries` entries; -1 before the first line. */
export function entryBefore(items: readonly Item[], entries: number): number {
  return items.findLast((item): item is Line => item.is === "line" && item.entry < entries)?.entry ?? -1;
}

const MOST = 400;

/** As many items as a page can bear: the newest, or those about the entry on show. */
export function windowed(items: readonly Item[], current: number | null, most = MOST): readonly Item[] {
  const at = current === null ? -1 : items.findIndex((item) => item.is === "line" && item.entry >= current);
  const wanted = at < 0 ? items.length : at + Math.ceil(most / 2);
  const end = Math.min(items.length, Math.max(wanted, most));
  return items.slice(Math.max(0, end - most), end);
}

/** The first line of each of some entries, by its id. */
export function firstLines(items: readonly Item[], entries: ReadonlySet<number>): ReadonlySet<string> {
  const first = new Map<number, string>();
  for (const item of items) {
    if (item.is === "line" && entries.has(item.entry) && !first.has(item.entry)) first.set(item.entry, item.id);
  }
  return new Set(first.values());
}
