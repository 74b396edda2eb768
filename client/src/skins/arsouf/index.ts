/** Arsouf as the table shows it. */

import type { Skin } from "../skin";
import { deed, half, log, marks, trail } from "./chronicle";
import { LESSON } from "./lesson";
import { ARSOUF_ORNAMENT } from "./map";
import { facts, notes, prompt, reachClause } from "./panel";
import { chance, sums } from "./sums";
import { TABLEAU } from "./tableau";
import { type ArsoufView, phase, progress, tokens } from "./view";

export const ARSOUF: Skin<ArsoufView> = {
  game: "arsouf",
  ornament: ARSOUF_ORNAMENT,
  weight: 1,
  corner: [33, 58],
  tableau: TABLEAU,
  tokens,
  phase,
  progress,
  facts,
  notes,
  reachClause,
  prompt,
  log,
  sums,
  chance,
  deed,
  trail,
  half,
  marks,
  lesson: LESSON,
};
