/** Open lines: smoothing them, moving them aside, measuring them. */

import { type Point, distance, moved, towards } from "./point";

const POINTS_A_SPAN = 14;

/** A smooth line through the control points. */
export function spline(controls: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (let at = 0; at + 1 < controls.length; at++) {
    for (let step = 0; step < POINTS_A_SPAN; step++) line.push(onSpan(controls, at, step / POINTS_A_SPAN));
  }
  return [...line, clamped(controls, controls.length - 1)];
}

function onSpan(controls: readonly Point[], at: number, t: number): Point {
  const [a, b, c, d] = [-1, 0, 1, 2].map((step) => clamped(controls, at + step)) as [Point, Point, Point, Point];
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [blend(0), blend(1)];
}

/** The line drawn `times` towards the middle of its neighbours, its ends fixed. */
export function relaxed(line: readonly Point[], times: number): Point[] {
  let now = [...line];
  for (let pass = 0; pass < times; pass++) {
    now = now.map((point, at) => (at === 0 || at === now.length - 1 ? point : between(now, at)));
  }
  return now;
}

/** A closed line drawn `times` towards the middle of its neighbours. */
export function relaxedLoop(loop: readonly Point[], times: number): Point[] {
  let now = [...loop];
  for (let pass = 0; pass < times; pass++) {
    now = now.map((_, at) => between([cyclic(now, at - 1), cyclic(now, at), cyclic(now, at + 1)], 1));
  }
  return now;
}

function between(line: readonly Point[], at: number): Point {
  const [before, here, after] = [clamped(line, at - 1), clamped(line, at), clamped(line, at + 1)];
  return [(before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4];
}

/** The direction to the left of the line at one of its points, of length one. */
export function leftward(line: readonly Point[], at: number): Point {
  const before = clamped(line, at - 2);
  const after = clamped(line, at + 2);
  const length = distance(before, after) || 1;
  return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
}

/** The line moved to its left; a negative distance moves it to its right. */
export function offset(line: readonly Point[], by: number): Point[] {
  return line.map((point, at) => {
    const [dx, dy] = leftward(line, at);
    return moved(point, dx * by, dy * by);
  });
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + distance(clamped(line, at), point), 0);
}

/** The point of the line at a share of its length. */
export function along(line: readonly Point[], share: number): Point {
  let left = lengthOf(line) * share;
  for (let at = 0; at + 1 < line.length; at++) {
    const [from, to] = [clamped(line, at), clamped(line, at + 1)];
    const span = distance(from, to);
    if (left <= span) return towards(from, to, span === 0 ? 0 : left / span);
    left -= span;
  }
  return clamped(line, line.length - 1);
}

/** Points at equal distances along the line. */
export function evenly(line: readonly Point[], gap: number): Point[] {
  const spots: Point[] = [];
  let over = 0;
  for (let at = 0; at + 1 < line.length; at++) {
    const [from, to] = [clamped(line, at), clamped(line, at + 1)];
    const span = distance(from, to);
    for (; over < span; over += gap) spots.push(towards(from, to, over / span));
    over -= span;
  }
  return spots;
}

/** The points of the line whose place lies between two shares of its length. */
export function stretch(line: readonly Point[], from: number, to: number): Point[] {
  const whole = lengthOf(line);
  let gone = 0;
  const inside = line.filter((point, at) => {
    if (at > 0) gone += distance(clamped(line, at - 1), point);
    return gone > from * whole && gone < to * whole;
  });
  return [along(line, from), ...inside, along(line, to)];
}

/** The point of a list at an index; beyond an end, the end. */
export function clamped(line: readonly Point[], at: number): Point {
  const point = line[Math.max(0, Math.min(line.length - 1, at))];
  if (point === undefined) throw new Error("a line without points");
  return point;
}

/** The point of a closed line at an index that may run round. */
export function cyclic(loop: readonly Point[], at: number): Point {
  return clamped(loop, ((at % loop.length) + loop.length) % loop.length);
}
