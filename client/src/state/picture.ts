/** How a map is shown in a frame that is smaller than it: as wide as the frame, about those who stand on it. */

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

/** Both sides of the map are in the frame unless it would be drawn smaller than `least`; what is cut off is cut off below. */
export function pictured(map: Size, frame: Size, stand: readonly Point[], least: number): Picture {
  const zoom = Math.max(least, frame.width / map.width, frame.height / map.height);
  const lowest = Math.max(0, ...stand.map(([, y]) => y + MARGIN));
  const across = stand.map(([x]) => x);
  const middle = across.length === 0 ? map.width / 2 : (Math.min(...across) + Math.max(...across)) / 2;
  return {
    zoom,
    left: within(map.width * zoom, frame.width, frame.width / 2 - middle * zoom),
    top: within(map.height * zoom, frame.height, frame.height - lowest * zoom),
  };
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
