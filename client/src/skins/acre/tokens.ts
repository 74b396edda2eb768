/** The pieces of Acre as the table draws them: units, the leaders with them, camps and trebuchets. */

import type { CounterPiece } from "../../counters/counter";
import type { acre } from "../../wire/generated";
import { LIVERIES, type Side } from "../crusades";
import type { Token } from "../skin";
import { ARMS } from "./arms";
import { settled } from "./spots";
import { type AcreView, enginesInHand } from "./view";

/** A piece with what the view tells of it: a unit, a leader, or neither. */
export interface AcreToken extends Token {
  readonly unit?: acre.view.Shown;
  readonly leader?: acre.view.ShownLeader;
}

type Position = acre.position.written.Position;
type Placed = acre.position.written.Placed;
type Led = acre.position.written.Led;

/** Units first: a space that is pressed means the first of its pieces. */
export function tokens(view: AcreView): readonly Token[] {
  const { position } = view;
  const stood = new Map((position.units ?? []).map((each) => [each.unit, each]));
  const led = new Map((position.leaders ?? []).map((each) => [each.leader, each]));
  return settled([
    ...view.units.map((unit) => unitToken(unit, stood.get(unit.unit), position)),
    ...view.leaders.map((leader) => leaderToken(leader, led.get(leader.leader), stood, position)),
    ...Object.entries(view.camps).flatMap(([side, places]) => places.map((at) => marker("camp", side as Side, at))),
    ...view.trebuchets.map((at) => marker("trebuchet", "crusader", at)),
    ...enginesInHand(view).map((id) => ({ ...marker("trebuchet", "crusader", ""), id, at: null, condition: "waiting", placedBy: "emplace" })),
  ]);
}

function unitToken(unit: acre.view.Shown, placed: Placed | undefined, position: Position): AcreToken {
  const isBroken = placed?.disorganized ?? false;
  return {
    id: unit.unit,
    unit,
    kind: unit.label,
    side: unit.side,
    at: placed?.at ?? null,
    condition: placed === undefined ? whereabouts(position, unit.unit) : isBroken ? "disorganized" : "organized",
    charging: placed?.charging || null,
    card: {
      ...plain(unit.label, unit.side),
      ...faceOf(unit, isBroken),
      moves: unit.movement,
      isDisorganized: isBroken,
      hasActed: hasActed(position.ask, placed),
    },
  };
}

/** What a face of the counter prints. */
function faceOf(unit: acre.view.Shown, isBroken: boolean): Pick<CounterPiece, "fightingValue" | "archery"> {
  return isBroken
    ? { fightingValue: unit.disorganized_strength, archery: unit.disorganized_archery }
    : { fightingValue: unit.strength, archery: unit.archery };
}

function hasActed(ask: string | null, placed: Placed | undefined): boolean {
  if (ask === "shoot") return placed?.fired ?? false;
  return (ask === "attack" ? placed?.attacked : placed?.moved) ?? false;
}

function leaderToken(leader: acre.view.ShownLeader, ride: Led | undefined, stood: ReadonlyMap<string, Placed>, position: Position): AcreToken {
  const at = ride === undefined ? null : (stood.get(ride.with)?.at ?? null);
  return {
    id: leader.leader,
    leader,
    kind: leader.leader,
    side: leader.side,
    at,
    condition: at === null ? whereabouts(position, leader.leader) : "organized",
    charging: null,
    card: { ...plain(leader.leader, leader.side), isLeader: true, fightingValue: leader.value, moves: leader.movement, hasActed: ride?.rode ?? false },
  };
}

/** A camp or a trebuchet; its id tells its place. */
function marker(kind: string, side: Side, at: string): Token {
  const arms = kind === "camp" ? `camp-${side}` : kind;
  return { id: `${kind}-${at}`, kind, side, at, condition: "organized", charging: null, card: { ...plain(kind, side), arms, isMarker: true } };
}

function plain(kind: string, side: Side): CounterPiece {
  return { kind, cloth: LIVERIES[side].cloth, arms: ARMS[kind] ?? kind, fightingValue: 0, moves: 0 };
}

/** The lists of those off the map, with what their condition is called. */
const OFF_MAP = [
  ["eliminated", "eliminated"],
  ["scattered", "scattered"],
  ["withdrawn", "withdrawn"],
  ["inside", "inside"],
  ["gone", "inside"],
  ["casualties", "eliminated"],
  ["leaders_withdrawn", "withdrawn"],
] as const;

/** Where a piece is that does not stand on the map; who is named nowhere else waits in the hand. */
function whereabouts(position: Position, piece: string): string {
  return OFF_MAP.find(([list]) => position[list]?.includes(piece))?.[1] ?? "waiting";
}
