/** How the actions of Arsouf are read: who acts, and on what. */

import type { Action, Grammar } from "../../state/menu";

export const VERBS: Grammar = {
  place: { who: "piece", what: "at" },
  lift: { what: "piece" },
  arrange: { what: "how" },
  confirm: { isClosing: true },
  move: { who: "piece", what: "to" },
  attack: { who: "piece", what: "target", isWeighed: true },
  end: { isClosing: true },
};

export function lifted(action: Action): string | null {
  return action.do === "lift" ? String(action["piece"]) : null;
}
