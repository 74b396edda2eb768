/** The panel of a figure: what the face that lies upwards prints, its other faces, and how it stands this turn. */

import { said } from "../../state/said";
import type { Fact, Note, Token } from "../skin";
import type { CroisadesToken } from "./tokens";
import type { Placed, Shown, Values } from "./view";

export function facts(token: Token, inReach: number | null): readonly Fact[] {
  const { shown, card, condition } = token as CroisadesToken;
  const values = card.face?.values;
  if (shown === undefined || values === undefined) return [];
  const isStunned = condition === "stunned";
  const known: Fact[] = [
    ...(isStunned ? [] : [{ label: "skin-croisades-attack", value: String(values.attack) }]),
    { label: values.isArmoured ? "skin-croisades-defence-armoured" : "skin-croisades-defence", value: String(values.defence) },
    ...(isStunned ? [] : [{ label: "skin-croisades-moves", value: String(values.moves) }]),
    { label: "skin-croisades-points", value: String(shown.points) },
  ];
  return inReach === null ? known : [...known, { label: "skin-croisades-in-reach", value: String(inReach) }];
}

export function notes(token: Token): readonly Note[] {
  const { shown, placed } = token as CroisadesToken;
  if (shown === undefined) return [{ icon: "move", text: said("skin-croisades-note-horse"), clause: "1.58a" }];
  return [...faces(shown, placed), ...stands(shown, placed)];
}

/** Who he is, and what his other faces print. */
function faces(shown: Shown, { horse = "", health = "healthy" }: Placed): readonly Note[] {
  const { kind, weapon, mounted, mounted_wounded, foot, foot_wounded, stunned } = shown;
  const isRiding = horse !== "";
  const other = isRiding ? foot : mounted;
  return [
    { icon: "leader", text: said("skin-croisades-note-kind", { kind, state: isRiding ? "riding" : "foot" }), clause: "A2b" },
    ...(weapon ? [{ icon: "attack", text: said("skin-croisades-note-weapon", { weapon }), clause: "1.3a" }] : []),
    ...(health === "healthy" ? [{ icon: "wound", text: said("skin-croisades-note-wounded", { values: written(isRiding && mounted_wounded ? mounted_wounded : foot_wounded) }), clause: "A3a" }] : []),
    ...(other ? [{ icon: "move", text: said(`skin-croisades-note-${isRiding ? "dismounted" : "mounted"}`, { values: written(other) }), clause: "A3a" }] : []),
    ...(health === "stunned" ? [] : [{ icon: "reach", text: said("skin-croisades-note-stunned", { defence: stunned }), clause: "A3b" }]),
  ];
}

/** What he has done, and what he may not do for it. */
function stands({ weapon }: Shown, { shot = false, replied = false, mark = "none", fought = false, struck = false, is_done = false, health = "healthy" }: Placed): readonly Note[] {
  const found: Note[] = [];
  if (health === "wounded") found.push({ icon: "wound", text: said("skin-croisades-note-hurt"), clause: "C5g" });
  if (health === "stunned") found.push({ icon: "wound", text: said("skin-croisades-note-lies"), clause: "1.21e" });
  if (shot || replied) found.push({ icon: "attack", text: said("skin-croisades-note-shot"), clause: "1.32b" });
  else if (mark !== "none") found.push({ icon: "attack", text: said("skin-croisades-note-marked", { mark }), clause: "1.34a" });
  if (fought) found.push({ icon: "charge", text: said("skin-croisades-note-fought"), clause: "1.7a" });
  if (struck && weapon !== null) found.push({ icon: "wound", text: said("skin-croisades-note-struck"), clause: "1.33a" });
  if (is_done) found.push({ icon: "move", text: said("skin-croisades-note-done"), clause: "R34" });
  return found;
}

/** Values as the counters write them. */
function written({ attack, defence, moves }: Values): string {
  return `${attack}/${defence}–${moves}`;
}

/** A rider goes by clauses of his own. */
export function reachClause(token: Token): string {
  return (token as CroisadesToken).placed.horse ? "1.55a" : "1.5a";
}
