import { expect, test } from "vitest";
import { layoutOf } from "../../src/cartographer/geometry/layout";
import { counter } from "../../src/counters/counter";
import { placing, placingOf } from "../../src/counters/placing";
import { pointed } from "../../src/state/points";
import { covered, stacked } from "../../src/state/stacks";
import { ARSOUF } from "../cartographer/sheets";

const LAYOUT = layoutOf(ARSOUF, { top: 0, right: 0, bottom: 0, left: 0 });

test("a piece over two spaces lies between them, turned to its front", () => {
  const [[x, y], [toX, toY]] = [LAYOUT.centre("05.05"), LAYOUT.centre("05.06")];
  const rider = { at: "05.05", covers: ["05.06"], facing: 90 };
  expect(placing(LAYOUT, rider)).toMatchObject({ x: (x + toX) / 2, y: (y + toY) / 2, turn: 90 });
  expect(placingOf(LAYOUT, rider)).toContain("rotate(90)");
  expect(placingOf(LAYOUT, { at: "05.05" })).not.toContain("rotate");
});

test("every space that a piece covers means it", () => {
  const rider = { id: "rider", at: "05.05", covers: ["05.06"] };
  const man = { id: "man", at: "05.06" };
  expect([...stacked([rider, man]).entries()]).toEqual([["05.05", [rider]], ["05.06", [rider, man]]]);
  expect(covered({ at: null, covers: ["05.06"] })).toEqual([]);
});

test("a piece at a point is a place of its own, as it is turned", () => {
  const line = { id: "line", point: [400, 300] as const, facing: 90, extent: [200, 20] as const };
  const layout = pointed(LAYOUT, () => [line]);
  expect(layout.centre("line")).toEqual([400, 300]);
  expect(layout.at([400, 390])).toBe("line");
  expect(layout.at([490, 300])).toBe(LAYOUT.at([490, 300]));
  expect(layout.neighbours("line")).toEqual([]);
  expect(layout.centre("05.05")).toEqual(LAYOUT.centre("05.05"));
});

test("a piece may bring a drawing of its own", () => {
  expect(counter({ kind: "line", cloth: "red", symbol: "stand", fightingValue: 0, moves: 0, canAct: true })).toMatch(/#stand".*#state-ready"/);
});
