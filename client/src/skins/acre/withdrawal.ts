/** The strategic withdrawal as a guided sequence, and the leaders who help the fallen. */

import { said } from "../../state/said";
import type { Pairs, SequenceStep } from "../skin";
import type { AcreView } from "./view";

const STEPS = [
  { step: "bonus", clause: "16.2" },
  { step: "leave", clause: "15.5b" },
  { step: "order", clause: "15.5c" },
  { step: "rally", clause: "15.5d" },
  { step: "numbers", clause: "14.5" },
  { step: "pursuit", clause: "15.5e" },
  { step: "deploy", clause: "15.5f" },
  { step: "turn", clause: "15.5f" },
] as const;

/** Where each ask of the withdrawal stands among its steps. */
const PRESENT: Readonly<Record<string, number>> = { lend: 3, return: 3, redeploy: 6 };

export function sequence(view: AcreView): readonly SequenceStep[] | null {
  const { ask, bonus = 0, agenda = [] } = view.position;
  const isPursuit = ask === "move" && agenda.some((frame) => frame.frame === "withdrawal" || (frame.frame === "moving" && frame.bounded));
  const now = isPursuit ? 5 : PRESENT[ask ?? ""];
  if (now === undefined) return null;
  return STEPS.map(({ step, clause }, at) => ({
    text: said(`skin-acre-step-${step}`, { bonus }),
    clause,
    state: at < now ? "done" : at === now ? "now" : "todo",
  }));
}

/** The fallen who roll, each with the leader given to its die and the highest face that brings it back. */
export function pairs(view: AcreView): Pairs {
  return {
    givers: said("skin-acre-givers"),
    receivers: said("skin-acre-receivers"),
    rows: view.fallen.map(({ unit, leader, needed }) => ({ piece: unit, with: leader, text: said("skin-acre-returns-on", { most: needed }) })),
  };
}
