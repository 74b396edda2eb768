/** The view of Arsouf as the server sends it, and the pieces in it as the table draws them. */

import { said } from "../../state/said";
import type { arsouf } from "../../wire/generated";
import { LIVERIES } from "../crusades";
import type { Phase, Progress, Token } from "../skin";

export type ArsoufView = arsouf.view.View;
type Stood = arsouf.position.Placed;
type Shown = arsouf.view.Shown;

const FOOT = new Set(["infantry", "baggage"]);
const LEADERS = new Set(["richard", "saladin"]);
const ALONG_THE_ROAD = 2;

export function tokens(view: ArsoufView): readonly Token[] {
  const stood = new Map((view.position.pieces ?? []).map((each) => [each.piece, each]));
  const isAttack = view.position.ask === "attack";
  return view.pieces.map((piece) => token(piece, stood.get(piece.piece), isAttack));
}

function token(piece: Shown, stood: Stood | undefined, isAttack: boolean): Token {
  const number = Number(/-(\d+)$/.exec(piece.piece)?.[1] ?? 1);
  const hasActed = (isAttack ? stood?.attacked : stood?.moved) ?? false;
  return {
    id: piece.piece,
    kind: piece.kind,
    side: piece.side,
    at: stood?.at ?? null,
    condition: piece.condition,
    charging: stood?.charging || null,
    card: {
      kind: piece.kind,
      cloth: LIVERIES[piece.side].cloth,
      number,
      isLeader: LEADERS.has(piece.kind),
      fightingValue: piece.fighting_value,
      moves: FOOT.has(piece.kind) ? [piece.spaces, ALONG_THE_ROAD] : piece.spaces,
      isWounded: stood?.wounded ?? false,
      hasActed,
    },
  };
}

export function phase(view: ArsoufView): Phase {
  const { ask, seat } = view.position;
  if (!ask || !seat) return { ask: "over", seat: null, title: null };
  const isPlacing = ask === "deploy";
  return { ask, seat, title: said("skin-arsouf-phase", { ask, side: seat }), isPlacing, hand: isPlacing ? view.pieces.filter(({ side, condition }) => side === seat && condition === "waiting").map(({ piece }) => piece) : [], closing: isPlacing ? "confirm" : "end" };
}

export function progress(view: ArsoufView): Progress {
  const { turn, turn_limit, baggage, baggage_needed, others, others_needed } = view.progress;
  const home = view.position.arrived ?? [];
  const trains = home.filter((piece) => piece.startsWith("baggage"));
  return {
    turn,
    of: turn_limit,
    goal: said("skin-arsouf-goal"),
    tallies: [],
    slots: [
      { label: "skin-arsouf-baggage", kind: "baggage", arrived: trains, count: baggage, needed: baggage_needed },
      {
        label: "skin-arsouf-others",
        kind: "knights",
        arrived: home.filter((piece) => !trains.includes(piece)),
        count: others,
        needed: others_needed,
      },
    ],
  };
}
