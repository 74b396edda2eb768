/** Where the map lies under the window: pan, zoom, fit, centre. Lengths are in pixels, map points in map units. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `x` and `y` are where the sheet's upper left corner stands in the window, `scale` the pixels of a map unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const LEAST = 0.25;
export const MOST = 2.5;

/** The whole sheet in the window. */
export function fitted(sheet: Size, window: Size): Camera {
  return kept({ x: 0, y: 0, scale: fitScale(sheet, window) }, sheet, window);
}

/** The sheet across the window's full width, from its top. */
export function filled(sheet: Size, window: Size): Camera {
  return kept({ x: 0, y: 0, scale: window.width / sheet.width }, sheet, window);
}

export function fitScale(sheet: Size, window: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height);
}

export function panned(camera: Camera, dx: number, dy: number, sheet: Size, window: Size): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, sheet, window);
}

/** Zoomed to a scale while the point of the map under `spot` stays there. */
export function zoomed(camera: Camera, scale: number, spot: Spot, sheet: Size, window: Size): Camera {
  const to = Math.min(MOST, Math.max(LEAST, scale));
  const factor = to / camera.scale;
  const x = spot.x - (spot.x - camera.x) * factor;
  const y = spot.y - (spot.y - camera.y) * factor;
  return kept({ x, y, scale: to }, sheet, window);
}

/** A map point in the middle of the window. */
export function centred(camera: Camera, point: Spot, sheet: Size, window: Size): Camera {
  const x = window.width / 2 - point.x * camera.scale;
  const y = window.height / 2 - point.y * camera.scale;
  return kept({ ...camera, x, y }, sheet, window);
}

/** Moved no more than needed for map points to stand at least `margin` inside the window. */
export function shown(camera: Camera, points: readonly Spot[], margin: number, sheet: Size, window: Size): Camera {
  if (points.length === 0) return camera;
  const across = points.map((point) => camera.x + point.x * camera.scale);
  const down = points.map((point) => camera.y + point.y * camera.scale);
  return panned(camera, nudge(across, window.width, margin), nudge(down, window.height, margin), sheet, window);
}

/** The map point under a spot of the window. */
export function under(camera: Camera, spot: Spot): Spot {
  return { x: (spot.x - camera.x) / camera.scale, y: (spot.y - camera.y) / camera.scale };
}

/** No blank table beside the sheet unless the sheet is smaller than the window; then it lies in the middle. */
function kept(camera: Camera, sheet: Size, window: Size): Camera {
  const x = along(camera.x, sheet.width * camera.scale, window.width);
  const y = along(camera.y, sheet.height * camera.scale, window.height);
  return { x, y, scale: camera.scale };
}

function along(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

function nudge(at: readonly number[], room: number, margin: number): number {
  const [low, high] = [Math.min(...at), Math.max(...at)];
  if (high - low > room - 2 * margin) return room / 2 - (low + high) / 2;
  if (low < margin) return margin - low;
  return high > room - margin ? room - margin - high : 0;
}
