/** What the player is asked, verb first. */

import type { Action } from "../../state/menu";
import { type Said, said } from "../../state/said";
import type { Phase, Prompt } from "../skin";
import { isLeader } from "./roster";

/** What is asked of a leader in other words: he goes to a unit, not to a hex. */
const LED = new Set(["deploy", "redeploy", "move"]);

/** `chosen` is the unit or leader in hand, `target` what it is aimed at, `next` the one in hand without being chosen. */
export function prompt({ ask, about = {} }: Phase, clause: string, chosen: string | null, target: string | null, next: string | null, verb: string | null): Prompt {
  if (ask === "deploy" && verb === "emplace") return { text: said("skin-acre-prompt-emplace"), clause: "14.2a" };
  if (ask === "deploy" && verb === "dismantle") return { text: said("skin-acre-prompt-dismantle"), clause: "14.2a" };
  const piece = chosen ?? next ?? "";
  if (isLeader(piece) && LED.has(ask)) return { text: said(`skin-acre-prompt-${ask === "move" ? "ride" : "attach"}`, { piece }), clause: ask === "move" ? "S10.2" : clause };
  const isAbout = about["unit"] !== "" && about["unit"] !== undefined;
  const unit = isAbout ? about["unit"] : piece;
  return { text: said(`skin-acre-prompt-${ask}`, { ...about, piece, unit, target: target ?? "" }), clause };
}

/** How one way of doing a thing differs from another: who charges, where a friend makes way, what is ridden at. */
export function manner(action: Action): Said {
  switch (action.do) {
    case "attack":
      return said("skin-acre-manner-attack", { charger: action["charger"] });
    case "retreat":
      return said("skin-acre-manner-retreat", { at: action["way"] });
    case "move":
      return said("skin-acre-manner-move", { toward: action["toward"] });
    default:
      return said(`commit-${action.do}`, {});
  }
}
