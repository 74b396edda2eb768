import { expect, test } from "vitest";
import { excerpt, pictured } from "../../src/state/picture";

const MAP = { width: 2000, height: 1500 };

const FRAME = { width: 1000, height: 500 };

test("a wide frame shows the map from side to side and from the top, as far as all who stand on it are seen", () => {
  expect(pictured(MAP, FRAME, [[900, 400], [1100, 800]], 0.2)).toEqual({ zoom: 0.5, left: 0, top: 0 });
  expect(pictured(MAP, FRAME, [[900, 400], [1100, 1040]], 0.2)).toEqual({ zoom: 0.5, left: 0, top: -50 });
});

test("no edge of the map leaves a gap in the frame", () => {
  expect(pictured(MAP, FRAME, [[2000, 1500]], 0.2)).toEqual({ zoom: 0.5, left: 0, top: -250 });
  expect(pictured(MAP, FRAME, [], 0.2)).toEqual({ zoom: 0.5, left: 0, top: 0 });
});

test("a small frame shows a part of the map, not a small map", () => {
  expect(pictured(MAP, { width: 400, height: 240 }, [[1000, 840]], 0.4)).toEqual({ zoom: 0.4, left: -200, top: -120 });
});

test("an excerpt has the shape of its frame, stays on the map and shows where most stand", () => {
  const shape = { width: 94, height: 47 };
  expect(excerpt(MAP, shape, [[100, 100]], 600)).toEqual({ x: 0, y: 0, width: 600, height: 300 });
  expect(excerpt(MAP, shape, [[900, 700], [1000, 750], [1900, 100]], 600)).toEqual({ x: 700, y: 600, width: 600, height: 300 });
  expect(excerpt(MAP, shape, [], 600)).toEqual({ x: 700, y: 600, width: 600, height: 300 });
});
