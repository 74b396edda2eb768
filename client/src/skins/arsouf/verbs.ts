/** How the actions of Arsouf are read: who acts, and on what. */

import type { Action, Grammar } from "../../state/menu";
import { said } from "../../state/said";
import type { Owed, Pairs } from "../skin";

export const VERBS: Grammar = {
  place: { who: "piece", what: "at" },
  lift: { what: "piece" },
  arrange: { what: "how" },
  confirm: { isClosing: true },
  move: { who: "piece", what: "to" },
  attack: { who: "piece", what: "target", isWeighed: true },
  end: { isClosing: true },
};

/** Nobody must attack. */
export const NOTHING_OWED: Owed = { pieces: [], clause: "6.2" };

/** Nobody is given to anybody. */
export const NO_PAIRS: Pairs = { givers: said("skin-arsouf-others"), receivers: said("skin-arsouf-others"), rows: [] };

export function lifted(action: Action): string | null {
  return action.do === "lift" ? String(action["piece"]) : null;
}
