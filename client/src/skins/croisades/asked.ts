/** What a side is asked while the other acts: its answers, and how likely a volley harms. */

import type { Share } from "../../state/chances";
import { added } from "../../state/chances";
import { said } from "../../state/said";
import type { Answering, Ending, Phase } from "../skin";
import { HURT } from "./fates";

const CLAUSES: Readonly<Record<string, string>> = {
  mark: "1.34a",
  leave: "4.0b",
  counter: "1.56e",
  volley: "1.33c",
  fight: "1.21d",
  bear: "1.72d",
  retreat: "C5f",
  aside: "C5f",
  fall: "1.8a",
  "set-down": "R56",
  advance: "1.75a",
  pass: "1.33b",
};

export function answer(verb: string, { ask, about = {} }: Phase): Answering {
  const key = verb === "pass" ? `skin-croisades-answer-pass-${ask}` : `skin-croisades-answer-${verb}`;
  return { text: said(key, about), clause: verb === "pass" && ask === "advance" ? "1.75c" : (CLAUSES[verb] ?? "1.21f"), isPriceless: true };
}

/** How likely a volley hurts whoever moves. */
export function price(endings: readonly Ending[], { ask, about = {} }: Phase): Share | null {
  if (ask !== "defend") return null;
  const isHurt = ({ told }: Ending) => told.some((each) => HURT.has(each.event) && each["figure"] === about["mover"]);
  const share = endings.filter(isHurt).reduce<Share>((sum, each) => added(sum, each.share), { ways: 0, of: 1 });
  return share.ways === 0 ? null : share;
}
