import { describe, expect, test } from "vitest";
import { darts } from "../../src/cartographer/geometry/darts";
import { SIDE, layoutOf } from "../../src/cartographer/geometry/layout";
import { inset, outline } from "../../src/cartographer/geometry/outline";
import { type Point, distance } from "../../src/cartographer/geometry/point";
import { linesAlong } from "../../src/cartographer/geometry/sides";
import { mulberry32 } from "../../src/cartographer/random";
import type { SheetData } from "../../src/cartographer/sheet";
import { ARSOUF } from "./sheets";

const ROOM = { top: 0, right: 0, bottom: 0, left: 0 };

function block(flat: boolean, shifted: "even" | "odd"): SheetData {
  const spaces = Object.fromEntries(
    [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [`${row}${column}`, [row, column] as const])),
  );
  return { flat, shifted, spaces, terrain: {}, sides: {}, areas: {}, sources: {} };
}

describe.each([
  [false, "even"],
  [false, "odd"],
  [true, "even"],
  [true, "odd"],
] as const)("flat %s, %s lines shifted", (flat, shifted) => {
  const layout = layoutOf(block(flat, shifted), ROOM);

  test("neighbours lie a hex apart, know each other, and share both ends of their side", () => {
    for (const name of layout.names) {
      layout.neighbours(name).forEach((other, side) => {
        if (other === undefined) return;
        expect(distance(layout.centre(name), layout.centre(other))).toBeCloseTo(100, 6);
        expect(layout.neighbours(other)[(side + 3) % 6]).toBe(name);
        const [a, b] = [layout.side([name, other]), layout.side([other, name])];
        expect(distance(a[0], b[1]) + distance(a[1], b[0])).toBeLessThan(0.001);
      });
    }
  });

  test("a space in the middle has six neighbours and a corner of the map fewer", () => {
    expect(layout.neighbours("22").filter((name) => name !== undefined)).toHaveLength(6);
    expect(layout.neighbours("00").filter((name) => name !== undefined).length).toBeLessThan(4);
  });

  test("a point belongs to the space it lies in, and beyond the map to none", () => {
    for (const name of layout.names) {
      for (const corner of layout.corners(name, SIDE * 0.9)) expect(layout.at(corner)).toBe(name);
    }
    expect(layout.at([-200, -200])).toBeUndefined();
  });

  test("the hexes touch the frame where no room is left", () => {
    const xs = layout.names.flatMap((name) => layout.corners(name).map((corner) => corner[0]));
    expect(Math.min(...xs)).toBeCloseTo(layout.frame.left, 0);
    expect(Math.max(...xs)).toBeCloseTo(layout.frame.right, 0);
  });

  test("one hex has an outline of six corners and a ring two outlines", () => {
    expect(outline(layout, new Set(["22"])).map((loop) => loop.length)).toEqual([6]);
    const ring = new Set(layout.neighbours("22").map(String));
    expect(
      outline(layout, ring)
        .map((loop) => loop.length)
        .sort(),
    ).toEqual([18, 6]);
  });

  test("an inset line keeps its distance from every side", () => {
    const [loop] = outline(layout, new Set(["22", "23"])) as [Point[]];
    inset(loop, 10).forEach((corner, at) => {
      expect(offLine(corner, loop[at] as Point, loop[(at + 1) % loop.length] as Point)).toBeCloseTo(10, 6);
    });
  });
});

test("a side of two spaces that do not adjoin is an error that names them", () => {
  const layout = layoutOf(block(false, "even"), ROOM);
  expect(() => layout.side(["00", "44"])).toThrow("00 and 44 share no side");
  expect(() => layout.centre("99")).toThrow("no space is called 99");
});

test("the sides of the Arsouf river join into one line, in whatever order they are listed", () => {
  const layout = layoutOf(ARSOUF, ROOM);
  const pairs = [...(ARSOUF.sides["ford"] ?? []), ...(ARSOUF.sides["river"] ?? [])];
  for (const order of [pairs, [...pairs].reverse()]) {
    const lines = linesAlong(layout, order);
    expect(lines.map((line) => line.length)).toEqual([pairs.length + 1]);
  }
});

test("sides that meet in a fork and sides in a ring are all walked once", () => {
  const layout = layoutOf(block(false, "even"), ROOM);
  const ring = layout.neighbours("22").map((name) => ["22", String(name)] as const);
  const spur = [["12", "13"]] as const;
  const sidesIn = (lines: readonly Point[][]) => lines.reduce((sum, line) => sum + line.length - 1, 0);
  expect(sidesIn(linesAlong(layout, ring))).toBe(6);
  expect(sidesIn(linesAlong(layout, [...ring, ...spur]))).toBe(7);
});

test("darts keep apart and near their spaces", () => {
  const layout = layoutOf(block(false, "even"), ROOM);
  const wood = new Set(["22", "23", "32"]);
  const spots = darts(layout, wood, { count: 20, apart: { x: 27, y: 19 } }, mulberry32(5));
  expect(spots.length).toBeGreaterThan(10);
  spots.forEach((spot, at) => {
    const near = [...wood].map((name) => distance(layout.centre(name), spot));
    expect(Math.min(...near)).toBeLessThan(SIDE + 17);
    for (const other of spots.slice(at + 1)) {
      expect(Math.abs(spot[0] - other[0]) >= 27 || Math.abs(spot[1] - other[1]) >= 19).toBe(true);
    }
  });
});

function offLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / Math.hypot(dx, dy);
}
