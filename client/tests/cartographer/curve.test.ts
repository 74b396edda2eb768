import { expect, test } from "vitest";
import { leftOf, rightOf } from "../../src/cartographer/geometry/border";
import {
  along,
  evenly,
  lengthOf,
  offset,
  relaxed,
  relaxedLoop,
  spline,
  stretch,
} from "../../src/cartographer/geometry/curve";
import { type Point, distance } from "../../src/cartographer/geometry/point";

const BEND: Point[] = [
  [0, 0],
  [100, 20],
  [180, 90],
  [300, 80],
];

test("a spline passes through its control points", () => {
  const line = spline(BEND);
  BEND.forEach((control, at) => expect(distance(line[at * 14] as Point, control)).toBeLessThan(1e-9));
});

test("relaxing keeps the ends and shortens a zigzag", () => {
  const zigzag: Point[] = [
    [0, 0],
    [10, 20],
    [20, 0],
    [30, 20],
    [40, 0],
  ];
  const calm = relaxed(zigzag, 5);
  expect([calm[0], calm[4]]).toEqual([zigzag[0], zigzag[4]]);
  expect(lengthOf(calm)).toBeLessThan(lengthOf(zigzag));
});

test("a relaxed loop has no fixed point", () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  relaxedLoop(square, 1).forEach((corner, at) => expect(distance(corner, square[at] as Point)).toBeGreaterThan(1));
});

test("an offset goes to the left, which is up for a line that runs to the right", () => {
  expect(
    offset(
      [
        [0, 50],
        [10, 50],
        [20, 50],
      ],
      7,
    ),
  ).toEqual([
    [0, 43],
    [10, 43],
    [20, 43],
  ]);
});

test("places along a line are found by its length", () => {
  const line: Point[] = [
    [0, 0],
    [30, 0],
    [30, 70],
  ];
  expect(along(line, 0.3)).toEqual([30, 0]);
  expect(along(line, 0.65)).toEqual([30, 35]);
  expect(lengthOf(stretch(line, 0.25, 0.75))).toBeCloseTo(50, 6);
});

test("even points lie at equal distances along the line", () => {
  const spots = evenly(
    [
      [0, 0],
      [25, 0],
      [25, 25],
    ],
    10,
  );
  expect(spots).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
    [25, 5],
    [25, 15],
  ]);
});

test("the areas to the left and right of a line make up the sheet and its margin", () => {
  const sheet = { left: 0, top: 0, right: 400, bottom: 300 };
  const whole = 520 * 420;
  const lines: Point[][] = [
    [
      [-60, 100],
      [200, 140],
      [460, 90],
    ],
    [
      [460, 90],
      [200, 140],
      [-60, 100],
    ],
    [
      [150, -60],
      [180, 100],
      [170, 360],
    ],
    [
      [-60, 60],
      [90, 80],
      [100, -60],
    ],
  ];
  for (const line of lines) {
    const [left, right] = [area(leftOf(line, sheet)), area(rightOf(line, sheet))];
    expect(Math.abs(left) + Math.abs(right)).toBeCloseTo(whole, 6);
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(0);
  }
});

/** Positive where the loop runs clockwise on the screen. */
function area(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
