import { expect, test } from "vitest";
import { depthLines, swollen, worn } from "../../src/cartographer/geometry/shore";
import { type Point, distance } from "../../src/cartographer/geometry/point";
import { isWithin } from "../../src/cartographer/geometry/within";
import { planOf } from "../../src/cartographer/plan";
import { between, streamOf } from "../../src/cartographer/random";
import { type Disc, isTouching, levels, lobed } from "../../src/cartographer/shapes";
import { WATER_HOLE_ORNAMENT } from "../../src/skins/croisades/map";
import { WATER_HOLE } from "./sheets";

const random = streamOf("shapes");
const scattered = Array.from({ length: 200 }, (): Disc => {
  return { at: [between(random, 0, 300), between(random, 0, 300)], radius: between(random, 5, 15) };
});

test("discs of one level do not touch, and one that lies over another is in a later level", () => {
  const sorted = levels(scattered);
  expect(sorted.flat()).toHaveLength(scattered.length);
  for (const level of sorted) {
    for (const [at, one] of level.entries()) expect(level.slice(at + 1).some((other) => isTouching(one, other))).toBe(false);
  }
  const levelOf = new Map(sorted.flatMap((level, at) => level.map((one) => [one, at])));
  for (const [at, one] of scattered.entries()) {
    const over = scattered.slice(at + 1).filter((other) => isTouching(one, other));
    for (const other of over) expect(levelOf.get(other)).toBeGreaterThan(levelOf.get(one) as number);
  }
});

test("a lobed line comes back to where it began", () => {
  const steps = [...lobed([[10.04, 0.26], [20.11, 10.33], [10.47, 20.68], [0.21, 10.09]]).matchAll(/1 (-?[\d.]+),(-?[\d.]+)/g)];
  expect(steps).toHaveLength(4);
  for (const axis of [1, 2]) expect(Math.abs(steps.reduce((sum, step) => sum + Number(step[axis]), 0))).toBeLessThan(0.001);
});

test("lines at a depth lie inside the shore, so far from it, and grown ones outside", () => {
  const { layout, terrain } = planOf(WATER_HOLE, WATER_HOLE_ORNAMENT, { finish: "painted", numbers: true, say: (key) => key, seed: 0 });
  const [shore] = worn(layout, terrain("water"), 22) as [Point[]];
  for (const depth of [7, 25, 52]) {
    const lines = depthLines(shore, depth);
    expect(lines.length).toBeGreaterThan(0);
    for (const point of lines.flat()) {
      expect(isWithin(shore, point)).toBe(true);
      expect(Math.min(...shore.map((other) => distance(point, other)))).toBeGreaterThan(depth * 0.9);
    }
  }
  expect(swollen(shore, 8).filter((point) => isWithin(shore, point))).toEqual([]);
});
