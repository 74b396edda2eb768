/** A counter as SVG: card, arms, values, states, in a box of 128 with its origin in the middle. */

import arms from "../art/arms-arsouf.svg?raw";

export type Side = "crusader" | "muslim";

export interface CounterPiece {
  /** The kind, as the rules name it. */
  readonly kind: string;
  readonly side: Side;
  /** Which of several bodies of one kind; those with arms of their own show it. */
  readonly number?: number;
  readonly isLeader?: boolean;
  readonly fightingValue: number;
  /** Spaces a turn; for foot off the road and on it. */
  readonly moves: number | readonly [offRoad: number, onRoad: number];
  readonly isWounded?: boolean;
  readonly hasActed?: boolean;
  readonly canAct?: boolean;
}

/** The part of a hex that a counter on the map takes: 75 of 100. */
export const ON_MAP_SCALE = 0.8;

const NUMBERED: Readonly<Record<string, number>> = { knights: 3 };
const WOUNDED_TILT = -13;
const ACTED_STRENGTH = 0.6;

/** The drawing of a piece, to be put inside an svg or g; the sprite must be in the page. */
export function counter(piece: CounterPiece): string {
  const card = use(`card-${piece.side}${piece.isLeader ? "-leader" : ""}`);
  const arms = use(armsOf(piece.kind, piece.number), piece.hasActed ? ` opacity="${ACTED_STRENGTH}"` : "");
  const acted = piece.hasActed ? use(`state-acted-${piece.side}`) : "";
  const wounded = piece.isWounded ? use("state-wounded") : "";
  const body = card + arms + acted + values(piece) + wounded;
  const lying = piece.isWounded ? `<g transform="rotate(${WOUNDED_TILT})">${body}</g>` : body;
  return lying + (piece.canAct ? use("state-ready") : "");
}

/** The symbol with the arms of a kind. */
export function armsOf(kind: string, number = 1): string {
  const bodies = NUMBERED[kind];
  const id = bodies === undefined ? `arms-${kind}` : `arms-${kind}-${((number - 1) % bodies) + 1}`;
  drawn ??= new Set([...arms.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] as string));
  if (!drawn.has(id)) throw new Error(`no arms for ${kind}`);
  return id;
}

let drawn: ReadonlySet<string> | undefined;

/** Where the figures stand: the cut corners of a Muslim card leave less room. */
const FIGURES = { crusader: { value: -29, moves: 32 }, muslim: { value: -24, moves: 26 } };

function values({ side, fightingValue, moves }: CounterPiece): string {
  const at = FIGURES[side];
  const value = figure(at.value, 42, 35, 800, String(fightingValue));
  if (typeof moves === "number") return value + use(`moves-${side}`) + figure(at.moves, 41, 30, 700, String(moves));
  return value + figure(21, 41, 28, 700, moves.join("–"));
}

function figure(x: number, y: number, size: number, weight: number, text: string): string {
  const type = `class="figure" font-size="${size}" font-weight="${weight}" text-anchor="middle"`;
  return `<text x="${x}" y="${y}" ${type} fill="var(--figure,#fff8e6)">${text}</text>`;
}

function use(id: string, attributes = ""): string {
  return `<use href="#${id}" x="-64" y="-64" width="128" height="128"${attributes}/>`;
}
