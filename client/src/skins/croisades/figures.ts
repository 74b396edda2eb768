/** What stands beside the clauses of Croisades: its charts, its counters, and drawings of turning, arcs, counter-charges and lines of fire. */

import type { Figure, Spot } from "../../state/figure";
import { FACINGS } from "./hexes";
import { cardOf } from "./roster";

const FIRST = "A".charCodeAt(0);

/** A hex by its name; the first column lies half a hex lower, as odd rows do. */
function at(name: string): Spot {
  return [name.charCodeAt(0) - FIRST + 1, Number(name.slice(1))];
}

const all = (names: string): readonly Spot[] => names.split(" ").map(at);
const man = (kind: string, name: string) => ({ at: at(name), card: cardOf(kind) });

function rider(kind: string, rear: string, front: string, facing: string) {
  return { at: at(rear), front: at(front), card: { ...cardOf(kind, "healthy", facing), facing: FACINGS[facing] ?? 0 } };
}

export const FIGURES: Readonly<Record<string, Figure>> = {
  A3a: {
    caption: "skin-croisades-figure-counters",
    counters: [
      { card: cardOf("foot-sergeant"), text: "skin-croisades-figure-healthy" },
      { card: cardOf("foot-sergeant", "wounded"), text: "skin-croisades-figure-wounded" },
      { card: cardOf("foot-sergeant", "stunned"), text: "skin-croisades-figure-stunned" },
      { card: cardOf("foot-sergeant", "dead"), text: "skin-croisades-figure-dead" },
      { card: cardOf("knight", "healthy", "n"), text: "skin-croisades-figure-rider" },
      { card: cardOf("horse", "healthy", "n"), text: "skin-croisades-figure-horse" },
    ],
  },
  "1.55a": {
    caption: "skin-croisades-figure-turning",
    isFlat: true,
    spaces: all("C2 B3 D3 C3 B4 D4 C4 B5 D5 C5"),
    pieces: [rider("knight", "C4", "C3", "n")],
    discs: [["C2", 1], ["B3", 1], ["D3", 1], ["B4", 2], ["D4", 2], ["B5", 3], ["D5", 3], ["C5", 4]].map(([name, cost]) => ({ at: at(String(name)), text: String(cost), isDashed: Number(cost) > 1 })),
  },
  "1.56b": {
    caption: "skin-croisades-figure-arc",
    isFlat: true,
    spaces: all("D6 D5 D4 D3 D2 C5 C4 C3 B4 B3 E5 E4 E3 F4 F3 C6 E6 B5 F5"),
    zone: all("D4 D3 D2 C5 C4 C3 B4 B3 E5 E4 E3 F4 F3"),
    pieces: [rider("templar", "D6", "D5", "n")],
  },
  "1.56g": {
    caption: "skin-croisades-figure-counter",
    isFlat: true,
    spaces: all("D1 D2 D3 D4 D5 D6 D7 D8 D9 C6 C7 C8 C9 B8 B9 E6 E7 E8"),
    lines: [
      { kind: "charge", through: all("D2 D3 D4 D5 D6 D7 D8") },
      { kind: "fire", through: all("C8 D8 D7") },
    ],
    pieces: [rider("templar", "D1", "D2", "s"), rider("bedouin-horse-archer", "B9", "C8", "ne"), man("fatimid-spearman", "D9")],
  },
  "1.43c": {
    caption: "skin-croisades-figure-lip",
    isFlat: true,
    spaces: all("D1 D2 D3 C1 C2 E1 E2 D4 C3 E3 D5 D6 C4 C5 E4 E5"),
    zone: all("D1 D2 D3 C1 C2 E1 E2"),
    lines: [
      { kind: "fire", through: all("D2 D6") },
      { kind: "blocked", through: all("D2 E4") },
    ],
    pieces: [man("shortbowman", "D2"), man("fatimid-spearman", "D6"), man("fatimid-spearman", "E4")],
  },
  "1.42d": {
    caption: "skin-croisades-figure-over",
    isFlat: true,
    spaces: all("K2 K3 K4 K5 L3 L4 L5 L6 M4 M5 M6 J4 J5"),
    lines: [
      { kind: "fire", through: all("K3 K5") },
      { kind: "blocked", through: all("K3 M6") },
    ],
    pieces: [rider("bedouin-horse-archer", "K2", "K3", "s"), man("fatimid-spearman", "K4"), man("saracen-bowman", "L4"), man("fatimid-spearman", "L5"), man("spearman", "K5"), man("spearman", "L6"), man("spearman", "M6")],
  },
  "1.42e": {
    caption: "skin-croisades-figure-row",
    isFlat: true,
    spaces: all("J4 J5 J6 J7 J8 K4 K5 K6 K7 K8 L5 L6 L7 L8 M5 M6 M7"),
    lines: [
      { kind: "fire", through: all("L8 J5") },
      { kind: "blocked", through: all("L8 K5") },
    ],
    pieces: [man("spearman", "J8"), man("spearman", "K7"), man("spearman", "L7"), man("spearman", "M6"), man("shortbowman", "L8"), man("fatimid-spearman", "J5"), man("fatimid-spearman", "K5")],
  },
  C5b: { caption: "skin-croisades-figure-fire-mounted", chart: "C5b", hasDie: false },
  C5c: { caption: "skin-croisades-figure-fire-foot", chart: "C5c", hasDie: false },
  C6b: { caption: "skin-croisades-figure-combat-mounted", chart: "C6b", hasDie: true },
  C6c: { caption: "skin-croisades-figure-combat-foot", chart: "C6c", hasDie: true },
};
