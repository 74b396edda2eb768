/** Where the map lies at first: the whole sheet where its hexes stay large enough, else as wide as the window. */

import { type Camera, type Size, type Spot, centred, filled, fitScale, fitted, zoomed } from "../../state/camera";
import type { Settings } from "../../state/settings";

const LEAST_WHOLE = 0.395;
const LEAST_HEX = 0.34;
/** Under a finger a space must be larger. */
const LEAST_TOUCHED = 0.44;
const TABLET_HEX = 0.5;
const PHONE_HEX = 0.54;
const LEAST_TABLET = 640;

/** On a phone a few spaces more matter than their size. */
const PHONE_OPENING = 0.775;

/** The window laid upon pieces at the scale at which a game is fought: on all of them where they fit into it, else on those that decide. */
export function openedUpon(scale: number, all: readonly Spot[], own: readonly Spot[], sheet: Size, pane: Size): Camera {
  const to = pane.width < LEAST_TABLET ? scale * PHONE_OPENING : scale;
  const room = { width: pane.width / to - 2 * MARGIN, height: pane.height / to - 2 * MARGIN };
  const spots = fits(all, room) || own.length === 0 ? all : own;
  return centred({ x: 0, y: 0, scale: to }, middleOf(spots), sheet, pane);
}

/** Map units between the outermost pieces and the rim of the window. */
const MARGIN = 50;

function fits(spots: readonly Spot[], room: Size): boolean {
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return Math.max(...across) - Math.min(...across) <= room.width && Math.max(...down) - Math.min(...down) <= room.height;
}

function middleOf(spots: readonly Spot[]): Spot {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) };
}

export function homeCamera(scale: Settings["scale"], sheet: Size, pane: Size, isTouched = false): Camera {
  const whole = fitted(sheet, pane);
  if (scale !== "fit") {
    const middle = { x: pane.width / 2, y: pane.height / 2 };
    return zoomed(whole, Number(scale) / 100, middle, sheet, pane);
  }
  if (fitScale(sheet, pane) >= LEAST_WHOLE) return whole;
  const wide = filled(sheet, pane);
  if (wide.scale >= (isTouched ? LEAST_TOUCHED : LEAST_HEX)) return wide;
  return centred({ ...wide, scale: pane.width < LEAST_TABLET ? PHONE_HEX : TABLET_HEX }, { x: sheet.width / 2, y: sheet.height / 2 }, sheet, pane);
}
