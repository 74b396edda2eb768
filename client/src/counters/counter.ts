/** A counter as SVG: card, arms, values, states, in a box of 128 with its origin in the middle. */

import arms from "../art/arms.svg?raw";
import { type Face, figureOf } from "./figures";

/** The cards that are drawn: red ones are square, green ones have their corners cut. */
export type Cloth = "red" | "green";

export interface CounterPiece {
  /** The kind, as the rules name it. */
  readonly kind: string;
  readonly cloth: Cloth;
  /** The arms it bears, where they are not called like the kind. */
  readonly arms?: string;
  /** A drawing of its own instead of card, arms and figures. */
  readonly symbol?: string;
  /** A figure from above with a face of its own, instead of card, arms and figures. */
  readonly face?: Face;
  /** Degrees by which it lies turned, where what stands on it is to be read upright. */
  readonly facing?: number;
  /** Which of several bodies of one kind; those with arms of their own show it. */
  readonly number?: number;
  readonly isLeader?: boolean;
  readonly fightingValue: number;
  /** Spaces a turn; for foot off the road and on it. */
  readonly moves: number | readonly [offRoad: number, onRoad: number];
  /** What it shoots with, in the upper right corner. */
  readonly archery?: number;
  /** A camp or an engine: a card without figures. */
  readonly isMarker?: boolean;
  readonly isDisorganized?: boolean;
  readonly isWounded?: boolean;
  readonly hasActed?: boolean;
  readonly canAct?: boolean;
  /** It must act before the phase can end. */
  readonly isOwed?: boolean;
}

/** Map units across the card of a counter that says nothing else. */
export const ON_MAP_SIZE = 75;
const CARD = 94;

/** The scale at which a card is so many units across. */
export function scaleFor(size: number): number {
  return Math.round((size / CARD) * 1000) / 1000;
}

const NUMBERED: Readonly<Record<string, number>> = { knights: 3 };
const WOUNDED_TILT = -13;
const ACTED_STRENGTH = 0.6;

/** The drawing of a piece, to be put inside an svg or g; the sprite must be in the page. */
export function counter(piece: CounterPiece): string {
  const duty = piece.isOwed ? use("state-owed") : piece.canAct ? use("state-ready") : "";
  if (piece.face !== undefined) return figureOf({ ...piece, face: piece.face }, duty);
  return (piece.symbol ? use(piece.symbol) : card(piece)) + duty;
}

function card(piece: CounterPiece): string {
  const ground = use(`card-${piece.cloth}${piece.isLeader ? "-leader" : ""}`);
  const arms = use(armsOf(piece.arms ?? piece.kind, piece.number), piece.hasActed ? ` opacity="${ACTED_STRENGTH}"` : "");
  const acted = piece.hasActed ? use(`state-acted-${piece.cloth}`) : "";
  const wounded = piece.isWounded ? use("state-wounded") : "";
  const broken = piece.isDisorganized ? use("state-disorganized") : "";
  const body = ground + arms + broken + acted + (piece.isMarker ? "" : values(piece)) + wounded;
  return piece.isWounded ? `<g transform="rotate(${WOUNDED_TILT})">${body}</g>` : body;
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

/** Where the figures stand: cut corners leave less room. */
const FIGURES: Readonly<Record<Cloth, Readonly<Record<"value" | "moves" | "archery", number>>>> = {
  red: { value: -29, moves: 32, archery: 36 },
  green: { value: -24, moves: 26, archery: 33 },
};
const PALE = "var(--figure,#fff8e6)";
const INK = "var(--card-ink,#2a1d0e)";

function values(piece: CounterPiece): string {
  const { cloth, fightingValue, moves, archery = 0 } = piece;
  const at = FIGURES[cloth];
  const value = figure(at.value, 42, 35, 800, String(fightingValue));
  const bow = archery > 0 ? figure(at.archery, -26, 24, 800, String(archery), INK) : "";
  if (typeof moves !== "number") return value + figure(21, 41, 28, 700, moves.join("–")) + bow;
  return value + use(`moves-${cloth}`) + figure(at.moves, 41, 30, 700, String(moves)) + bow;
}

function figure(x: number, y: number, size: number, weight: number, text: string, fill = PALE): string {
  const type = `class="figure" font-size="${size}" font-weight="${weight}" text-anchor="middle"`;
  return `<text x="${x}" y="${y}" ${type} fill="${fill}">${text}</text>`;
}

function use(id: string, attributes = ""): string {
  return `<use href="#${id}" x="-64" y="-64" width="128" height="128"${attributes}/>`;
}
