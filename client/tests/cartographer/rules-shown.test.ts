/** What is drawn is what the rules say: water, shore and ways lie where their spaces and sides are. */

import { describe, expect, test } from "vitest";
import { leftOf } from "../../src/cartographer/geometry/border";
import { evenly, lengthOf, spline } from "../../src/cartographer/geometry/curve";
import { type Point, distance, towards } from "../../src/cartographer/geometry/point";
import { trees } from "../../src/cartographer/layers/woods";
import type { Ornament } from "../../src/cartographer/ornament";
import { type Plan, planOf } from "../../src/cartographer/plan";
import type { SheetData } from "../../src/cartographer/sheet";
import { widthOf } from "../../src/cartographer/type";
import { ARSOUF_ORNAMENT } from "../../src/skins/arsouf/map";
import { NAMES } from "../../src/studio/words";
import { ARSOUF, BARE, PLAIN } from "./sheets";

const plan = (sheet: SheetData, ornament: Ornament, words: Readonly<Record<string, string>> = {}): Plan =>
  planOf(sheet, ornament, { finish: "painted", numbers: true, seed: 0, say: (key) => words[key] ?? key });
const arsouf = plan(ARSOUF, ARSOUF_ORNAMENT);
const plain = plan(PLAIN, BARE);

test("the middle of every sea space lies in the sea and of every other on land", () => {
  for (const each of [arsouf, plain]) {
    const seas = each.coasts.map((line) => leftOf(line, each.edges));
    for (const name of each.layout.names) {
      const isWet = seas.some((loop) => isWithin(loop, each.layout.centre(name)));
      expect([name, isWet]).toEqual([name, each.terrain("sea").has(name)]);
    }
  }
});

test("the road touches every space of the road and the middle of no other", () => {
  const spots = arsouf.roads.flatMap((line) => evenly(spline(line), 5));
  const touched = new Set(spots.map(arsouf.layout.at));
  expect(
    (ARSOUF.terrain["road"] ?? []).filter((name) => !touched.has(name) && !arsouf.terrain("town").has(name)),
  ).toEqual([]);
  for (const name of arsouf.layout.names.filter((each) => !arsouf.terrain("road").has(each))) {
    expect(Math.min(...spots.map((spot) => distance(spot, arsouf.layout.centre(name))))).toBeGreaterThan(35);
  }
});

test("the river covers the middle of each of its sides, fords and all", () => {
  const spots = arsouf.rivers.flatMap((line) => evenly(spline(line), 3));
  for (const pair of [...(ARSOUF.sides["river"] ?? []), ...(ARSOUF.sides["ford"] ?? [])]) {
    const [from, to] = arsouf.layout.side(pair);
    expect(Math.min(...spots.map((spot) => distance(spot, towards(from, to, 0.5))))).toBeLessThan(14);
  }
});

test("a stream that is a rule passes near the middle of each of its spaces, in one line", () => {
  expect(plain.ruleStreams).toHaveLength(1);
  for (const name of plain.terrain("stream")) {
    const near = plain.ruleStreams.flat().map((point) => distance(point, plain.layout.centre(name)));
    expect(Math.min(...near)).toBeLessThan(18);
  }
});

test("no tree outside the woods stands in the marsh, on the road or in the town", () => {
  const feet = [
    ...trees({ ...arsouf, ornament: { ...ARSOUF_ORNAMENT, standing: [] } }).matchAll(/translate\((\S+) (\S+)\)/g),
  ];
  const woods = new Set(ARSOUF_ORNAMENT.woods);
  for (const [, x, y] of feet) {
    const home = arsouf.layout.at([Number(x), Number(y)]);
    if (home === undefined || woods.has(home)) continue;
    expect([home, ["marsh", "road", "town"].some((code) => arsouf.terrain(code).has(home))]).toEqual([home, false]);
  }
  expect(feet.length).toBeGreaterThan(300);
});

test("woods and marsh share no space, and every wood is a space of the map", () => {
  for (const name of ARSOUF_ORNAMENT.woods) {
    expect(arsouf.layout.names).toContain(name);
    expect(arsouf.terrain("marsh").has(name)).toBe(false);
  }
});

describe.each(Object.entries(NAMES))("names in %s", (_, words) => {
  const { labels } = plan(ARSOUF, ARSOUF_ORNAMENT, words);

  test("all have words and keep to their lines at a readable size", () => {
    const keys = ARSOUF_ORNAMENT.names.map((name) => name.key);
    expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
    for (const { text, lettering, size, spacing, line } of labels) {
      expect(widthOf(text, lettering.face, size, spacing)).toBeLessThanOrEqual(lengthOf(line) + 0.01);
      expect(size).toBeGreaterThanOrEqual(18);
    }
  });

  test("run from left to right inside the frame", () => {
    const { left, top, right, bottom } = arsouf.layout.frame;
    for (const { line, text } of labels) {
      const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
      expect([text, first[0] < last[0]]).toEqual([text, true]);
      for (const [x, y] of line)
        expect([text, x >= left && x <= right && y >= top && y <= bottom]).toEqual([text, true]);
    }
  });
});

function isWithin(loop: readonly Point[], [x, y]: Point): boolean {
  return loop.reduce((isIn, [ax, ay], at) => {
    const [bx, by] = loop[(at + 1) % loop.length] as Point;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !isIn : isIn;
  }, false);
}
