/** How the actions of Croisades are read: who acts, on what, along which way. */

import type { Action, Grammar } from "../../state/menu";

export const VERBS: Grammar = {
  muster: {},
  place: { who: "figure", what: "to", facing: "facing" },
  lift: { what: "figure", isNamed: true, key: "x" },
  arrange: { what: "how" },
  confirm: { isClosing: true },
  mark: {},
  shoot: { who: "figure", what: "target", isWeighed: true, isShot: true },
  charge: { who: "figure", what: "target", drawn: "route", isWeighed: true, isAnnounced: true },
  counter: { who: "figure", drawn: "route", isWeighed: true, isAnnounced: true },
  step: { who: "figure", what: "to", isWalk: true },
  turn: { who: "figure", isNamed: true, key: "b" },
  enter: { who: "figure", what: "to", facing: "facing", isWalk: true },
  leave: { who: "figure", isNamed: true, isInstead: true },
  show: { who: "figure", isNamed: true, isInstead: true, isBesides: true },
  mount: { who: "figure", isNamed: true, isInstead: true },
  dismount: { who: "figure", isNamed: true, isInstead: true },
  clear: { who: "figures", isNamed: true, isInstead: true },
  give: { who: "figure", isNamed: true, isInstead: true },
  "take-up": { who: "figure", isNamed: true, isInstead: true, isBesides: true },
  bridle: { who: "figure", isNamed: true, isInstead: true, isBesides: true },
  loose: { who: "figure", isNamed: true, isInstead: true, isBesides: true },
  lead: { who: "figure", isNamed: true, isInstead: true, isBesides: true },
  push: { who: "figure", isNamed: true, isInstead: true, isBesides: true },
  "drive-in": { who: "figure", way: "hexes" },
  harness: { who: "figure", isNamed: true, isInstead: true },
  unharness: { who: "figure", isNamed: true, isInstead: true },
  fill: { who: "figure", isNamed: true, isInstead: true },
  stave: { who: "figure", isNamed: true, isInstead: true },
  halt: { isNamed: true, key: "x" },
  volley: { who: "figures", what: "target", isWeighed: true, isShot: true },
  attack: { who: "figures", what: "targets", isWeighed: true, isAnnounced: true },
  unname: { what: "figure", isNamed: true },
  fight: { what: "figure", isWeighed: true },
  bear: { what: "figure", isWeighed: true },
  retreat: { who: "figure", way: "path", isStepped: true },
  aside: { what: "to" },
  fall: { what: "to" },
  "set-down": { way: "hexes" },
  advance: { who: "figure", way: "path", isStepped: true },
  pass: { isClosing: true },
  end: { isClosing: true },
};

/** Whom an action takes back into the hand. */
export function lifted(action: Action): string | null {
  return action.do === "lift" ? String(action["figure"]) : null;
}
