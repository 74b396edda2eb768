/** The drawing of the plain of Acre: what stands on it beside the rules. North is at the top. */

import type { Ornament } from "../../cartographer/ornament";

export const ACRE_ORNAMENT: Ornament = {
  game: "acre",
  edition: 1,
  room: { top: 12, right: 12.2, bottom: 12, left: 85.27 },
  unpainted: ["fortress"],
  tints: [],
  mouths: [],
  streams: [],
  woods: [],
  hills: [],
  standing: [],
  towns: [],
  ships: [],
  names: [],
};
