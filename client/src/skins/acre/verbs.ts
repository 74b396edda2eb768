/** How the actions of Acre are read: who acts, on what, along which way. */

import type { Action, Grammar } from "../../state/menu";

export const VERBS: Grammar = {
  place: { who: "unit", what: "at" },
  lift: { what: "unit" },
  attach: { who: "leader", what: "unit" },
  emplace: { what: "at" },
  dismantle: { what: "at" },
  arrange: { what: "how" },
  confirm: { isClosing: true },
  withdraw: {},
  sally: { who: "unit", what: "at" },
  move: { who: "unit", what: "to" },
  ride: { who: "leader", what: "unit" },
  shoot: { who: "units", what: "target", isWeighed: true },
  attack: { who: "units", what: "hexes", isWeighed: true },
  end: { isClosing: true },
  stand: { isWeighed: true },
  fire: { what: "target", isWeighed: true },
  evade: { way: "path", isWeighed: true, isStepped: true },
  feign: { isWeighed: true },
  flee: { way: "path", isStepped: true },
  follow: { who: "unit" },
  retreat: { who: "unit", way: "path", isStepped: true },
  lose: { who: "units" },
  advance: { who: "unit", what: "to" },
  join: { what: "unit" },
  lend: { who: "leader", what: "unit" },
  pass: { isClosing: true },
};

export function lifted(action: Action): string | null {
  return action.do === "lift" ? String(action["unit"]) : null;
}
