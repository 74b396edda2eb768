/** The drawings beside the clauses of Arsouf. */

import { type Figure, type Spot, apart, around } from "../../state/figure";
import { cardOf } from "./tableau";

const MIDDLE: Spot = [0, 0];
const CHARGE_ROWS: readonly Spot[] = [...row(-1, -1, 3), ...row(0, -1, 4), ...row(1, -1, 3)];

export const FIGURES: Readonly<Record<string, Figure>> = {
  "1.2": reach("templars", 2, "skin-arsouf-figure-knights"),
  "1.3": {
    caption: "skin-arsouf-figure-road",
    spaces: [...row(0, 0, 4), ...row(1, 0, 3), ...row(2, 0, 4)],
    lines: [{ kind: "road", through: [[0, -0.5], [0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 4.5]] }],
    pieces: [stood("infantry", [0, 3]), stood("baggage", [2, 3])],
    marks: [go([0, 1]), go([0, 2]), go([0, 4]), go([1, 3]), go([1, 2]), go([2, 2]), go([2, 4])],
  },
  "1.5": reach("horse-archers", 3, "skin-arsouf-figure-muslims"),
  "6.2": {
    caption: "skin-arsouf-figure-adjoining",
    spaces: around(MIDDLE, 2).filter(([line]) => Math.abs(line) <= 1),
    pieces: [stood("templars", MIDDLE), stood("mamelukes", [-1, 0]), stood("skirmishers", [0, 1]), stood("horse-archers", [0, -2])],
    marks: [struck([-1, 0]), struck([0, 1])],
  },
  "6.5": {
    caption: "skin-arsouf-figure-support",
    spaces: [...row(0, 0, 2), ...row(1, 0, 1), ...row(2, 0, 1)],
    pieces: [
      stood("horse-archers", [0, 0]),
      stood("templars", [0, 1]),
      { at: [0, 2], card: cardOf("mamelukes", { isWounded: true }) },
      stood("mamelukes", [1, 0]),
      stood("horse-archers", [1, 1]),
      stood("saladin", [2, 0]),
    ],
    marks: [struck([1, 0])],
    tags: [tag([0, 0], "+1", "left"), tag([0, 2], "0", "right"), tag([1, 0], "3", "left"), tag([1, 1], "+1", "right"), tag([2, 0], "+2", "left")],
  },
  "6.6": {
    caption: "skin-arsouf-figure-leader",
    spaces: [...row(0, 0, 3), ...row(1, 0, 2)],
    pieces: [stood("knights", [0, 0]), stood("infantry", [0, 3]), stood("richard", [1, 0]), stood("baggage", [0, 1])],
    tags: [tag([0, 0], "+2", "left"), tag([0, 3], "0", "right"), tag([0, 1], "+2", "right")],
  },
  "6.11": {
    caption: "skin-arsouf-figure-crawl",
    spaces: around(MIDDLE, 1),
    pieces: [{ at: MIDDLE, card: cardOf("knights", { isWounded: true }) }],
    marks: around(MIDDLE, 1).filter((spot) => apart(MIDDLE, spot) === 1).map(go),
  },
  "6.12": {
    caption: "skin-arsouf-figure-recovery",
    spaces: [...row(0, 0, 5), ...row(1, 0, 4)],
    pieces: [{ at: [0, 0], card: cardOf("templars", { isWounded: true }) }, stood("skirmishers", [0, 4])],
    tags: [tag([0, 4], "4", "right")],
    lines: [{ kind: "bent", through: [[0, 0.4], [0, 3.6]] }],
  },
  "7.2": {
    caption: "skin-arsouf-figure-charge",
    spaces: CHARGE_ROWS,
    lines: [{ kind: "charge", through: [[0, 3], [0, 1]] }, { kind: "bent", through: [[-1, 2], [-1, 1], [0, 1]] }],
    pieces: [stood("hospitallers", [0, 3]), stood("knights", [-1, 2]), stood("mamelukes", [0, 0])],
    marks: [struck([0, 0]), go([0, 1])],
  },
};

function reach(kind: string, spaces: number, caption: string): Figure {
  const near = around(MIDDLE, spaces);
  return { caption, spaces: near, pieces: [stood(kind, MIDDLE)], marks: near.filter((spot) => apart(MIDDLE, spot) > 0).map(go) };
}

function row(number: number, first: number, last: number): readonly Spot[] {
  return Array.from({ length: last - first + 1 }, (_, step): Spot => [number, first + step]);
}

function stood(kind: string, at: Spot) {
  return { at, card: cardOf(kind) };
}

function go(at: Spot) {
  return { at, mark: "move" };
}

function struck(at: Spot) {
  return { at, mark: "attack" };
}

function tag(at: Spot, text: string, to: "left" | "right") {
  return { at, text, to };
}
