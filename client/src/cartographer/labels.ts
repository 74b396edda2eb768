/** Where the names stand: at a point, on an arc, or beside a road or stream. */

import { along, lengthOf, offset, relaxed, spline, stretch } from "./geometry/curve";
import { type Point, distance } from "./geometry/point";
import type { Name, NamePlace } from "./ornament";
import { LETTERING, type Lettering, fitted, widthOf } from "./type";

export interface Label {
  readonly key: string;
  readonly text: string;
  readonly lettering: Lettering;
  readonly size: number;
  readonly spacing: number;
  /** The line the text stands on, left to right, its middle under the middle of the text. */
  readonly line: readonly Point[];
  /** Points along the middle of the letters. */
  readonly spots: readonly Point[];
}

const SPOT_GAP = 20;

interface Ways {
  readonly roads: readonly (readonly Point[])[];
  readonly streams: readonly (readonly Point[])[];
  readonly ruleStreams: readonly (readonly Point[])[];
}

/** The labels of a name, one for each line of its text. */
export function labelsOf({ key, style, ink, place }: Name, words: string, ways: Ways): Label[] {
  const lettering = { ...LETTERING[style], ...(ink && { ink }) };
  const texts = words.split("\n");
  return texts.map((text, at) => {
    const line = lineOf(place, ways, at * (lettering.size + 2));
    const fit = fitted(text, lettering, lengthOf(line));
    const width = widthOf(text, lettering.face, fit.size, fit.spacing);
    const id = texts.length > 1 ? `${key}-${at}` : key;
    return { key: id, text, lettering, line, ...fit, spots: spotsOf(line, width, fit.size) };
  });
}

function lineOf(place: NamePlace, ways: Ways, below: number): Point[] {
  if ("at" in place) {
    const [[x, y], half] = [place.at, place.room / 2];
    return [
      [x - half, y + below],
      [x + half, y + below],
    ];
  }
  if ("arc" in place) return spline(place.arc.map(([x, y]) => [x, y + below]));
  const ridden = ways[WAYS[place.beside]][place.line];
  if (ridden === undefined) throw new Error(`no ${place.beside} ${place.line} to put a name beside`);
  return rightward(stretch(spline(ridden), place.from, place.to), place.off);
}

const WAYS = { road: "roads", stream: "streams", "rule-stream": "ruleStreams" } as const;

/** A stretch read from left to right, moved off the line (upwards when positive) and smoothed. */
function rightward(line: readonly Point[], off: number): Point[] {
  const isBackward = (line[0] as Point)[0] > (line[line.length - 1] as Point)[0];
  return relaxed(offset(isBackward ? [...line].reverse() : line, off), 30);
}

function spotsOf(line: readonly Point[], width: number, size: number): Point[] {
  const half = Math.min(0.5, width / lengthOf(line) / 2);
  const steps = Math.ceil(width / SPOT_GAP);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = along(line, 0.5 + half * ((2 * step) / steps - 1));
    return [x, y - size * 0.3];
  });
}

/** Whether a point lies under the letters of a label. */
export function isUnder({ spots, size }: Label, point: Point): boolean {
  return spots.some((spot) => distance(spot, point) < size * 0.45);
}
