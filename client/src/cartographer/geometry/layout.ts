/** Where the spaces of a sheet lie: centres, corners and neighbours, for pointy and flat hexes alike. */

import type { Pair, SheetData } from "../sheet";
import { type Box, type Point, boxOf, distance, moved } from "./point";

export const ACROSS = 100;
export const SIDE = ACROSS / Math.sqrt(3);
export const STEP = SIDE * 1.5;
const MARGIN = { x: 45, y: 40 };

/** Blank ground between the outermost hexes and the frame. */
export interface Room {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Layout {
  readonly flat: boolean;
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The inner line of the frame. */
  readonly frame: Box;
  readonly centre: (name: string) => Point;
  /** The six corners, clockwise; side k joins corner k to corner k + 1. */
  readonly corners: (name: string, radius?: number) => readonly Point[];
  /** The spaces across the six sides, undefined beyond the map. */
  readonly neighbours: (name: string) => readonly (string | undefined)[];
  /** The space a point lies in. */
  readonly at: (point: Point) => string | undefined;
  /** The end points of the side that two neighbours share. */
  readonly side: (pair: Pair) => readonly [Point, Point];
}

export function layoutOf(sheet: SheetData, room: Room): Layout {
  const lattice = new Map(Object.entries(sheet.spaces).map(([name, place]) => [name, knot(sheet, place)]));
  const bare = boxOf([...lattice.values()].map((at) => spread(sheet.flat, at)));
  const [reachX, reachY] = sheet.flat ? [SIDE, ACROSS / 2] : [ACROSS / 2, SIDE];
  const [dx, dy] = [MARGIN.x + room.left + reachX - bare.left, MARGIN.y + room.top + reachY - bare.top];
  const width = halves(dx + bare.right + reachX + room.right + MARGIN.x);
  const height = halves(dy + bare.bottom + reachY + room.bottom + MARGIN.y);
  const centres = new Map([...lattice].map(([name, at]) => [name, moved(spread(sheet.flat, at), dx, dy)]));
  return {
    flat: sheet.flat,
    names: [...centres.keys()],
    width,
    height,
    frame: { left: MARGIN.x, top: MARGIN.y, right: width - MARGIN.x, bottom: height - MARGIN.y },
    ...lookups(sheet.flat, centres, lattice),
  };
}

function halves(length: number): number {
  return Math.round(length * 2) / 2;
}

function lookups(flat: boolean, centres: ReadonlyMap<string, Point>, lattice: ReadonlyMap<string, Point>) {
  const byKnot = new Map([...lattice].map(([name, [x, y]]) => [`${x},${y}`, name]));
  const centre = (name: string) => found(centres, name);
  const corners = (name: string, radius = SIDE) =>
    WAYS.map((_, corner) => {
      const angle = (corner * Math.PI) / 3 - (flat ? 0 : Math.PI / 2);
      return moved(centre(name), radius * Math.cos(angle), radius * Math.sin(angle));
    });
  const neighbours = (name: string) => {
    const [x, y] = found(lattice, name);
    return WAYS.map((_, side) => {
      const [dx, dy] = flat ? flatWay(side) : (WAYS[side] as Point);
      return byKnot.get(`${x + dx},${y + dy}`);
    });
  };
  const side = ([a, b]: Pair): readonly [Point, Point] => {
    const edge = neighbours(a).indexOf(b);
    if (edge < 0) throw new Error(`${a} and ${b} share no side`);
    const ends = corners(a);
    return [ends[edge] as Point, ends[(edge + 1) % 6] as Point];
  };
  return { centre, corners, neighbours, at: finder(centres), side };
}

/** The steps across the six sides of a pointy hex, whose lattice counts half widths along the row. */
const WAYS: readonly Point[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];

/** The same for a flat hex: a pointy one lying on its side, counted from the right. */
function flatWay(side: number): Point {
  const [dx, dy] = WAYS[side] as Point;
  return [-dy, dx];
}

function knot({ flat, shifted }: SheetData, [row, column]: readonly [number, number]): Point {
  const shift = Math.abs((flat ? column : row) % 2) === (shifted === "even" ? 0 : 1) ? 1 : 0;
  return flat ? [column, 2 * row + shift] : [2 * column + shift, row];
}

function spread(flat: boolean, [x, y]: Point): Point {
  return flat ? [STEP * x, (ACROSS / 2) * y] : [(ACROSS / 2) * x, STEP * y];
}

/** A finder of the space round a point, by buckets a hex wide. */
function finder(centres: ReadonlyMap<string, Point>): (point: Point) => string | undefined {
  const bucket = ([x, y]: Point, dx = 0, dy = 0) => (Math.floor(y / ACROSS) + dy) * 4096 + Math.floor(x / ACROSS) + dx;
  const buckets = new Map<number, string[]>();
  for (const [name, centre] of centres) buckets.set(bucket(centre), [...(buckets.get(bucket(centre)) ?? []), name]);
  return (point) => {
    let best: string | undefined;
    let least = SIDE;
    for (const [dx, dy] of AROUND) {
      for (const name of buckets.get(bucket(point, dx, dy)) ?? []) {
        const far = distance(found(centres, name), point);
        if (far < least) [best, least] = [name, far];
      }
    }
    return best;
  };
}

const AROUND: readonly Point[] = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Point => [dx, dy]));

function found(places: ReadonlyMap<string, Point>, name: string): Point {
  const place = places.get(name);
  if (place === undefined) throw new Error(`no space is called ${name}`);
  return place;
}
