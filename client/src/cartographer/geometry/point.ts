/** Points and boxes of the sheet, in map units: 100 is a hex across flats. */

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function moved(point: Point, dx: number, dy: number): Point {
  return [point[0] + dx, point[1] + dy];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The point a share of the way from one to the other. */
export function towards(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function mean(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, point) => moved(total, point[0], point[1]), [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}
