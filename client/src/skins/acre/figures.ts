/** What stands beside the clauses of Acre: its charts, its counters, and drawings of zones, attacks and charges. */

import { type Figure, type Spot, apart, around } from "../../state/figure";
import { cardOf } from "./roster";

const MIDDLE: Spot = [0, 0];
const RING = around(MIDDLE, 1);

export const FIGURES: Readonly<Record<string, Figure>> = {
  "S2.1": { caption: "skin-acre-figure-terrain", chart: "terrain", hasDie: false },
  "S2.2": {
    caption: "skin-acre-figure-counters",
    counters: [
      { card: cardOf("templars"), text: "skin-acre-figure-unit" },
      { card: cardOf("crossbowmen"), text: "skin-acre-figure-archers" },
      { card: cardOf("crossbowmen", true), text: "skin-acre-figure-disorganized" },
      { card: cardOf("saladin"), text: "skin-acre-figure-leader" },
      { card: cardOf("trebuchet"), text: "skin-acre-figure-trebuchet" },
    ],
  },
  "S2.3": { caption: "skin-acre-figure-results", chart: "results", hasDie: true },
  "S2.4": { caption: "skin-acre-figure-archery", chart: "archery", hasDie: false },
  "S5.1": {
    caption: "skin-acre-figure-zone",
    isFlat: true,
    spaces: [...RING, ...around([0, 3], 1)],
    zone: RING.filter((spot) => apart(MIDDLE, spot) === 1),
    pieces: [stood("halqa", MIDDLE), stood("skirmishers", [0, 3])],
  },
  "S7.1": {
    caption: "skin-acre-figure-attack",
    isFlat: true,
    spaces: around(MIDDLE, 1),
    pieces: [stood("halqa", MIDDLE), stood("templars", [-1, -1]), stood("flemings", [1, 0]), stood("crossbowmen", [0, 1])],
    marks: [{ at: MIDDLE, mark: "attack-flat" }],
  },
  "S9.3": {
    caption: "skin-acre-figure-charge",
    isFlat: true,
    spaces: [...column(-1, -1, 3), ...column(0, -1, 4), ...column(1, -1, 3)],
    lines: [
      { kind: "charge", through: [[0, 4], [0, 2], [0, 1]] },
      { kind: "bent", through: [[1, 2], [1, 1], [1, 0], [0, 0]] },
    ],
    pieces: [stood("hospitallers", [0, 4]), stood("templars", [1, 2]), stood("damascus", [0, 0])],
    marks: [{ at: [0, 0], mark: "attack-flat" }, { at: [0, 1], mark: "move" }],
  },
};

function stood(kind: string, at: Spot) {
  return { at, card: cardOf(kind) };
}

function column(number: number, first: number, last: number): readonly Spot[] {
  return Array.from({ length: last - first + 1 }, (_, step): Spot => [number, first + step]);
}
