/** Arsouf as the table shows it. */

import { LIVERIES, TRACK_MARKS } from "../crusades";
import type { Skin } from "../skin";
import { deeds } from "./changed";
import { deed, half, log, marks, trail } from "./chronicle";
import { FIGURES } from "./figures";
import { HINDSIGHT } from "./hindsight";
import { LESSON } from "./lesson";
import { ARSOUF_ORNAMENT } from "./map";
import { facts, notes, prompt, reachClause } from "./panel";
import { results } from "./result";
import { chance, sums } from "./sums";
import { TABLEAU } from "./tableau";
import { VERBS, lifted } from "./verbs";
import { type ArsoufView, phase, progress, tokens } from "./view";

export const ARSOUF = {
  game: "arsouf",
  sides: LIVERIES,
  ornament: ARSOUF_ORNAMENT,
  weight: 1,
  corner: [33, 58],
  tableau: TABLEAU,
  verbs: VERBS,
  tokens,
  conditions: ["fit", "wounded", "killed"],
  phase,
  progress,
  lifted,
  facts,
  notes,
  reachClause,
  attackClause: "6.2",
  prompt,
  log,
  sums,
  results,
  chance,
  deed,
  deeds,
  trail,
  half,
  marks: { kinds: TRACK_MARKS, of: marks },
  hindsight: HINDSIGHT,
  lesson: LESSON,
  figures: FIGURES,
  closed: (options, { terrain }) => (options["banner_spaces"] === false ? (terrain["banner"] ?? []) : []),
} satisfies Skin<ArsoufView>;
