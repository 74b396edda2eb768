import { expect, test } from "vitest";
import { excerpt, pictured } from "../../src/state/picture";

const MAP = { width: 2000, height: 1500 };

const FRAME = { width: 1000, height: 500 };

test("everybody who stands on the map is in the frame, and the map from side to side", () => {
  const stand = [[500, 300], [1400, 900]] as const;
  const { zoom, left, top } = pictured(MAP, FRAME, stand, 0.2);
  expect([zoom, left]).toEqual([0.5, 0]);
  for (const [x, y] of stand) {
    expect(left + x * zoom).toBeGreaterThan(0);
    expect(left + x * zoom).toBeLessThan(FRAME.width);
    expect(top + y * zoom).toBeGreaterThan(0);
    expect(top + y * zoom).toBeLessThan(FRAME.height);
  }
});

test("no edge of the map leaves a gap in the frame", () => {
  for (const stand of [[[2000, 1500]], [[0, 0]], []] as const) {
    const { zoom, left, top } = pictured(MAP, FRAME, stand, 0.2);
    expect(left).toBeLessThanOrEqual(0);
    expect(top).toBeLessThanOrEqual(0);
    expect(left + MAP.width * zoom).toBeGreaterThanOrEqual(FRAME.width);
    expect(top + MAP.height * zoom).toBeGreaterThanOrEqual(FRAME.height);
  }
});

test("a small frame shows where most stand, not a small map", () => {
  const stand = [[100, 100], [1000, 840], [1040, 860], [1100, 900]] as const;
  expect(pictured(MAP, { width: 400, height: 240 }, stand, 0.4)).toEqual({ zoom: 0.4, left: -216, top: -224 });
});

test("an excerpt has the shape of its frame, stays on the map and shows where most stand", () => {
  const shape = { width: 94, height: 47 };
  expect(excerpt(MAP, shape, [[100, 100]], 600)).toEqual({ x: 0, y: 0, width: 600, height: 300 });
  expect(excerpt(MAP, shape, [[900, 700], [1000, 750], [1900, 100]], 600)).toEqual({ x: 700, y: 600, width: 600, height: 300 });
  expect(excerpt(MAP, shape, [], 600)).toEqual({ x: 700, y: 600, width: 600, height: 300 });
});
