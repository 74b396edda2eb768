import { expect, test } from "vitest";
import { apart, around, boxOf, centreOf, hexagon } from "../../src/state/figure";

test("odd rows stand half a space to the right", () => {
  expect(centreOf([0, 1])).toEqual([100, 0]);
  expect(centreOf([1, 1])[0]).toBe(150);
  expect(centreOf([-1, 1])[0]).toBe(150);
});

test.each([1, 2, 3])("within %d spaces lie as many as a hexagon holds, all so near", (spaces) => {
  for (const middle of [[0, 0], [1, 4], [-3, 2]] as const) {
    const near = around(middle, spaces);
    expect(near).toHaveLength(1 + 3 * spaces * (spaces + 1));
    expect(Math.max(...near.map((spot) => apart(middle, spot)))).toBe(spaces);
  }
});

test("neighbours are those whose middles are one space across apart", () => {
  const near = around([1, 1], 1).filter((spot) => apart([1, 1], spot) === 1);
  const [x, y] = centreOf([1, 1]);
  for (const spot of near) expect(Math.hypot(centreOf(spot)[0] - x, centreOf(spot)[1] - y)).toBeCloseTo(100);
});

test("the box holds every corner of every space", () => {
  const spaces = around([0, 0], 2);
  const [x, y, width, height] = boxOf(spaces, 0);
  for (const spot of spaces) {
    for (const [, a, b] of hexagon(spot).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)) {
      expect(Number(a)).toBeGreaterThanOrEqual(x);
      expect(Number(a)).toBeLessThanOrEqual(x + width);
      expect(Number(b)).toBeGreaterThanOrEqual(y);
      expect(Number(b)).toBeLessThanOrEqual(y + height);
    }
  }
});

test("flat spaces are the same turned over, and their box holds every corner", () => {
  expect(centreOf([1, 1], true)).toEqual([...centreOf([1, 1])].reverse());
  const spaces = around([0, 0], 1);
  const [x, y, width, height] = boxOf(spaces, 0, true);
  for (const spot of spaces) {
    for (const [, a, b] of hexagon(spot, true).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)) {
      expect(Number(a)).toBeGreaterThanOrEqual(x);
      expect(Number(a)).toBeLessThanOrEqual(x + width);
      expect(Number(b)).toBeGreaterThanOrEqual(y);
      expect(Number(b)).toBeLessThanOrEqual(y + height);
    }
  }
});
