/** The two stages and both armies' losses, as the footer shows them. */

import { said } from "../../state/said";
import type { Progress, Tally } from "../skin";
import type { AcreView } from "./view";

type Track = AcreView["tracks"][number];

export function progress(view: AcreView): Progress {
  const { turn = 1, stage = 1, scenario } = view.position;
  const stages = scenario === "templars-wing" ? {} : { stage: { now: Math.max(1, stage), of: 2 } };
  return { turn, of: view.turns, ...stages, goal: null, slots: [], tallies: view.tracks.map((track) => tally(view, track)) };
}

function tally(view: AcreView, track: Track): Tally {
  const sources = track.lines.map(({ why, who, add }) => said(`skin-acre-source-${why}`, { who, add }));
  return {
    side: track.side,
    title: said("skin-acre-lost", { side: track.side }),
    total: track.losses,
    segments: segments(view, track),
    marks: [
      { at: track.demoralized_at, text: said("skin-acre-demoralized") },
      { at: track.disintegrated_at, text: said("skin-acre-disintegrated") },
    ],
    sources: sources.length > 0 ? sources : [said("skin-acre-source-none")],
  };
}

/** A segment a loss: each unit by its strength, then leaders, camps and trebuchets, and at last the bonus. */
function segments(view: AcreView, { side, lines }: Track): Tally["segments"] {
  const gone = new Set(view.position.eliminated ?? []);
  const units = view.units
    .filter((unit) => unit.side === side && gone.has(unit.unit))
    .map((unit) => ({ amount: unit.strength, kind: "loss" as const, text: said("skin-acre-segment", { who: unit.unit, add: unit.strength }) }));
  const others = lines
    .filter(({ why }) => why !== "eliminated")
    .map(({ why, who, add = 0 }) => ({
      amount: add,
      kind: why === "withdrawal" ? ("bonus" as const) : why === "casualty" ? ("leader" as const) : ("loss" as const),
      text: said(`skin-acre-source-${why}`, { who, add }),
    }));
  return [...units, ...others];
}
