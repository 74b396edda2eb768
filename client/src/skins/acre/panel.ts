/** The unit panel of Acre: what a counter prints, and what its class lets it do. */

import { said } from "../../state/said";
import type { Fact, Note, Token } from "../skin";
import type { AcreToken } from "./tokens";

const LIGHT = new Set(["li", "lc", "ha"]);

export function facts(token: Token, inReach: number | null): readonly Fact[] {
  const { card, leader, unit } = token as AcreToken;
  if (card.isMarker) return [];
  const known: Fact[] = [
    { label: leader ? "skin-acre-value" : "skin-acre-strength", value: String(card.fightingValue) },
    ...(card.archery ? [{ label: "skin-acre-archery", value: String(card.archery) }, { label: "skin-acre-range", value: String(unit?.range ?? 0) }] : []),
    { label: "skin-acre-moves", value: String(card.moves) },
    ...(leader ? [{ label: "skin-acre-points", value: String(leader.points) }] : []),
  ];
  return inReach === null ? known : [...known, { label: "skin-acre-in-reach", value: String(inReach) }];
}

export function notes(token: Token, tokens: readonly Token[]): readonly Note[] {
  const { kind, leader, unit } = token as AcreToken;
  if (leader) return leaderNotes(token, tokens);
  if (unit) return unitNotes(token as AcreToken, tokens);
  const clause = kind === "camp" ? "15.2" : "15.3";
  return [{ icon: "attack", text: said(`skin-acre-note-${kind}`), clause }];
}

function leaderNotes(token: Token, tokens: readonly Token[]): readonly Note[] {
  const host = tokens.find((each) => (each as AcreToken).unit && each.at === token.at && each.side === token.side && token.at !== null);
  const led: Note[] = host ? [{ icon: "leader", text: said("skin-acre-note-leads", { unit: host.id }), clause: "S10.1" }] : [];
  return [...led, { icon: "move", text: said("skin-acre-note-rides"), clause: "S10.2" }];
}

function unitNotes(token: AcreToken, tokens: readonly Token[]): readonly Note[] {
  const { unit, card, at } = token;
  const [arm, isLight, isBroken] = [unit?.arm ?? "", LIGHT.has(unit?.arm ?? ""), card.isDisorganized];
  const found: Note[] = [{ icon: "move", text: said("skin-acre-note-class", { arm }), clause: "S2.2" }];
  const leader = tokens.find((each) => (each as AcreToken).leader && each.at === at && at !== null);
  if (leader) found.push({ icon: "leader", text: said("skin-acre-note-led", { leader: leader.id }), clause: "S10.1" });
  if (isBroken) found.push({ icon: "wound", text: said("skin-acre-note-disorganized"), clause: "S2.2" });
  else if (isLight) found.push({ icon: "reach", text: said("skin-acre-note-no-zone"), clause: "S5.1" });
  else found.push({ icon: "reach", text: said("skin-acre-note-zone"), clause: "S5.1" });
  if (card.archery) found.push({ icon: "attack", text: said("skin-acre-note-shoot", { range: unit?.range }), clause: "S6.1" });
  if (arm === "hc" && !isBroken) found.push({ icon: "charge", text: said("skin-acre-note-charge"), clause: "S9.3" });
  if (unit?.dot) found.push({ icon: "road", text: said("skin-acre-note-feign"), clause: "15.1a" });
  else if (isLight && !isBroken) found.push({ icon: "road", text: said("skin-acre-note-evade"), clause: "S8.3" });
  return found;
}

/** A leader rides by a clause of his own. */
export function reachClause(token: Token): string {
  return token.card.isLeader ? "S10.2" : "S4.1";
}
