/** The figures of Croisades as the table draws them: men on cards, riders and horses on plates, bodies on the ground. */

import type { CounterPiece } from "../../counters/counter";
import type { Face } from "../../counters/figures";
import type { Token } from "../skin";
import type { Spot } from "../spot";
import { FACINGS, beside } from "./hexes";
import { LIVERIES } from "./sides";
import type { CroisadesView, Health, Placed, Shown, Side, Values } from "./view";

/** A figure with what the view tells of it; a horse alone has no faces. */
export interface CroisadesToken extends Token {
  readonly shown?: Shown;
  readonly placed: Placed;
  /** It is named in a combat of this phase, on either side. */
  readonly isEngaged?: boolean;
  /** Whom it has on its back, and the horses that it leads, beside it or on its way. */
  readonly load?: readonly string[];
}

/** Who command have a gold edge. */
const LEADERS = new Set(["king", "baron", "saladin"]);
/** Plates are drawn in map units, over the two hexes that they cover. */
export const PLATE: Spot = { dx: 0, dy: 0, size: 94, layer: 2 };
/** Who passes over a cart is seen. */
const WAGON: Spot = { ...PLATE, layer: 1 };
export const [DRAFT, CART] = ["draft", "cart"] as const;
const BODY = { size: 75, layer: 0 };
/** Where several bodies lie in a hex, one over the other. */
const FALLEN: readonly (readonly [dx: number, dy: number])[] = [[0, 0], [15, -11], [-14, 10], [-11, -14], [13, 13], [0, 4]];

/** Whoever stands comes before whoever lies: a space that is pressed means the first of its pieces. */
export function tokens(view: CroisadesView): readonly CroisadesToken[] {
  const faces = new Map(view.figures.map((shown) => [shown.figure, shown]));
  const bodies = bodiesIn(view);
  const all = [...view.position.figures.map((placed) => token(placed, faces.get(placed.figure), view, bodies)), ...cartOf(view)];
  return [...all.filter(({ isGround }) => !isGround), ...all.filter(({ isGround }) => isGround)];
}

/** The cart, on the map or beside it, with what stands on it. */
function cartOf({ position: { cart } }: CroisadesView): readonly CroisadesToken[] {
  if (!cart) return [];
  const { at = "", facing = "", barrels = [] } = cart;
  const turn = facing === "" ? undefined : FACINGS[facing];
  return [
    {
      id: CART,
      placed: { figure: CART, at, facing },
      kind: "cart",
      side: "crusader",
      at: at || null,
      ...(at && turn !== undefined && { covers: [beside(at, facing)], facing: turn }),
      condition: "healthy",
      charging: null,
      spot: WAGON,
      card: { kind: "cart", cloth: LIVERIES.crusader.cloth, fightingValue: 0, moves: 0, isMarker: true, isLeader: false, isWounded: false, hasActed: false, ...(turn !== undefined && { facing: turn }), face: { lies: "plate", drawing: "cart", health: "healthy", markers: [], barrels } },
    },
  ];
}

/** The dead of each hex, in the order of the list. */
type Bodies = ReadonlyMap<string, readonly string[]>;

function bodiesIn({ position }: CroisadesView): Bodies {
  const found = new Map<string, string[]>();
  for (const { figure, at, health } of position.figures) {
    if (health === "dead" && at) found.set(at, [...(found.get(at) ?? []), figure]);
  }
  return found;
}

function token(placed: Placed, shown: Shown | undefined, view: CroisadesView, bodies: Bodies): CroisadesToken {
  const { figure, at = "", facing = "", health = "healthy" } = placed;
  const isDead = health === "dead";
  const turn = facing === "" ? undefined : FACINGS[facing];
  const side = shown?.side ?? placed.owner ?? sideOfHorse(figure, view);
  const load = loadOf(view, figure);
  return {
    id: figure,
    ...(shown && { shown }),
    placed,
    kind: shown?.kind ?? (figure === DRAFT ? "draft-horse" : "horse"),
    side,
    at: at || null,
    ...(at && turn !== undefined && { covers: [beside(at, facing)], facing: turn }),
    ...(isDead && { isGround: true }),
    condition: health,
    ...(shown === undefined && { isUncounted: true }),
    charging: null,
    ...(isEngagedIn(view, figure) && { isEngaged: true }),
    ...(load.length > 0 && { load }),
    ...spotOf(placed, turn, bodies),
    card: cardOf(placed, shown, side, view, bodies, turn),
  };
}

function isEngagedIn({ position: { combats = [] } }: CroisadesView, figure: string): boolean {
  return combats.some(({ attackers, defenders }) => attackers.includes(figure) || defenders.includes(figure));
}

/** What is in somebody's hands on his way, and the horses that stand on their bridles beside him. */
function loadOf({ position: { mover, figures } }: CroisadesView, figure: string): readonly string[] {
  const held = mover?.figure === figure ? (mover.held ?? []).map((each) => each.figure) : [];
  return [...held, ...figures.filter(({ at = "", led }) => led === figure && at !== "").map((each) => each.figure)];
}

