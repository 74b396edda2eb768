/** Acre as the table shows it. */

import { LIVERIES, TRACK_MARKS } from "../crusades";
import type { Skin } from "../skin";
import { answer, doubts, price } from "./asked";
import { EDGES, boxes } from "./boxes";
import { deeds } from "./changed";
import { deed, half, log, marks, trail } from "./chronicle";
import { FIGURES } from "./figures";
import { HINDSIGHT } from "./hindsight";
import { LESSON } from "./lesson";
import { ACRE_ORNAMENT } from "./map";
import { muster } from "./muster";
import { facts, notes, reachClause } from "./panel";
import { progress } from "./progress";
import { manner, prompt } from "./prompt";
import { results, settles } from "./result";
import { chance, chart, heading, sums } from "./sums";
import { TABLEAU } from "./tableau";
import { tokens } from "./tokens";
import { VERBS, lifted } from "./verbs";
import { type AcreView, owed, phase } from "./view";
import { pairs, sequence } from "./withdrawal";
import { zones } from "./zones";

export const ACRE = {
  game: "acre",
  sides: LIVERIES,
  ornament: ACRE_ORNAMENT,
  weight: 3,
  corner: [40, 640],
  tableau: TABLEAU,
  verbs: VERBS,
  tokens,
  conditions: ["organized", "disorganized", "eliminated"],
  phase,
  progress,
  zones,
  owed,
  lifted,
  facts,
  notes,
  reachClause,
  attackClause: "S7.1",
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
  doubts,
  sequence,
  boxes,
  edges: EDGES,
  muster,
  pairs,
  chance,
  deed,
  deeds,
  trail,
  half,
  marks: { kinds: TRACK_MARKS, of: marks },
  hindsight: HINDSIGHT,
  lesson: LESSON,
  figures: FIGURES,
} satisfies Skin<AcreView>;
