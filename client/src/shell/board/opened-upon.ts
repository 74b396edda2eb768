/** Where the map lies at first in a game whose pieces are too small to fight with on the whole sheet. */

import { type Camera, type Size, type Spot, centred } from "../../state/camera";
import { type Choice, choicesOf } from "../../state/menu";
import type { Table } from "../table.svelte";

const LEAST_TABLET = 640;
/** On a phone a few spaces more matter than their size. */
const ON_PHONE = 0.775;
/** Map units between the outermost pieces and the rim of the window. */
const MARGIN = 50;
/** Smaller than this nobody sees who is who. */
const LEAST = 0.5;

/** Where those of the side stand that is asked. */
export function ownPlaces({ tokens, seats, phase }: Table): readonly string[] {
  return tokens.flatMap(({ at, side }) => (at && side === seats.sideOf(phase.seat) ? [at] : []));
}

/** Who is asked while nobody of his is on the board yet; nothing where somebody is. */
export function arrivalOf(table: Table): string {
  return table.isMine && ownPlaces(table).length === 0 ? `${table.phase.ask} ${table.phase.seat}` : "";
}

/** The window upon all pieces where they fit into it at the scale of the game, else upon those that decide; null where the game names no scale. */
export function openedUpon(table: Table, own: readonly string[], sheet: Size, pane: Size): Camera | null {
  const { skin, tokens, isPlace, layout } = table;
  const spotOf = (place: string): Spot => ({ x: layout.centre(place)[0], y: layout.centre(place)[1] });
  const standing = tokens.flatMap(({ at }) => (at !== null && isPlace(at) ? [spotOf(at)] : []));
  const coming = own.length > 0 ? [] : comingIn(table).map(spotOf);
  // While all are in hand the ground matters where they may be set up; of a whole edge, where it lies over those who stand.
  const all = standing.length === 0 ? coming : [...standing, ...nearestTo(standing, coming)];
  if (skin.opening === undefined || all.length === 0) return null;
  const usual = pane.width < LEAST_TABLET ? skin.opening * ON_PHONE : skin.opening;
  const scale = own.length > 0 ? usual : Math.max(LEAST, Math.min(usual, fitting(all, pane)));
  const room = { width: pane.width / scale - 2 * MARGIN, height: pane.height / scale - 2 * MARGIN };
  const deciding = own.filter(isPlace).map(spotOf);
  const spots = fits(all, room) || deciding.length === 0 ? all : deciding;
  return centred({ x: 0, y: 0, scale }, middleOf(spots), sheet, pane);
}

/** Where whoever is in hand off the board comes in nearest to those who stand on it. */
export function entrances({ choices, tokens, isPlace, layout }: Table): readonly string[] {
  const spotOf = (place: string): Spot => ({ x: layout.centre(place)[0], y: layout.centre(place)[1] });
  const places = choices.map(({ value }) => value).filter(isPlace);
  const standing = tokens.flatMap(({ at }) => (at !== null && isPlace(at) ? [spotOf(at)] : []));
  const { x, y } = middleOf(standing.length > 0 ? standing : places.map(spotOf));
  const off = (place: string) => Math.hypot(spotOf(place).x - x, spotOf(place).y - y);
  return places.toSorted((one, other) => off(one) - off(other)).slice(0, 3);
}

/** Where the pieces off the board may be put. */
function comingIn(table: Table): readonly string[] {
  const { menu, grammar, actors, isPlace } = table;
  const off = actors.filter((piece) => table.tokenOf(piece)?.at === null);
  const choices = off.flatMap((piece): readonly Choice[] => choicesOf(menu, grammar, { who: [piece], what: [], verb: null }));
  return [...new Set(choices.map(({ value }) => value))].filter(isPlace);
}

/** The spots that lie nearest to the middle of others, a single one. */
function nearestTo(others: readonly Spot[], spots: readonly Spot[]): readonly Spot[] {
  const { x, y } = middleOf(others);
  return spots.toSorted((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y)).slice(0, 1);
}

/** The scale at which spots just fit into the window. */
function fitting(spots: readonly Spot[], pane: Size): number {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 4 * MARGIN;
  return Math.min(pane.width / span(spots.map(({ x }) => x)), pane.height / span(spots.map(({ y }) => y)));
}

function fits(spots: readonly Spot[], room: Size): boolean {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return span(spots.map(({ x }) => x)) <= room.width && span(spots.map(({ y }) => y)) <= room.height;
}

function middleOf(spots: readonly Spot[]): Spot {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) };
}
