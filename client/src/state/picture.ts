/** How a map is shown in a frame that is smaller than it: about those who stand on it. */

import type { Point } from "../cartographer/geometry/point";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  /** Pixels a map unit. */
  readonly zoom: number;
  /** Where the map's upper left corner lies in the frame, in pixels. */
  readonly left: number;
  readonly top: number;
}

const MARGIN = 60;

/** Both sides of the map are in the frame unless it would be drawn smaller than `least`, and all who stand on it or, where they have no room, the midst of them. */
export function pictured(map: Size, frame: Size, stand: readonly Point[], least: number): Picture {
  const box = around(map, stand);
  const cover = Math.max(frame.width / map.width, frame.height / map.height);
  const zoom = Math.max(least, cover);
  const hasRoom = box.width * zoom <= frame.width && box.height * zoom <= frame.height;
  const [x, y] = amid(stand) ?? [map.width / 2, 0];
  // What is cut off is cut off below, as long as everybody is seen.
  const across = hasRoom ? box.x + box.width / 2 : x;
  const down = hasRoom ? frame.height - (box.y + box.height) * zoom : frame.height / 2 - y * zoom;
  return {
    zoom,
    left: within(map.width * zoom, frame.width, frame.width / 2 - across * zoom),
    top: within(map.height * zoom, frame.height, down),
  };
}

/** The box round all who stand on a map, with a margin; without anybody the whole map. */
function around(map: Size, stand: readonly Point[]): Size & { readonly x: number; readonly y: number } {
  if (stand.length === 0) return { x: 0, y: 0, ...map };
  const [xs, ys] = [stand.map(([x]) => x), stand.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** The part of a map where most stand, in map units. */
export function excerpt(map: Size, shape: Size, stand: readonly Point[], width: number): Size & { readonly x: number; readonly y: number } {
  const height = (width * shape.height) / shape.width;
  const [x, y] = amid(stand) ?? [map.width / 2, map.height / 2];
  return { x: 0 - within(map.width, width, width / 2 - x), y: 0 - within(map.height, height, height / 2 - y), width, height };
}

/** Whoever has the others nearest. */
function amid(stand: readonly Point[]): Point | undefined {
  const far = ([x, y]: Point) => stand.reduce((sum, [a, b]) => sum + Math.hypot(a - x, b - y), 0);
  return [...stand].sort((one, other) => far(one) - far(other))[0];
}

/** An offset that leaves no gap at either edge. */
function within(whole: number, room: number, wanted: number): number {
  return Math.min(0, Math.max(room - whole, wanted)) + 0;
}
