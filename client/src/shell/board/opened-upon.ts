/** Where the map lies at first in a game whose pieces are too small to fight with on the whole sheet. */

import { type Camera, type Size, type Spot, centred } from "../../state/camera";
import type { Table } from "../table.svelte";

const LEAST_TABLET = 640;
/** On a phone a few spaces more matter than their size. */
const ON_PHONE = 0.775;
/** Map units between the outermost pieces and the rim of the window. */
const MARGIN = 50;

/** The window upon all pieces where they fit into it at the scale of the game, else upon those that decide; null where the game names no scale. */
export function openedUpon({ skin, tokens, isPlace, layout }: Table, own: readonly string[], sheet: Size, pane: Size): Camera | null {
  const spotOf = (place: string): Spot => ({ x: layout.centre(place)[0], y: layout.centre(place)[1] });
  const all = tokens.flatMap(({ at }) => (at !== null && isPlace(at) ? [spotOf(at)] : []));
  if (skin.opening === undefined || all.length === 0) return null;
  const scale = pane.width < LEAST_TABLET ? skin.opening * ON_PHONE : skin.opening;
  const room = { width: pane.width / scale - 2 * MARGIN, height: pane.height / scale - 2 * MARGIN };
  const deciding = own.filter(isPlace).map(spotOf);
  const spots = fits(all, room) || deciding.length === 0 ? all : deciding;
  return centred({ x: 0, y: 0, scale }, middleOf(spots), sheet, pane);
}

function fits(spots: readonly Spot[], room: Size): boolean {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return span(spots.map(({ x }) => x)) <= room.width && span(spots.map(({ y }) => y)) <= room.height;
}

function middleOf(spots: readonly Spot[]): Spot {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) };
}
