/** The two sums of an attack and what the dice may make of them. */

import type { Chance } from "../../state/chances";
import type { Action } from "../../state/menu";
import { said } from "../../state/said";
import type { Sum, SumLine, Token, Told } from "../skin";

interface Line {
  readonly clause: string;
  readonly why: string;
  readonly who?: string;
  readonly add?: number;
}

export function sums(told: readonly Told[], tokens: readonly Token[]): readonly Sum[] {
  return told
    .filter((each) => each.event === "reckoned")
    .map((each) => {
      const lines = (each["lines"] as readonly Line[]).map((line) => summand(line, tokens));
      const total = lines.reduce((sum, { add }) => sum + add, 0);
      return { title: String(each["what"]), who: String(each["who"]), clause: each.clause, lines, total, hasDie: true };
    });
}

function summand({ clause, why, who = "", add = 0 }: Line, tokens: readonly Token[]): SumLine {
  const at = tokens.find(({ id }) => id === who)?.at ?? "";
  return { text: said(`skin-arsouf-line-${why}`, { who, at }), clause, add, isOwn: why === "value", who };
}

/** Who is harmed when an attack ends so, and how it reads. */
export function chance(told: readonly Told[], action: Action): Pick<Chance, "fill" | "key" | "args"> {
  const hurt = told.find(({ event }) => event === "wounded" || event === "killed");
  if (hurt === undefined) return { fill: "nothing", key: "skin-arsouf-chance-nothing", args: {} };
  const piece = String(hurt["piece"]);
  const fill = piece === action["target"] ? "harm" : "backfire";
  return { fill, key: `skin-arsouf-chance-${hurt.event}`, args: { piece } };
}
