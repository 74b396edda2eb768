/** Counters of Acre by their kind, with what the game prints on them. */

import type { CounterPiece } from "../../counters/counter";
import { LIVERIES, type Side } from "../crusades";
import { ARMS } from "./arms";
import roster from "./roster.json";

interface Printed {
  readonly side: Side;
  /** In order, and disorganized. */
  readonly strength: readonly number[];
  readonly archery: readonly number[];
  readonly moves: number;
  readonly isLeader?: boolean;
}

const PRINTED = roster as unknown as Readonly<Record<string, Printed>>;
const MARKERS = new Set(["camp", "trebuchet"]);

/** Whether a piece is a leader, who is called by his kind. */
export const isLeader = (piece: string): boolean => PRINTED[piece]?.isLeader ?? false;

/** A counter as it is drawn; camps and trebuchets are the Crusaders'. */
export function cardOf(kind: string, isDisorganized = false): CounterPiece {
  if (MARKERS.has(kind)) {
    return { kind, cloth: "red", arms: kind === "camp" ? "camp-crusader" : kind, fightingValue: 0, moves: 0, isMarker: true };
  }
  const printed = PRINTED[kind];
  if (printed === undefined) throw new Error(`no kind is called ${kind}`);
  const face = isDisorganized ? 1 : 0;
  return {
    kind,
    cloth: LIVERIES[printed.side].cloth,
    arms: ARMS[kind] ?? kind,
    moves: printed.moves,
    fightingValue: printed.strength[face] ?? 0,
    archery: printed.archery[face] ?? 0,
    isLeader: printed.isLeader ?? false,
    isDisorganized,
  };
}
