/** Arsouf as the table shows it. */

import type { Skin } from "../skin";
import { deed, half, log, marks, trail } from "./chronicle";
import { FIGURES } from "./figures";
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
  tableau: TABLEAU,
  tokens,
  phase,
  progress,
  facts,
  notes,
  reachClause,
  attackClause: "6.2",
  prompt,
  log,
  sums,
  chance,
  deed,
  trail,
  half,
  marks,
  lesson: LESSON,
  figures: FIGURES,
};
