/** The column under attack on the coast road: the picture of the start page. */

import type { CounterPiece } from "../../counters/counter";

const VALUES: Readonly<Record<string, Omit<CounterPiece, "kind">>> = {
  templars: { cloth: "red", fightingValue: 4, moves: 2 },
  hospitallers: { cloth: "red", fightingValue: 4, moves: 2 },
  knights: { cloth: "red", fightingValue: 3, moves: 2 },
  infantry: { cloth: "red", fightingValue: 2, moves: [1, 2] },
  baggage: { cloth: "red", fightingValue: 1, moves: [1, 2] },
  richard: { cloth: "red", fightingValue: 2, moves: 2, isLeader: true },
  mamelukes: { cloth: "green", fightingValue: 3, moves: 3 },
  "horse-archers": { cloth: "green", fightingValue: 2, moves: 3 },
  skirmishers: { cloth: "green", fightingValue: 1, moves: 3 },
  saladin: { cloth: "green", fightingValue: 2, moves: 3, isLeader: true },
};

export const TABLEAU = [
  stood("horse-archers", "02.03"),
  stood("skirmishers", "02.04"),
  stood("mamelukes", "03.04"),
  stood("baggage", "03.11"),
  stood("infantry", "03.12"),
  stood("knights", "04.04", { number: 2 }),
  stood("infantry", "04.05"),
  stood("baggage", "04.06"),
  stood("baggage", "04.08"),
  stood("infantry", "04.10"),
  stood("hospitallers", "04.12"),
  stood("horse-archers", "04.13"),
  stood("skirmishers", "05.04"),
  stood("knights", "05.05", { number: 3, isWounded: true }),
  stood("infantry", "05.07"),
  stood("infantry", "05.08"),
  stood("richard", "05.09"),
  stood("knights", "05.11", { number: 1 }),
  stood("horse-archers", "05.13", { isWounded: true }),
  stood("skirmishers", "06.05"),
  stood("horse-archers", "06.07"),
  stood("templars", "06.08"),
  stood("mamelukes", "06.09", { isWounded: true }),
  stood("skirmishers", "06.11"),
  stood("mamelukes", "06.12"),
  stood("mamelukes", "07.08"),
  stood("horse-archers", "07.09"),
  stood("saladin", "08.09"),
] as const;

function stood(kind: string, at: string, state: Partial<CounterPiece> = {}) {
  return { at, card: cardOf(kind, state) };
}

/** The counter of a kind. */
export function cardOf(kind: string, state: Partial<CounterPiece> = {}): CounterPiece {
  const values = VALUES[kind];
  if (values === undefined) throw new Error(`no kind is called ${kind}`);
  return { kind, ...values, ...state };
}
