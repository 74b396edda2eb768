/** Amounts for several keys: what they come to, how much of a key could still be had, and what is not yet as it must be. */

import type { Amounts, Levy, Outlay } from "./holes";
import { type Said, said } from "./said";

export type Allotment = Amounts | Outlay | Levy;
export type Pairs = readonly (readonly [key: string, amount: number])[];

/** The amounts of all keys, in the hole's order. */
export function allotted(hole: Allotment, value: unknown): Pairs {
  const given = new Map(Array.isArray(value) ? (value as Pairs) : []);
  return Object.keys(hole.amounts).map((key) => [key, given.get(key) ?? 0]);
}

/** The amounts with one of them changed, as far as its limit allows. */
export function withAmount(hole: Allotment, value: unknown, key: string, amount: number): Pairs {
  const most = hole.amounts[key] ?? 0;
  const kept = Math.max(0, Math.min(most, Math.trunc(amount) || 0));
  return allotted(hole, value).map(([each, before]) => [each, each === key ? kept : before]);
}

/** What one of a key costs or counts. */
export function weightOf(hole: Allotment, key: string): number {
  return ("prices" in hole ? hole.prices[key] : "weights" in hole ? hole.weights[key] : 1) ?? 1;
}

/** What the amounts come to, and what they should or may. */
export function tallyOf(hole: Allotment, value: unknown): { readonly given: number; readonly of: number } {
  return { given: come(hole, allotted(hole, value)), of: "total" in hole ? hole.total : "budget" in hole ? hole.budget : hole.need };
}

/** Whether one more of a key could be had. */
export function hasMore(hole: Allotment, value: unknown, key: string): boolean {
  const amount = new Map(allotted(hole, value)).get(key) ?? 0;
  if (amount >= (hole.amounts[key] ?? 0) || crowded(hole, allotted(hole, value), key, 1) !== undefined) return false;
  const { given, of } = tallyOf(hole, value);
  return "need" in hole || given + weightOf(hole, key) <= of;
}

/** The limit that keys share, one of them a key if it is named, which their amounts and so many more would pass. */
function crowded(hole: Allotment, pairs: Pairs, key?: string, more = 0): { readonly of: readonly string[]; readonly most: number } | undefined {
  if (!("budget" in hole)) return undefined;
  const given = new Map(pairs);
  return hole.shared?.find(({ of, most }) => (key === undefined || of.includes(key)) && of.reduce((sum, each) => sum + (given.get(each) ?? 0), more) > most);
}

/** The first condition that the amounts do not meet; null when they fill the hole. */
export function lacking(hole: Allotment, value: unknown): Said | null {
  const pairs = allotted(hole, value);
  const { given, of } = tallyOf(hole, value);
  if ("budget" in hole) {
    if (given > of) return said("form-over", { less: given - of });
    const many = crowded(hole, pairs);
    if (many !== undefined) return said("form-shared", { names: many.of, most: many.most });
    const count = pairs.reduce((sum, [, amount]) => sum + amount, 0);
    if (count < hole.least) return said("form-least", { least: hole.least });
    const more = hole.spare ? undefined : pairs.find(([key]) => hasMore(hole, value, key));
    return more === undefined ? null : said("form-unspent", { what: more[0] });
  }
  if (given < of) return said("form-short", { more: of - given });
  if ("total" in hole) return given > of ? said("form-over", { less: given - of }) : null;
  const owing = hole.shares.find((share) => come(hole, pairs, share.of) < share.need);
  if (owing !== undefined) return said("form-share", { names: owing.of, need: owing.need, given: come(hole, pairs, owing.of) });
  const idle = hole.spare ? undefined : pairs.find(([key, amount]) => amount > 0 && isSpare(hole, pairs, key));
  return idle === undefined ? null : said("form-spare", { what: idle[0] });
}

/** Whether one of a key could be taken back without a need going short. */
function isSpare(hole: Levy, pairs: Pairs, key: string): boolean {
  const weight = weightOf(hole, key);
  const bounds = [{ of: Object.keys(hole.amounts), need: hole.need }, ...hole.shares.filter((share) => share.of.includes(key))];
  return bounds.every((bound) => come(hole, pairs, bound.of) - weight >= bound.need);
}

/** What the amounts of some keys come to. */
function come(hole: Allotment, pairs: Pairs, keys: readonly string[] = Object.keys(hole.amounts)): number {
  return pairs.reduce((sum, [key, amount]) => sum + (keys.includes(key) ? amount * weightOf(hole, key) : 0), 0);
}
