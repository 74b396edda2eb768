/** Fire as the table speaks of it: marks of crossbowmen, bands of range, what is added to the die. */

import { said } from "../../state/said";
import type { Shooting } from "../shooting";
import type { Told } from "../skin";
import { shotChart } from "./charts";
import { linesOf, total } from "./sums";

const BANDS = ["short", "medium", "long"];

/** The sums of a line as events. */
const reckoned = ({ sums }: { readonly sums: readonly unknown[] }) => sums as readonly Told[];

export const SHOOTING: Shooting = {
  given: (value) => ({ text: said(`skin-croisades-given-${value}`), mark: value === "none" ? null : `marker-fire-${value}` }),
  givenNote: { text: said("skin-croisades-given-note"), clause: "1.34a" },
  couldNow: said("skin-croisades-could-now"),
  band: (number, first, last) => said(`skin-croisades-band-${BANDS[number] ?? "long"}`, { first, last, add: number }),
  shooter: (line) => said("skin-croisades-shooter", { hexes: line.distance, band: BANDS[line.bands[0]?.band ?? 0] ?? "", cover: line.cover, add: total(reckoned(line).flatMap(linesOf)) }),
  chart: (line, charts) => {
    const [sum] = reckoned(line);
    return sum === undefined ? null : shotChart(sum, { ...line, when: "offensive" }, charts);
  },
};
