/** What the player is asked, verb first. */

import type { Action } from "../../state/menu";
import { type Said, said } from "../../state/said";
import type { Phase, Prompt } from "../skin";
import { towards } from "./hexes";

/** `chosen` is the figure in hand, `target` what it is aimed at, `next` the one in hand without being chosen. */
export function prompt({ ask, about = {} }: Phase, clause: string, chosen: string | null, target: string | null, next: string | null, _verb: string | null, others = 0): Prompt {
  const piece = chosen ?? next ?? "";
  const isMover = piece !== "" && piece === about["mover"];
  const goes = !isMover ? "out" : about["isCrowded"] === true ? "must" : "on";
  return { text: said(`skin-croisades-prompt-${ask}`, { ...about, piece, aim: target ?? "", others, goes }), clause: goes === "must" ? "R100" : clause };
}

/** How one way of doing a thing differs from another: a rider backs, or rides off; a horse faces here or there. */
export function manner(action: Action): Said {
  if (action.do === "retreat") return said("skin-croisades-manner-retreat", { how: action["backing"] === true ? "backing" : "away", at: (action["path"] as readonly string[]).at(-1) ?? "" });
  if (action.do === "set-down") {
    const [rear = "", front = ""] = action["hexes"] as readonly string[];
    if (front !== "") return said("skin-croisades-manner-set-down", { at: front, facing: towards(rear, front) });
  }
  return said(`commit-${action.do}`, {});
}
