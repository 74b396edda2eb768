/** What is drawn is what the rules say: water, shore and ways lie where their spaces and sides are. */

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { leftOf } from "../../src/cartographer/geometry/border";
import { evenly, lengthOf, spline } from "../../src/cartographer/geometry/curve";
import { type Point, distance, moved, towards } from "../../src/cartographer/geometry/point";
import { isWithin } from "../../src/cartographer/geometry/within";
import { NUMBER_ABOVE, numbers } from "../../src/cartographer/layers/grid";
import { hills } from "../../src/cartographer/layers/hills";
import { walls } from "../../src/cartographer/layers/walls";
import { trees } from "../../src/cartographer/layers/woods";
import type { Ornament } from "../../src/cartographer/ornament";
import { type Plan, planOf } from "../../src/cartographer/plan";
import type { SheetData } from "../../src/cartographer/sheet";
import { widthOf } from "../../src/cartographer/type";
import { ACRE_ORNAMENT } from "../../src/skins/acre/map";
import { ARSOUF_ORNAMENT } from "../../src/skins/arsouf/map";
import { NAMES } from "../../src/studio/words";
import { ACRE, ARSOUF, BARE } from "./sheets";

const plan = (sheet: SheetData, ornament: Ornament, words: Readonly<Record<string, string>> = {}): Plan =>
  planOf(sheet, ornament, { finish: "painted", numbers: true, seed: 0, say: (key) => words[key] ?? key });
const arsouf = plan(ARSOUF, ARSOUF_ORNAMENT);
const acre = plan(ACRE, ACRE_ORNAMENT);
const plain = plan(ACRE, BARE);

test("the middle of every sea space lies in the sea and of every other on land", () => {
  for (const each of [arsouf, acre, plain]) {
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
  for (const each of [acre, plain]) {
    expect(each.ruleStreams).toHaveLength(1);
    for (const name of each.terrain("stream")) {
      const near = each.ruleStreams.flat().map((point) => distance(point, each.layout.centre(name)));
      expect(Math.min(...near)).toBeLessThan(18);
    }
  }
});

test("a wall stands on every side between a fortress and the land, with a tower on each outward corner", () => {
  const drawn = walls(acre);
  const line = [...(/d="M([^"]+)"/.exec(drawn)?.[1] ?? "").matchAll(/(\d[\d.]*),(\d[\d.]*)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  const sides = [...acre.terrain("fortress")].flatMap((name) =>
    acre.layout.neighbours(name).flatMap((other) => (other && !acre.terrain("fortress").has(other) && !acre.terrain("sea").has(other) ? [[name, other] as const] : [])),
  );
  expect(sides).toHaveLength(10);
  for (const ends of sides.map(acre.layout.side)) {
    for (const end of ends) expect(Math.min(...line.map((point) => distance(point, end)))).toBeLessThan(0.1);
  }
  expect(drawn.match(/href="#tower"/g)).toHaveLength(9);
});

test("four hills stand in every hill space and nine trees in every orchard, none outside", () => {
  const feet = [...hills(acre).matchAll(/fill="#b99c5c"/g)];
  expect(feet).toHaveLength(4 * acre.terrain("hill").size);
  const planted = [...trees(acre).matchAll(/tree-orchard.*?translate\((\S+) (\S+)\)/g)].map(([, x, y]) => acre.layout.at([Number(x), Number(y) - 8]) ?? "");
  for (const name of acre.terrain("orchard")) expect([name, planted.filter((home) => home === name).length]).toEqual([name, 9]);
  expect(planted.filter((home) => !acre.terrain("orchard").has(home))).toEqual([]);
});

test("the sea bears neither numbers nor hex lines of its own", () => {
  const numbered = [...numbers(acre).matchAll(/>(\d{4})</g)].map(([, name]) => name as string);
  expect(numbered.filter((name) => acre.terrain("sea").has(name))).toEqual([]);
  expect(numbered).toHaveLength(acre.layout.names.length - acre.terrain("sea").size);
});

test("no name stands on a printed number", () => {
  for (const words of Object.values(NAMES)) {
    const { labels } = plan(ACRE, ACRE_ORNAMENT, words);
    const level = labels.filter(({ line }) => line[0]?.[1] === line[line.length - 1]?.[1]);
    expect(level.length).toBeGreaterThan(10);
    for (const { text, spots, size } of level) {
      const [left, right] = [spots[0]?.[0] ?? 0, spots[spots.length - 1]?.[0] ?? 0];
      const base = (spots[0]?.[1] ?? 0) + size * 0.3;
      const hit = acre.layout.names.filter((name) => {
        const [x, y] = moved(acre.layout.centre(name), 0, -NUMBER_ABOVE.flat);
        return !acre.terrain("sea").has(name) && x > left - 18 && x < right + 18 && y > base - size * 0.62 && y - 12 < base;
      });
      expect([text, hit]).toEqual([text, []]);
    }
  }
});

test("the painter of maps knows no game", () => {
  const folder = new URL("../../src/cartographer/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((path) => /arsouf|\bacre\b/i.test(readFileSync(new URL(path, folder), "utf8")))).toEqual([]);
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

const SHEETS = [
  ["Arsouf", ARSOUF, ARSOUF_ORNAMENT],
  ["Acre", ACRE, ACRE_ORNAMENT],
] as const;

describe.each(Object.entries(NAMES).flatMap(([tongue, words]) => SHEETS.map((each) => [...each, tongue, words] as const)))("the names of %s", (_, sheet, ornament, __, words) => {
  const { labels, layout } = plan(sheet, ornament, words);

  test("all have words and keep to their lines at a readable size", () => {
    const keys = ornament.names.map((name) => name.key);
    expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
    for (const { text, lettering, size, spacing, line } of labels) {
      expect(widthOf(text, lettering.face, size, spacing)).toBeLessThanOrEqual(lengthOf(line) + 0.01);
      expect(size).toBeGreaterThanOrEqual(18);
    }
  });

  test("run from left to right or upwards inside the frame", () => {
    const { left, top, right, bottom } = layout.frame;
    for (const { line, text } of labels) {
      const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
      expect([text, first[0] < last[0] || (first[0] === last[0] && first[1] > last[1])]).toEqual([text, true]);
      for (const [x, y] of line)
        expect([text, x >= left && x <= right && y >= top && y <= bottom]).toEqual([text, true]);
    }
  });
});
