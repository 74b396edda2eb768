/** Croisades as the table shows it. */

import { TRACK_MARKS } from "../crusades";
import type { Skin } from "../skin";
import { ART } from "./art";
import { answer, price } from "./asked";
import { deeds } from "./changed";
import { chart } from "./charts";
import { deed, half, log, marks, trail } from "./chronicle";
import { FIGURES } from "./figures";
import { HINDSIGHT } from "./hindsight";
import { LESSON } from "./lesson";
import { WATER_HOLE_ORNAMENT } from "./map";
import { after, bands, barred, dangers, ground, links, sights, step } from "./overlays";
import { faces, facts, notes, origin, reachClause } from "./panel";
import { progress } from "./progress";
import { manner, prompt } from "./prompt";
import { results, settles } from "./result";
import { LIVERIES } from "./sides";
import { chance, heading, sums } from "./sums";
import { TABLEAU } from "./tableau";
import { tokens } from "./tokens";
import { VERBS } from "./verbs";
import { type CroisadesView, phase } from "./view";

export const CROISADES = {
  game: "croisades",
  sides: LIVERIES,
  art: ART,
  ornament: WATER_HOLE_ORNAMENT,
  weight: 4,
  arePersons: true,
  corner: [300, 640],
  tableau: TABLEAU,
  verbs: VERBS,
  tokens,
  conditions: ["healthy", "wounded", "stunned", "dead"],
  phase,
  progress,
  facts,
  notes,
  faces,
  origin,
  reachClause,
  attackClause: "1.7a",
  prompt,
  log,
  sums,
  heading,
  chart,
  results,
  settles,
  manner,
  price,
  answer,
  chance,
  deed,
  deeds,
  trail,
  half,
  marks: { kinds: TRACK_MARKS, of: marks },
  step,
  sights,
  barred,
  after,
  bands,
  links,
  dangers,
  ground,
  hindsight: HINDSIGHT,
  lesson: LESSON,
  figures: FIGURES,
} satisfies Skin<CroisadesView>;
