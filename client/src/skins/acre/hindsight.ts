/** What Acre says of itself when it is over. */

import { said } from "../../state/said";
import type { Headline, Hindsight, Token, Told } from "../skin";

export const HINDSIGHT: Hindsight = {
  toll: said("skin-acre-toll"),
  clauses: ["14.5"],
  counted: "skin-acre-counted",
  harm: "skin-acre-harmed",
  backfire: "skin-acre-backfired",
  headline,
};

function headline(told: readonly Told[], side: string | null, tokens: readonly Token[]): Headline | null {
  const isOwn = (piece: unknown) => side === null || tokens.some(({ id, side: own }) => id === piece && own === side);
  const melee = told.findIndex(({ event }) => event === "fought");
  const attackers = reckoned(told, "attack");
  if (melee >= 0 && isOwn(attackers[0])) return fought(told, melee, attackers);
  const volley = told.findIndex((each) => each.event === "shot" && isOwn(each["unit"]));
  if (volley >= 0) return shot(told, volley, tokens);
  const taken = told.find(({ event }) => event === "camp-captured" || event === "trebuchet-captured");
  if (taken === undefined) return null;
  const unit = String(taken["unit"]);
  return { title: said(`skin-acre-turning-${taken.event}`, { unit }), text: said("skin-acre-turning-place", { at: taken["at"] }), dice: null, by: [unit], at: [] };
}

function fought(told: readonly Told[], at: number, attackers: readonly string[]): Headline {
  const { column, result } = told[at] as Told & { readonly column: string; readonly result: string };
  const defenders = reckoned(told, "defence");
  return {
    title: said("skin-acre-turning", { result, unit: attackers[0] ?? "", target: defenders[0] ?? "" }),
    text: said("skin-acre-turning-melee", { column, attackers: attackers.length, defenders: defenders.length }),
    dice: dieBefore(told, at),
    by: attackers,
    at: defenders,
  };
}

function shot(told: readonly Told[], at: number, tokens: readonly Token[]): Headline {
  const { unit, target, value, hit, others } = told[at] as Told & { readonly unit: string; readonly target: string; readonly hit: boolean };
  const place = tokens.find(({ id }) => id === target)?.at ?? "";
  return {
    title: said("skin-acre-turning", { result: hit ? "hit" : "missed", unit, target }),
    text: said("skin-acre-turning-volley", { value, others, at: place }),
    dice: dieBefore(told, at),
    by: [unit],
    at: [target],
  };
}

/** The units in a sum; leaders add to them and are none. */
function reckoned(told: readonly Told[], what: string): readonly string[] {
  const sum = told.find((each) => each.event === "reckoned" && each["what"] === what);
  const lines = (sum?.["lines"] ?? []) as readonly { readonly why: string; readonly who?: string }[];
  return lines.filter(({ why }) => why !== "leader").flatMap(({ who }) => who ?? []);
}

function dieBefore(told: readonly Told[], at: number) {
  const rolled = told.slice(0, at).findLast(({ event }) => event === "rolled");
  return rolled === undefined ? null : said("skin-acre-turning-die", { face: rolled["face"] });
}
