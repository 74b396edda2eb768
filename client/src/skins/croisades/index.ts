/** Croisades as the table shows it. */

import { TRACK_MARKS } from "../crusades";
import type { Skin } from "../skin";
import { ART } from "./art";
import { answer, price } from "./asked";
import { EDGES, boxes } from "./boxes";
import { deeds } from "./changed";
import { chart } from "./charts";
import { deed, half, log, marks, trail } from "./chronicle";
import { FIGURES } from "./figures";
import { forces } from "./forces";
import { groves, haunt } from "./hiding";
import { HINDSIGHT } from "./hindsight";
import { LESSON } from "./lesson";
import { OLIVE_GROVE_ORNAMENT, VANGUARDS_ORNAMENT, WATER_HOLE_ORNAMENT } from "./map";
import { after, bands, barred, dangers, ground, links, reins, sights, steer, step, walked } from "./overlays";
import { faces, facts, notes, origin, reachClause } from "./panel";
import { progress } from "./progress";
import { manner, prompt } from "./prompt";
import { results, settles } from "./result";
import { checks, foretold } from "./routes";
import { SHOOTING } from "./shooting";
import { LIVERIES } from "./sides";
import { chance, heading, sums } from "./sums";
import { TABLEAU, TABLEAUX } from "./tableau";
import { terms } from "./terms";
import { tokens } from "./tokens";
import { VERBS, lifted } from "./verbs";
import { type CroisadesView, phase } from "./view";

export const CROISADES = {
  game: "croisades",
  sides: LIVERIES,
  art: ART,
  ornament: WATER_HOLE_ORNAMENT,
  ornaments: { patrol: OLIVE_GROVE_ORNAMENT, emissary: OLIVE_GROVE_ORNAMENT, ambush: OLIVE_GROVE_ORNAMENT, vanguards: VANGUARDS_ORNAMENT },
  weight: 4,
  dieFaces: 10,
  arePersons: true,
  corner: [640, 1010],
  opening: 0.8,
  tableau: TABLEAU,
  tableaux: TABLEAUX,
  verbs: VERBS,
  tokens,
  conditions: ["healthy", "wounded", "stunned", "dead"],
  phase,
  progress,
  title: ({ position }) => ({ key: `scenario-${position.scenario}`, args: {} }),
  lifted,
  boxes,
  forces,
  haunt,
  groves,
  edges: EDGES,
  shadesSetUp: true,
  terms,
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
  shooting: SHOOTING,
  step,
  steer,
  walked,
  sights,
  barred,
  after,
  bands,
  checks,
  foretold,
  links,
  reins,
  dangers,
  ground,
  hindsight: HINDSIGHT,
  lesson: LESSON,
  figures: FIGURES,
} satisfies Skin<CroisadesView>;