function sideOfHorse(horse: string, { figures }: CroisadesView): Side {
  return figures.find(({ figure }) => `${figure}-horse` === horse)?.side ?? "crusader";
}

function spotOf({ figure, at = "", health }: Placed, turn: number | undefined, bodies: Bodies): { spot?: Spot } {
  if (turn !== undefined) return { spot: health === "dead" ? { ...PLATE, layer: BODY.layer } : PLATE };
  if (health !== "dead") return {};
  const [dx, dy] = FALLEN[(bodies.get(at) ?? []).indexOf(figure) % FALLEN.length] ?? [0, 0];
  return { spot: { ...BODY, dx, dy } };
}

function cardOf(placed: Placed, shown: Shown | undefined, side: Side, view: CroisadesView, bodies: Bodies, turn: number | undefined): CounterPiece {
  const { health = "healthy" } = placed;
  const values = shown && valuesOf(shown, health, placed.horse ?? "");
  return {
    kind: shown?.kind ?? "horse",
    cloth: LIVERIES[side].cloth,
    fightingValue: values?.attack ?? 0,
    moves: values?.moves ?? 0,
    isLeader: LEADERS.has(shown?.kind ?? ""),
    isWounded: health === "wounded",
    hasActed: health !== "dead" && hasActed(placed, side, view),
    ...(turn !== undefined && { facing: turn }),
    face: faceOf(placed, shown, values, view, bodies),
  };
}

function faceOf(placed: Placed, shown: Shown | undefined, values: Values | undefined, view: CroisadesView, bodies: Bodies): Face {
  const { figure, at = "", health = "healthy", horse = "" } = placed;
  if (health === "dead") {
    const here = bodies.get(at) ?? [];
    const count = here.length > 1 && here.at(-1) === figure ? { count: here.length } : {};
    return { lies: "ground", drawing: shown ? `dead-${drawingOf(shown)}` : "horse-dead", health, markers: [], ...count };
  }
  if (shown === undefined || values === undefined) return { lies: "plate", drawing: figure === DRAFT ? "horse-draft" : "horse-riderless", health, markers: [] };
  const pose = horse ? "riding" : health === "stunned" ? "lying" : "man";
  return {
    lies: horse ? "plate" : "card",
    drawing: `${pose}-${drawingOf(shown)}`,
    health,
    values: { ...values, isArmoured: shown.is_armoured },
    markers: markersOf(placed, view),
  };
}

/** The turcopole is a sergeant with a bow. */
export function drawingOf({ kind, weapon }: Pick<Shown, "kind" | "weapon">): string {
  return kind === "mounted-sergeant" && weapon !== null ? "turcopole" : kind;
}

/** The values of the face that lies upwards. */
export function valuesOf(shown: Shown, health: Health, horse: string): Values {
  if (health === "stunned") return { attack: 0, defence: shown.stunned, moves: 0 };
  if (horse && shown.mounted && shown.mounted_wounded) return health === "wounded" ? shown.mounted_wounded : shown.mounted;
  return health === "wounded" ? shown.foot_wounded : shown.foot;
}

/** Who has done what the ask is about; only of the side whose turn it is. */
function hasActed({ shot = false, is_done = false, fought = false }: Placed, side: Side, { position }: CroisadesView): boolean {
  if (side !== position.side) return false;
  if (position.ask === "shoot") return shot;
  if (position.ask === "name" || position.ask === "fight") return fought;
  return position.ask === "move" ? is_done : false;
}

/** The discs on a counter: what it shot or is marked for, whom it charges, its whole turn taken up, what it has in hand. */
function markersOf({ figure, mark = "none", shot = false, replied = false, off = "" }: Placed, { position }: CroisadesView): readonly string[] {
  const charges = (position.charges ?? []).filter(({ ridden }) => ridden !== "lost");
  return [
    ...(off === "hidden" ? ["hidden"] : []),
    ...(shot || replied || mark === "offensive" ? ["fire-offensive"] : mark === "defensive" ? ["fire-defensive"] : []),
    ...(charges.some(({ rider }) => rider === figure) ? ["charge"] : []),
    ...(charges.some(({ counter }) => counter === figure) ? ["counter-charge"] : []),
    ...((position.acts ?? []).some(({ figures, stage = "announced" }) => (stage === "announced" || stage === "half") && figures.includes(figure)) ? ["busy"] : []),
    ...inHand(position, figure),
  ];
}

/** A man on his back, horses on their bridles or before the cart. */
function inHand({ mover, hauls = [] }: CroisadesView["position"], figure: string): readonly string[] {
  const leadsDraft = hauls.some(({ what, crew }) => what === DRAFT && crew.includes(figure));
  const held = mover?.figure === figure ? (mover.held ?? []) : [];
  const horses = held.filter(({ front = "" }) => front !== "").length;
  return [...(held.length > horses ? ["carries"] : []), ...(horses > 0 || leadsDraft ? ["leads"] : [])];
}
