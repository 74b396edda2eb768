import { expect, test } from "vitest";
import { layoutOf } from "../../src/cartographer/geometry/layout";
import type { SheetData } from "../../src/cartographer/sheet";
import { borderAt, distancesFrom, footOn } from "../../src/state/ranges";

const spaces = Object.fromEntries([1, 2, 3, 4, 5].flatMap((row) => [1, 2, 3, 4, 5].map((column) => [`${column}.${row}`, [row, column]])));
const layout = layoutOf({ flat: true, shifted: "odd", spaces } as unknown as SheetData, { top: 0, right: 0, bottom: 0, left: 0 });

test("every space is as far as the steps to it", () => {
  const distances = distancesFrom(layout, "3.3");
  expect([distances.get("3.3"), distances.get("3.2"), distances.get("3.1"), distances.get("1.3")]).toEqual([0, 1, 2, 2]);
  expect(distances.size).toBe(25);
});

test("the border of a distance goes round it once, and not along the edge of the map", () => {
  const distances = distancesFrom(layout, "3.3");
  expect(borderAt(layout, distances, 0)).toHaveLength(6);
  expect(borderAt(layout, distances, 1)).toHaveLength(18);
  expect(borderAt(layout, distances, 9)).toHaveLength(0);
});

test("a point off a line has its foot on it", () => {
  expect(footOn([0, 0], [10, 0], [4, 3])).toEqual([4, 0]);
});
