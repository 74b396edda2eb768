/** What befell figures in what was told, the worst of it first. */

import type { Token, Told } from "../skin";

/** Events that make a figure worse. */
export const HURT = new Set(["wounded", "stunned", "killed", "dismounted"]);

/** How a figure fared, the worst first: `thrown` is out of the saddle and alive, `yields` has still to fall back. */
export type Fate = "killed" | "stunned" | "thrown" | "wounded" | "retreated" | "cornered" | "slowed" | "yields" | "nothing";

const EVENTS: readonly (readonly [event: string, fate: Fate])[] = [
  ["killed", "killed"],
  ["stunned", "stunned"],
  ["dismounted", "thrown"],
  ["wounded", "wounded"],
  ["cornered", "cornered"],
  ["retreated", "retreated"],
  ["checked", "slowed"],
];

/** The worst that is told of one of some figures, and of which of them. */
export function fateOf(figures: readonly string[], told: readonly Told[], otherwise: Fate = "nothing"): { readonly fate: Fate; readonly figure: string } {
  for (const [event, fate] of EVENTS) {
    const found = told.find((each) => each.event === event && figures.includes(String(each["figure"])));
    if (found !== undefined) return { fate, figure: String(found["figure"]) };
  }
  return { fate: otherwise, figure: figures[0] ?? "" };
}

/** What an attack told: from its sums to the next attack, or to the end of the phase. */
export function attackAt(all: readonly Told[], at: number): readonly Told[] {
  const first = all.slice(0, at).findLastIndex(isOutside) + 1;
  const next = all.slice(at + 1).findIndex(isOutside);
  const own = all.slice(first, next < 0 ? all.length : at + 1 + next);
  // A volley tells the sum of its next shot after what the one before has done.
  const begins = own.findLastIndex((each, place) => place + first < at && isFirstSum(each));
  return begins < 0 ? own : own.slice(begins).slice(0, endOf(own.slice(begins)));
}

const isFirstSum = (each: Told) => each.event === "reckoned" && (each["what"] === "shot" || each["what"] === "attack");
const isOutside = ({ event }: Told) => event === "phase-ended" || event === "turn-began" || event === "ended";

/** Where the next attack begins. */
function endOf(own: readonly Told[]): number {
  const next = own.slice(1).findIndex((each) => isFirstSum(each) || each.event === "reversed" || each.event === "spent");
  return next < 0 ? own.length : next + 1;
}

/** The die that fell right before an event, and how many faces it has. */
export function dieBefore(told: readonly Told[], at: number): { readonly face: number; readonly of: number } | null {
  const rolled = told.slice(0, at).findLast(({ event }) => event === "rolled");
  return rolled === undefined ? null : { face: Number(rolled["face"]), of: Number(rolled["sides"]) };
}

export const sideOf = (figure: string | undefined, tokens: readonly Token[]): string => tokens.find(({ id }) => id === figure)?.side ?? "";
export const namesIn = (list: unknown): readonly string[] => (Array.isArray(list) ? (list as readonly string[]) : []);
