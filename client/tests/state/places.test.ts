import { expect, test } from "vitest";
import { layoutOf } from "../../src/cartographer/geometry/layout";
import type { SheetData } from "../../src/cartographer/sheet";
import { calloutAt } from "../../src/state/callout";
import { tagPlace } from "../../src/state/tags";
import arsouf from "../cartographer/sheets/arsouf.json";

const LAYOUT = layoutOf(arsouf as unknown as SheetData, { top: 0, right: 0, bottom: 0, left: 0 });

test("a tag stands at the left, or where no counter is", () => {
  const [x] = LAYOUT.centre("06.08");
  expect(tagPlace(LAYOUT, "06.08", new Set(["06.08"])).x).toBeLessThan(x);
  expect(tagPlace(LAYOUT, "06.08", new Set(["06.08", "06.07"])).x).toBeGreaterThan(x);
  const below = tagPlace(LAYOUT, "06.08", new Set(["06.07", "06.09"]));
  expect(below.y).toBeGreaterThan(LAYOUT.centre("06.08")[1]);
});

const WINDOW = { left: 0, top: 0, width: 800, height: 600 };
const SIZE = { width: 200, height: 50 };

test("a callout stands at the right where there is room", () => {
  expect(calloutAt({ x: 300, y: 300 }, SIZE, 30, [], WINDOW)).toEqual({ x: 330, y: 275 });
});

test("a callout goes where it covers no counter", () => {
  const spot = calloutAt({ x: 300, y: 300 }, SIZE, 30, [{ x: 400, y: 300 }], WINDOW);
  expect(spot.x + SIZE.width).toBeLessThan(300);
});

test("a callout stays in the window", () => {
  const { x, y } = calloutAt({ x: 790, y: 5 }, SIZE, 30, [], WINDOW);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + SIZE.width).toBeLessThanOrEqual(800);
  expect(y).toBeGreaterThanOrEqual(0);
});
