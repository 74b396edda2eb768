/** Men and horses from above, with the values of the face that lies upwards: on a card, on a plate over two spaces, or on the ground. */

import type { Cloth, CounterPiece } from "./counter";

/** What a figure shows beside its kind and side. */
export interface Face {
  /** On a card, on a plate with a front, or without either. */
  readonly lies: "card" | "plate" | "ground";
  /** The drawing: `man-`, `lying-`, `dead-`, `riding-` or `horse-` and a name. */
  readonly drawing: string;
  readonly health: "healthy" | "wounded" | "stunned" | "dead";
  /** None where there is nothing to read: a body, a horse that nobody rides. */
  readonly values?: Values;
  /** The discs laid on it, at most three. */
  readonly markers: readonly string[];
  /** What stands on a cart, from behind. */
  readonly barrels?: readonly string[];
  /** How many lie here, on the uppermost of them. */
  readonly count?: number;
}

export interface Values {
  readonly attack: number;
  readonly defence: number;
  readonly moves: number;
  readonly isArmoured: boolean;
}

type Figure = Pick<CounterPiece, "cloth" | "isLeader" | "hasActed" | "facing"> & { readonly face: Face };

/** How far a wounded man leans. */
const WOUNDED_TILT = -11;
const ACTED_STRENGTH = 0.6;
const PALE = "var(--figure,#fff8e6)";
const BLUE = "#cfe6ff";
/** How far behind its middle a plate bears its values. */
const TAB_BACK = 64;
const MOST_MARKERS = 3;

/** The drawing of a figure; `duty` is the lozenge of one that can act. */
export function figureOf(piece: Figure, duty: string): string {
  switch (piece.face.lies) {
    case "card":
      return onCard(piece) + duty + markers(piece.face, CARD_SPOTS);
    case "plate":
      return piece.face.drawing === "cart" ? onWheels(piece, duty) : onPlate(piece, duty);
    case "ground":
      return onGround(piece);
  }
}

function onCard({ cloth, isLeader, hasActed, face }: Figure): string {
  const isStunned = face.health === "stunned";
  const ground = use(`ground-${cloth}${isLeader ? "-leader" : ""}`) + (isStunned ? use(`ground-${cloth}-dim`) : "");
  const man = isStunned ? `<g transform="translate(-2 -6) rotate(78) scale(0.86)">${use(face.drawing)}</g>` : use(face.drawing);
  const figure = `<g class="figure-man"${hasActed ? ` opacity="${ACTED_STRENGTH}"` : ""}>${man}</g>`;
  const strip = `<g class="strip">${use(`strip-${cloth}${isStunned ? "-stunned" : ""}`)}${hasActed ? use(`strip-${cloth}-acted`) : ""}${valuesOf(face, cloth)}</g>`;
  const state = isStunned ? use("state-stunned") : face.health === "wounded" ? `<g transform="translate(0 -14) scale(0.95)">${use("state-hurt")}</g>` : "";
  const body = ground + figure + strip + state;
  return face.health === "wounded" ? `<g transform="rotate(${WOUNDED_TILT})">${body}</g>` : body;
}

/** Light falls from the north-west however a plate is turned, and its figures are read upright. */
function onPlate({ cloth, isLeader, hasActed, facing = 0, face }: Figure, duty: string): string {
  const isBare = face.values === undefined;
  const kind = isBare ? "bare" : cloth;
  const lit = (x: number, y: number, what: string) => `<g transform="rotate(${-facing}) translate(${x} ${y}) rotate(${facing})">${what}</g>`;
  const shade = lit(3, 7, wide(`plate-${kind}-shade`)) + (isBare ? "" : lit(0, 3.5, wide(`plate-${kind}-depth`)));
  const under = isBare ? "" : `<g transform="translate(-4 0)">${lit(3, 5, '<ellipse rx="60" ry="17" fill="#2a1d0e" opacity=".17"/>')}</g>`;
  const figure = `<g${hasActed ? ` opacity="${ACTED_STRENGTH}"` : ""}>${plated(face.drawing)}</g>`;
  const wound = face.health === "wounded" ? `<g transform="translate(-2 0) rotate(${-facing}) scale(0.72)">${use("state-hurt")}</g>` : "";
  const plate = wide(`plate-${kind}${isLeader && !isBare ? "-leader" : ""}`);
  const lozenge = duty === "" ? "" : `<g transform="translate(0 27)">${duty}</g>`;
  const tab = isBare ? "" : tabOf(face, cloth, hasActed ?? false);
  return `${shade}${plate}${under}${figure}${wound}<g transform="translate(${-TAB_BACK} 0) rotate(${-facing})">${tab}${lozenge}${markers(face, PLATE_SPOTS)}</g>`;
}

/** Where the barrels of a cart stand on its bed. */
const BED = [-68, -34, 0, 34];

