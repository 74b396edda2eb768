/** The view of Acre as the server sends it, and the pieces in it as the table draws them. */

import { said } from "../../state/said";
import type { acre } from "../../wire/generated";
import type { Owed, Phase, Token } from "../skin";

export type AcreView = acre.view.View;

const ARMS: Readonly<Record<string, string>> = {
  templars: "templars",
  hospitallers: "hospitallers",
  hc: "knights",
  mc: "mamelukes",
  lc: "skirmishers",
  ha: "horse-archers",
  hi: "infantry",
  mi: "infantry",
  ar: "infantry",
  li: "skirmishers",
};

/** Units first, so that they lie on top of their space; then leaders with the units they ride with. */
export function tokens(view: AcreView): readonly Token[] {
  const { position } = view;
  const stood = new Map((position.units ?? []).map((each) => [each.unit, each]));
  const led = new Map((position.leaders ?? []).map((each) => [each.leader, each]));
  const isAttack = position.ask === "attack";
  const units = view.units.map((unit): Token => {
    const placed = stood.get(unit.unit);
    const isWeak = placed?.disorganized ?? false;
    return {
      id: unit.unit,
      kind: unit.label,
      side: unit.side,
      at: placed?.at ?? null,
      condition: placed === undefined ? whereabouts(position, unit.unit) : isWeak ? "disorganized" : "organized",
      charging: placed?.charging || null,
      card: {
        kind: ARMS[unit.label] ?? ARMS[unit.arm] ?? "infantry",
        side: unit.side,
        fightingValue: isWeak ? Math.ceil(unit.strength / 2) : unit.strength,
        moves: unit.movement,
        isWounded: isWeak,
        hasActed: (isAttack ? placed?.attacked : placed?.moved) ?? false,
      },
    };
  });
  const leaders = view.leaders.map((leader): Token => {
    const with_ = led.get(leader.leader);
    return {
      id: leader.leader,
      kind: leader.leader,
      side: leader.side,
      at: stood.get(with_?.with ?? "")?.at ?? null,
      condition: with_ === undefined ? whereabouts(position, leader.leader) : "organized",
      charging: null,
      card: {
        kind: leader.side === "crusader" ? "richard" : "saladin",
        side: leader.side,
        isLeader: true,
        fightingValue: leader.value,
        moves: leader.movement,
        hasActed: with_?.rode ?? false,
      },
    };
  });
  return [...units, ...leaders];
}

/** The lists of those off the map, with what their condition is called. */
const OFF_MAP = [
  ["eliminated", "eliminated"],
  ["scattered", "scattered"],
  ["withdrawn", "withdrawn"],
  ["inside", "inside"],
  ["gone", "inside"],
  ["returned", "waiting"],
  ["casualties", "eliminated"],
  ["leaders_withdrawn", "withdrawn"],
] as const;

function whereabouts(position: AcreView["position"], piece: string): string {
  return OFF_MAP.find(([place]) => position[place]?.includes(piece))?.[1] ?? "waiting";
}

const PLACING = new Set(["deploy", "return", "redeploy", "sortie", "garrison"]);
const CLOSING: Readonly<Record<string, string>> = { deploy: "confirm", move: "end", shoot: "end", attack: "end" };

export function phase(view: AcreView): Phase {
  const { ask, seat, agenda } = view.position;
  if (!ask || !seat) return { ask: "over", seat: null, title: null };
  const closing = CLOSING[ask] ?? "pass";
  const title = said("skin-acre-phase", { ask, side: seat });
  return { ask, seat, title, isPlacing: PLACING.has(ask), isPairing: ask === "lend", closing, about: about(agenda ?? []) };
}

type Frames = NonNullable<AcreView["position"]["agenda"]>;

/** Whom an interrupt is about: the unit or leader that is asked for, and the first of those who attack it. */
function about(agenda: Frames): Readonly<Record<string, unknown>> {
  const top = agenda.at(-1) as Readonly<Record<string, unknown>> | undefined;
  const melee = agenda.findLast((frame) => frame.frame === "melee") as acre.frames.Melee | undefined;
  const [attacker] = (melee?.attackers ?? []).map(([unit]) => unit);
  return { unit: top?.["unit"] ?? "", leader: top?.["leader"] ?? "", hexes: top?.["hexes"] ?? 0, strength: top?.["strength"] ?? 0, attacker: attacker ?? "", count: (melee?.attackers ?? []).length };
}

export function owed(view: AcreView): Owed {
  return { pieces: view.position.ask === "attack" ? view.must_attack : [], clause: "S7.3" };
}
