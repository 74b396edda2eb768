/** The turn, the five phases of a player turn, and both sides' losses in points, as the footer shows them. */

import { said } from "../../state/said";
import type { Progress, Rail, Tally } from "../skin";
import { type CroisadesView, agendaOf, isSetUp } from "./view";

const PHASES = ["fire", "charges", "moves", "combat", "rise"] as const;
type Phase = (typeof PHASES)[number];

/** The phase of what is under way: of an interrupt, that of what it interrupts. */
const PHASE_OF_FRAME: Readonly<Record<string, Phase>> = {
  marking: "fire",
  shooting: "fire",
  charging: "charges",
  moving: "moves",
  watching: "moves",
  naming: "combat",
  fighting: "combat",
  melee: "combat",
  aftermath: "combat",
  rise: "rise",
};
const PHASE_OF_ASK: Readonly<Record<string, Phase>> = { mark: "fire", shoot: "fire", charge: "charges", move: "moves", stayers: "moves", name: "combat", fight: "combat" };

export function progress(view: CroisadesView): Progress {
  return {
    turn: view.position.turn,
    of: view.turns,
    goal: null,
    slots: [],
    rails: [rail(view)],
    tallies: view.tolls.map((toll) => tally(toll, view.forces?.breaking ?? 0)),
  };
}

export function phaseOf(view: CroisadesView): Phase | null {
  const [ground] = agendaOf(view).flatMap(({ frame }) => PHASE_OF_FRAME[frame] ?? []);
  return ground ?? PHASE_OF_ASK[view.position.ask ?? ""] ?? null;
}

function rail(view: CroisadesView): Rail {
  const now = phaseOf(view);
  const at = now !== null ? PHASES.indexOf(now) : isSetUp(view.position.ask) || view.position.ask === "muster" ? -1 : PHASES.length;
  return {
    id: "phases",
    title: said("skin-croisades-rail"),
    steps: PHASES.map((phase, place) => ({ text: said(`skin-croisades-rail-${phase}`), state: place < at ? "done" : place === at ? "now" : "todo" })),
  };
}

/** A segment for each who is dead or wounded; marks at a quarter, a half and three quarters of what the side began with. */
function tally({ side, lost, of, lines }: CroisadesView["tolls"][number], breaking: number): Tally {
  const sources = lines.map(({ why, who, add }) => said(`skin-croisades-source-${why}`, { who, add }));
  return {
    side,
    title: said("skin-croisades-lost", { side, of }),
    total: lost,
    of,
    segments: lines.map(({ why, who, add = 0 }) => ({ amount: add, kind: "loss", text: said(`skin-croisades-segment-${why}`, { who, add }) })),
    marks: breaking > 0 ? [{ at: breaking, text: said("skin-croisades-breaking", { breaking }) }] : [1, 2, 3].map((quarter) => ({ at: Math.ceil((quarter * of) / 4), text: said("skin-croisades-quarter", { quarter, of }) })),
    sources: sources.length > 0 ? sources : [said("skin-croisades-source-none")],
  };
}
