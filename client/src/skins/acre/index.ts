/** Acre as the table shows it. */

import type { Skin } from "../skin";
import { answer, doubts, price } from "./asked";
import { deed, half, log, marks, trail } from "./chronicle";
import { LESSON } from "./lesson";
import { ACRE_ORNAMENT } from "./map";
import { muster } from "./muster";
import { facts, notes, reachClause } from "./panel";
import { progress } from "./progress";
import { manner, prompt } from "./prompt";
import { chance, chart, heading, sums } from "./sums";
import { VERBS, lifted } from "./verbs";
import { type AcreView, owed, phase, tokens } from "./view";
import { pairs, sequence } from "./withdrawal";

export const ACRE: Skin<AcreView> = {
  game: "acre",
  ornament: ACRE_ORNAMENT,
  weight: 3,
  tableau: [],
  verbs: VERBS,
  tokens,
  conditions: ["organized", "disorganized", "eliminated"],
  phase,
  progress,
  owed,
  lifted,
  facts,
  notes,
  reachClause,
  prompt,
  log,
  sums,
  heading,
  chart,
  manner,
  price,
  answer,
  doubts,
  sequence,
  muster,
  pairs,
  chance,
  deed,
  trail,
  half,
  marks,
  lesson: LESSON,
};
