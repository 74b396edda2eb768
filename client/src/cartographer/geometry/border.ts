/** Areas that a line cuts off the sheet: the sea beyond a coast, the land behind it. */

import { type Box, type Point, grown } from "./point";

export const OFF_SHEET = 60;

/** The area to the left of a line that begins and ends off the sheet. */
export function leftOf(line: readonly Point[], sheet: Box): Point[] {
  return [...line, ...cornersBetween(line, sheet, -1)];
}

/** The area to the right of a line that begins and ends off the sheet. */
export function rightOf(line: readonly Point[], sheet: Box): Point[] {
  return [...line, ...cornersBetween(line, sheet, 1)];
}

/** The corners passed from the end of the line back to its beginning, clockwise (1) or against the clock (-1). */
function cornersBetween(line: readonly Point[], sheet: Box, turn: 1 | -1): Point[] {
  const box = grown(sheet, OFF_SHEET);
  const around = lapOf(box);
  const ahead = (lap: number) => ((((lap - end) * turn) % around) + around) % around;
  const end = lapAt(box, line[line.length - 1] as Point);
  const home = ahead(lapAt(box, line[0] as Point));
  return cornersOf(box)
    .filter((corner) => ahead(lapAt(box, corner)) < home)
    .sort((a, b) => ahead(lapAt(box, a)) - ahead(lapAt(box, b)));
}

function cornersOf({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function lapOf({ left, top, right, bottom }: Box): number {
  return 2 * (right - left + bottom - top);
}

/** How far round the box, clockwise from its upper left corner, the nearest point of its rim lies. */
function lapAt({ left, top, right, bottom }: Box, [x, y]: Point): number {
  const [wide, high] = [right - left, bottom - top];
  const gaps = [y - top, right - x, bottom - y, x - left].map(Math.abs);
  switch (gaps.indexOf(Math.min(...gaps))) {
    case 0:
      return x - left;
    case 1:
      return wide + y - top;
    case 2:
      return wide + high + right - x;
    default:
      return 2 * wide + high + bottom - y;
  }
}
