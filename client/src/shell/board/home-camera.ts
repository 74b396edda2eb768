/** Where the map lies at first: the whole sheet where its hexes stay large enough, else as wide as the window. */

import { type Camera, type Size, centred, filled, fitScale, fitted, zoomed } from "../../state/camera";
import type { Settings } from "../../state/settings";

const LEAST_WHOLE = 0.395;
const LEAST_HEX = 0.34;
/** Under a finger a space must be larger. */
const LEAST_TOUCHED = 0.44;
const TABLET_HEX = 0.5;
const PHONE_HEX = 0.54;
const LEAST_TABLET = 640;

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