/** A cart has no card: its bed, and what stands on it. */
function onWheels({ hasActed, facing = 0, face }: Figure, duty: string): string {
  const shade = `<g transform="rotate(${-facing}) translate(4 8) rotate(${facing})">${plated("cart-shade")}</g>`;
  const barrels = (face.barrels ?? []).map((barrel, at) => `<g transform="translate(${BED[at] ?? 0} 0) rotate(${-facing}) scale(0.56)">${use(`barrel-${barrel}`)}</g>`).join("");
  const load = face.barrels === undefined || face.barrels.length === 0 ? plated("cart-load") : barrels;
  const lozenge = duty === "" ? "" : `<g transform="translate(0 44)">${duty}</g>`;
  return `${shade}<g${hasActed ? ` opacity="${ACTED_STRENGTH}"` : ""}>${plated("cart")}${load}</g><g transform="rotate(${-facing})">${lozenge}${markers(face, PLATE_SPOTS)}</g>`;
}

function onGround({ face, facing = 0 }: Figure): string {
  const body = face.drawing.startsWith("horse-") ? plated(face.drawing) : use(face.drawing);
  if (face.count === undefined) return body;
  return `${body}<g transform="rotate(${-facing}) translate(26 -26)"><circle r="15" fill="#2a1d0e" stroke="#f2e6cb" stroke-width="3"/>${text(0, 7, 22, 800, String(face.count))}</g>`;
}

/** Attack left and largest, defence in the middle, ringed when armoured, moves right; of the stunned the passive defence alone. */
function valuesOf({ health, values }: Face, cloth: Cloth): string {
  if (values === undefined) return "";
  const { attack, defence, moves, isArmoured } = values;
  if (health === "stunned") return text(0, 40.5, 22, 800, String(defence)) + (isArmoured ? ring(33.1) : "");
  const [left, right] = cloth === "red" ? [-29, 30] : [-25, 27];
  return three(left, right, 33.1, attack, defence, moves, isArmoured);
}

function tabOf(face: Face, cloth: Cloth, hasActed: boolean): string {
  const { attack = 0, defence = 0, moves = 0, isArmoured = false } = face.values ?? {};
  const [ink, rim] = cloth === "red" ? ["var(--red,#7a1414)", "var(--red-card,#f6ecd2)"] : ["var(--green,#0b3d27)", "var(--green-card,#dfe3bf)"];
  const ground = `<path d="M-44,-13 H44 V14 H-44 Z" fill="${ink}" stroke="${rim}" stroke-width="2.4"/>`;
  const acted = hasActed ? '<path d="M-44,-13 H44 V14 H-44 Z" fill="url(#hatch-acted)"/>' : "";
  return `<g class="strip">${ground}${acted}${three(-29, 30, 0.6, attack, defence, moves, isArmoured)}</g>`;
}

/** Three values about a height; two digits are written smaller. */
function three(left: number, right: number, middle: number, attack: number, defence: number, moves: number, isArmoured: boolean): string {
  const sized = (value: number, one: number, two: number) => (value > 9 ? two : one);
  const size = [sized(attack, 26, 23), sized(defence, 21, 18), sized(moves, 23, 20)] as const;
  const at = (figure: number) => Math.round((middle + 0.31 * figure) * 100) / 100;
  return (
    text(left, at(size[0]), size[0], 800, String(attack)) +
    (isArmoured ? ring(middle) : "") +
    text(0, at(size[1]), size[1], 800, String(defence)) +
    text(right, at(size[2]), size[2], 700, String(moves), BLUE)
  );
}

function ring(y: number): string {
  return `<circle cy="${y}" r="12.6" fill="none" stroke="${PALE}" stroke-width="2.4"/>`;
}

const CARD_SPOTS = ["translate(41 -43) scale(0.8)", "translate(-41 -43) scale(0.8)", "translate(45 2) scale(0.8)"];
const PLATE_SPOTS = ["translate(-24 -34) scale(0.72)", "translate(24 -34) scale(0.72)", "translate(62 0) scale(0.72)"];

function markers({ markers: all }: Face, spots: readonly string[]): string {
  return all.slice(0, MOST_MARKERS).map((marker, at) => `<g transform="${spots[at]}">${use(`marker-${marker}`)}</g>`).join("");
}

function text(x: number, y: number, size: number, weight: number, value: string, fill = PALE): string {
  return `<text x="${x}" y="${y}" class="figure" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${fill}">${value}</text>`;
}

const use = (id: string) => `<use href="#${id}" x="-64" y="-64" width="128" height="128"/>`;
const plated = (id: string) => `<use href="#${id}" x="-100" y="-60" width="200" height="120"/>`;
const wide = (id: string) => `<use href="#${id}" x="-110" y="-74" width="220" height="148"/>`;
