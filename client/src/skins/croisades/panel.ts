/** The panel of a figure: what the face that lies upwards prints, its other faces, and how it stands this turn. */

import { said } from "../../state/said";
import type { Fact, Note, Origin, Side, Token } from "../skin";
import { CART, type CroisadesToken, DRAFT, drawingOf } from "./tokens";
import type { Health, Placed, Shown, Values } from "./view";

export function facts(token: Token, inReach: number | null): readonly Fact[] {
  const { shown, card, condition } = token as CroisadesToken;
  const values = card.face?.values;
  if (token.id === DRAFT) return [{ label: "skin-croisades-defence", value: "1" }, { label: "skin-croisades-moves", value: "4" }];
  if (token.id === CART) return [{ label: "skin-croisades-moves", value: "2–3" }];
  if (shown === undefined || values === undefined) return [];
  const isStunned = condition === "stunned";
  const known: Fact[] = [
    ...(isStunned ? [] : [{ label: "skin-croisades-attack", value: String(values.attack) }]),
    { label: "skin-croisades-defence", value: String(values.defence) },
    ...(isStunned ? [] : [{ label: "skin-croisades-moves", value: String(values.moves) }]),
    { label: "skin-croisades-points", value: String(shown.points) },
  ];
  return inReach === null ? known : [...known, { label: "skin-croisades-in-reach", value: String(inReach) }];
}

export function notes(token: Token, tokens: readonly Token[]): readonly Note[] {
  const { shown, placed } = token as CroisadesToken;
  if (token.id === CART) return cartNotes(token as CroisadesToken);
  if (token.id === DRAFT) return [{ icon: "move", text: said("skin-croisades-note-draft"), clause: "1.59a" }];
  if (shown === undefined) return [placed.led ? { icon: "move", text: said("skin-croisades-note-led", { by: placed.led }), clause: "1.58b" } : { icon: "move", text: said("skin-croisades-note-horse"), clause: "1.58a" }];
  return [...person(shown, placed), ...stands(shown, placed), ...laden(token, tokens), ...engaged(token, tokens)];
}

/** How it is moved, and what stands on it. */
function cartNotes({ card }: CroisadesToken): readonly Note[] {
  const barrels = card.face?.barrels ?? [];
  const count = (state: string) => barrels.filter((each) => each === state).length;
  const load = barrels.length === 0 ? [] : [{ icon: "reach", text: said("skin-croisades-note-barrels", { full: count("full"), empty: count("empty"), staved: count("staved") }), clause: "4.1.1" }];
  return [{ icon: "move", text: said("skin-croisades-note-cart"), clause: "1.59b" }, ...load];
}

/** Who he is, what he shoots with and what he wears. */
function person({ kind, weapon, is_armoured }: Shown, { horse = "" }: Placed): readonly Note[] {
  return [
    { icon: "leader", text: said("skin-croisades-note-kind", { kind, state: horse === "" ? "foot" : "riding" }), clause: "A2b" },
    ...(weapon ? [{ icon: "attack", text: said("skin-croisades-note-weapon", { weapon }), clause: "1.3a" }] : []),
    ...(is_armoured ? [{ icon: "reach", text: said("skin-croisades-note-armour"), clause: "1.73a" }] : []),
  ];
}

/** Whom he has on his back, and which horses he leads. */
function laden({ id }: Token, tokens: readonly Token[]): readonly Note[] {
  const load = (tokens.find((other) => other.id === id) as CroisadesToken | undefined)?.load ?? [];
  const horses = load.filter((each) => (tokens.find((other) => other.id === each) as CroisadesToken | undefined)?.shown === undefined);
  const men = load.filter((each) => !horses.includes(each));
  return [
    ...men.map((man) => ({ icon: "move", text: said("skin-croisades-note-carries", { man }), clause: "1.53" })),
    ...(horses.length > 0 ? [{ icon: "move", text: said("skin-croisades-note-leads", { horses }), clause: "1.58b" }] : []),
  ];
}

/** He fights this phase: whoever advances past him throws no die for him. */
function engaged({ id }: Token, tokens: readonly Token[]): readonly Note[] {
  const isEngaged = tokens.some((other) => other.id === id && (other as CroisadesToken).isEngaged === true);
  return isEngaged ? [{ icon: "charge", text: said("skin-croisades-note-engaged"), clause: "1.75d" }] : [];
}

/** Every face of his counters: in the saddle if he has a horse of his own, on foot, each healthy and wounded, and stunned. */
export function faces(token: Token): readonly Side[] {
  const { shown, placed, card } = token as CroisadesToken;
  if (shown === undefined) return [];
  const isRiding = (placed.horse ?? "") !== "";
  const health = placed.health ?? "healthy";
  const of = (isMounted: boolean, state: Health, values: Values): Side => ({
    card: { ...card, facing: 0, isWounded: state === "wounded", hasActed: false, face: { lies: isMounted ? "plate" : "card", drawing: `${isMounted ? "riding" : state === "stunned" ? "lying" : "man"}-${drawingOf(shown)}`, health: state, values: { ...values, isArmoured: shown.is_armoured }, markers: [] } },
    title: said("skin-croisades-face", { health: state, state: isMounted ? "riding" : "foot" }),
    reading: said(state === "stunned" ? "skin-croisades-face-stunned" : "skin-croisades-face-reads", { ...values }),
    isUp: isMounted === isRiding && state === health,
  });
  const saddle = shown.mounted && shown.mounted_wounded ? [of(true, "healthy", shown.mounted), of(true, "wounded", shown.mounted_wounded)] : [];
  return [...saddle, of(false, "healthy", shown.foot), of(false, "wounded", shown.foot_wounded), of(false, "stunned", { attack: 0, defence: shown.stunned, moves: 0 })];
}

/** Where his numbers and his name come from. */
export function origin(token: Token): Origin | null {
  const { shown } = token as CroisadesToken;
  if (shown === undefined) return null;
  return { source: shown.source, text: said("skin-croisades-origin", { source: shown.source, named: shown.name_source }), clause: shown.source === "printed" ? "A2a" : "A2b" };
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

/** A rider goes by clauses of his own. */
export function reachClause(token: Token): string {
  return (token as CroisadesToken).placed.horse ? "1.55a" : "1.5a";
}
