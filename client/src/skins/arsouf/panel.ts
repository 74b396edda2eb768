/** The unit panel of Arsouf and the sentence of the prompt. */

import { said } from "../../state/said";
import type { Fact, Note, Phase, Prompt, Token } from "../skin";

const KNIGHTS = new Set(["templars", "hospitallers", "knights"]);
const FOOT = new Set(["infantry", "baggage"]);

export function facts({ card }: Token, inReach: number | null): readonly Fact[] {
  const moves = typeof card.moves === "number" ? String(card.moves) : card.moves.join("–");
  const known: Fact[] = [
    { label: "skin-arsouf-fighting", value: String(card.fightingValue) },
    { label: "skin-arsouf-moves", value: card.isWounded ? "1" : moves },
  ];
  return inReach === null ? known : [...known, { label: "skin-arsouf-in-reach", value: String(inReach) }];
}

export function notes(
  token: Token,
  tokens: readonly Token[],
  areNeighbours: (a: string, b: string) => boolean,
): readonly Note[] {
  const found: Note[] = [movement(token)];
  const leader = tokens.find((each) => each.side === token.side && each.card.isLeader);
  if (leader && leader.id !== token.id && leader.at && token.at && areNeighbours(leader.at, token.at)) {
    found.push({ icon: "leader", text: said("skin-arsouf-note-led", { leader: leader.id }), clause: "6.6" });
  } else if (token.card.isLeader) {
    found.push({ icon: "leader", text: said("skin-arsouf-note-leads"), clause: "6.6" });
  }
  if (KNIGHTS.has(token.kind) && !token.card.isWounded) {
    found.push({ icon: "charge", text: said("skin-arsouf-note-charge"), clause: "7.1" });
  }
  if (token.card.isWounded) found.push({ icon: "wound", text: said("skin-arsouf-note-wounded"), clause: "6.9" });
  return found;
}

function movement(token: Token): Note {
  if (token.card.isWounded) return { icon: "move", text: said("skin-arsouf-note-crawls"), clause: "6.11" };
  if (FOOT.has(token.kind)) return { icon: "road", text: said("skin-arsouf-note-foot"), clause: "1.3" };
  const spaces = token.card.moves as number;
  return { icon: "move", text: said("skin-arsouf-note-rides", { spaces }), clause: token.side === "muslim" ? "1.5" : "1.2" };
}

export function reachClause(token: Token): string {
  return movement(token).clause;
}

/** What the player is asked, verb first; `next` is the piece to be placed. */
export function prompt(
  phase: Phase,
  clause: string,
  chosen: string | null,
  target: string | null,
  next: string | null,
): Prompt {
  if (phase.ask === "deploy") {
    const piece = chosen ?? next;
    return piece === null
      ? { text: said("skin-arsouf-prompt-deployed"), clause: "R20" }
      : { text: said("skin-arsouf-prompt-place", { piece }), clause };
  }
  if (phase.ask === "move") {
    return chosen === null
      ? { text: said("skin-arsouf-prompt-move"), clause }
      : { text: said("skin-arsouf-prompt-move-piece", { piece: chosen }), clause: "5.3" };
  }
  if (chosen === null) return { text: said("skin-arsouf-prompt-attack"), clause };
  return target === null
    ? { text: said("skin-arsouf-prompt-attack-with", { piece: chosen }), clause: "6.2" }
    : { text: said("skin-arsouf-prompt-attack-target", { piece: chosen, target }), clause: "6.2" };
}
