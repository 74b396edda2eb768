/** The unit panel of Acre. */

import { said } from "../../state/said";
import type { Fact, Note, Token } from "../skin";

export function facts({ card }: Token, inReach: number | null): readonly Fact[] {
  const known: Fact[] = [
    { label: "skin-acre-strength", value: String(card.fightingValue) },
    { label: "skin-acre-moves", value: String(card.moves) },
  ];
  return inReach === null ? known : [...known, { label: "skin-acre-in-reach", value: String(inReach) }];
}

export function notes(token: Token): readonly Note[] {
  return token.condition === "disorganized" ? [{ icon: "wound", text: said("skin-acre-note-disorganized"), clause: "S2.2" }] : [];
}

export function reachClause(): string {
  return "S4.1";
}
