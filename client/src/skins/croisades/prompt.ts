/** What the player is asked, verb first. */

import type { Action } from "../../state/menu";
import { type Said, said } from "../../state/said";
import type { Phase, Prompt } from "../skin";
import { beside, towards } from "./hexes";
import { CART } from "./tokens";

/** `chosen` is the figure in hand, `target` what it is aimed at, `next` the one in hand without being chosen. */
export function prompt({ ask, about = {} }: Phase, clause: string, chosen: string | null, target: string | null, next: string | null, _verb: string | null, others = 0): Prompt {
  const piece = chosen ?? next ?? "";
  const isMover = piece !== "" && piece === about["mover"];
  const isIn = ((about["waiting"] ?? []) as readonly string[]).includes(piece);
  const goes = isMover ? (about["isCrowded"] === true ? "must" : "on") : isIn ? "in" : "out";
  if (ask === "move" && isIn && piece === CART) return { text: said("skin-croisades-prompt-drive-in", { aim: target ?? "" }), clause: "4.0a" };
  const isRider = ((about["riders"] ?? []) as readonly string[]).includes(piece);
  const clauses: Readonly<Record<string, string>> = { must: "R100", ...(ask === "move" && { in: "4.0a" }) };
  return { text: said(`skin-croisades-prompt-${ask}`, { ...about, piece, aim: target ?? "", others, goes, entering: ((about["waiting"] ?? []) as readonly string[]).length, state: isRider ? "riding" : "foot" }), clause: clauses[goes] ?? clause };
}

/** How one way of doing a thing differs from another: a rider backs, or rides off; a rider or a horse looks one way or another. */
export function manner(action: Action): Said {
  const facing = String(action["facing"] ?? "");
  if (facing !== "") return said("skin-croisades-manner-facing", { facing, at: beside(String(action["to"]), facing) });
  if (action.do === "retreat") return said("skin-croisades-manner-retreat", { how: action["backing"] === true ? "backing" : "away", at: (action["path"] as readonly string[]).at(-1) ?? "" });
  if (action.do === "set-down") {
    const [rear = "", front = ""] = action["hexes"] as readonly string[];
    if (front !== "") return said("skin-croisades-manner-set-down", { at: front, facing: towards(rear, front) });
  }
  if (action.do === "drive-in") {
    const [rear = "", front = "", behind = "", before = ""] = action["hexes"] as readonly string[];
    return said("skin-croisades-manner-drive-in", { rear, front, behind, before });
  }
  return said(`commit-${action.do}`, {});
}
