/** Fire as the table speaks of it: marks of crossbowmen, bands of range, what is added to the die. */

import { said } from "../../state/said";
import type { Shooting } from "../shooting";
import type { Told } from "../skin";
import { linesOf, total } from "./sums";

const BANDS = ["short", "medium", "long"];

export const SHOOTING: Shooting = {
  given: (value) => ({ text: said(`skin-croisades-given-${value}`), mark: value === "none" ? null : `marker-fire-${value}` }),
  couldNow: said("skin-croisades-could-now"),
  band: (number, first, last) => said(`skin-croisades-band-${BANDS[number] ?? "long"}`, { first, last, add: number }),
  adds: ({ sums }) => total(sums.flatMap((sum) => linesOf(sum as unknown as Told))),
};
