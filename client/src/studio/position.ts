/** The pieces of the studio: every kind and state, as they might stand in the middle of a game. */

import type { CounterPiece } from "../counters/counter";
import { LIVERIES, type Side } from "../skins/crusades";
import type { Spot } from "../skins/spot";

export interface StudioPiece extends CounterPiece {
  readonly at: string;
  readonly covers?: readonly string[];
  readonly spot?: Spot;
}

type Values = Pick<CounterPiece, "fightingValue" | "moves" | "isLeader">;

const KINDS: Readonly<Record<Side, Readonly<Record<string, Values>>>> = {
  crusader: {
    templars: { fightingValue: 4, moves: 2 },
    hospitallers: { fightingValue: 4, moves: 2 },
    knights: { fightingValue: 3, moves: 2 },
    infantry: { fightingValue: 2, moves: [1, 2] },
    baggage: { fightingValue: 1, moves: [1, 2] },
    richard: { fightingValue: 2, moves: 2, isLeader: true },
  },
  muslim: {
    mamelukes: { fightingValue: 3, moves: 3 },
    "horse-archers": { fightingValue: 2, moves: 3 },
    skirmishers: { fightingValue: 1, moves: 3 },
    saladin: { fightingValue: 2, moves: 3, isLeader: true },
  },
};

export const PIECES: readonly StudioPiece[] = [
  piece("crusader", "knights", "04.04", { number: 2 }),
  piece("crusader", "infantry", "04.05"),
  piece("crusader", "baggage", "04.06"),
  piece("crusader", "baggage", "04.08"),
  piece("crusader", "infantry", "04.10"),
  piece("crusader", "hospitallers", "04.12", { hasActed: true }),
  piece("crusader", "baggage", "03.11"),
  piece("crusader", "infantry", "03.12"),
  piece("crusader", "knights", "05.05", { number: 3, isWounded: true }),
  piece("crusader", "infantry", "05.07"),
  piece("crusader", "infantry", "05.08", { canAct: true }),
  piece("crusader", "richard", "05.09", { canAct: true }),
  piece("crusader", "knights", "05.11", { number: 1, hasActed: true }),
  piece("crusader", "templars", "06.08", { canAct: true }),
  piece("crusader", "infantry", "02.19"),
  piece("crusader", "baggage", "01.20"),
  piece("muslim", "horse-archers", "02.03"),
  piece("muslim", "skirmishers", "02.04"),
  piece("muslim", "mamelukes", "03.04"),
  piece("muslim", "horse-archers", "04.13"),
  piece("muslim", "skirmishers", "05.04"),
  piece("muslim", "horse-archers", "05.13", { isWounded: true }),
  piece("muslim", "skirmishers", "06.05"),
  piece("muslim", "horse-archers", "06.07"),
  piece("muslim", "mamelukes", "06.09", { isWounded: true }),
  piece("muslim", "skirmishers", "06.11"),
  piece("muslim", "mamelukes", "06.12"),
  piece("muslim", "mamelukes", "07.08"),
  piece("muslim", "horse-archers", "07.09"),
  piece("muslim", "saladin", "08.09"),
];

function piece(side: Side, kind: string, at: string, state: Partial<CounterPiece> = {}): StudioPiece {
  const values = KINDS[side][kind];
  if (values === undefined) throw new Error(`no kind is called ${kind}`);
  return { cloth: LIVERIES[side].cloth, kind, at, ...values, ...state };
}
