/** What a side is asked in the midst of a melee: its answers, their price, and why some are not to be had. */

import type { Share } from "../../state/chances";
import { added } from "../../state/chances";
import type { Action } from "../../state/menu";
import { said } from "../../state/said";
import type { Answering, Ending, Phase, Prompt } from "../skin";
import type { AcreView } from "./view";

const CLAUSES: Readonly<Record<string, string>> = {
  stand: "S7.2",
  fire: "S6.5",
  evade: "S8.3",
  feign: "15.1f",
  flee: "S8.4",
  follow: "15.1f",
  retreat: "S7.8",
  lose: "S7.7",
  advance: "S7.9",
  join: "S10.4",
  withdraw: "15.5a",
  pass: "S3.2",
};

/** What is to be known of an answer before it is given. */
const NOTES: Readonly<Record<string, Prompt>> = { feign: { text: said("skin-acre-answer-feign-after"), clause: "R35" } };

export function answer(verb: string, { ask, about = {} }: Phase): Answering {
  const isFightingOn = verb === "pass" && ask === "withdraw";
  const text = said(isFightingOn ? "skin-acre-answer-fight-on" : `skin-acre-answer-${verb}`, about);
  const note = NOTES[verb];
  return { text, clause: isFightingOn ? "15.5a" : (CLAUSES[verb] ?? "S3.2"), ...(note && { note }) };
}

/** How likely the unit that is asked about is lost. */
export function price(endings: readonly Ending[], { ask, about = {} }: Phase): Share | null {
  if (ask !== "react") return null;
  const isLost = ({ told }: Ending) => told.some((each) => each.event === "eliminated" && each["unit"] === about["unit"]);
  return endings.filter(isLost).reduce<Share>((sum, { share }) => added(sum, share), { ways: 0, of: 1 });
}

/** The reactions that a defender might have thought of. */
export function doubts(view: AcreView): readonly Action[] {
  const { ask, seat, agenda } = view.position;
  const melee = (agenda ?? []).findLast((frame) => frame.frame === "melee");
  if (ask !== "react" || !seat || melee?.frame !== "melee") return [];
  const [[target, at] = ["", ""]] = melee.attackers;
  return [
    { do: "fire", seat, target },
    { do: "evade", seat, path: [at] },
    { do: "feign", seat },
  ];
}
