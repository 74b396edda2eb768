/** Fields at man scale: what is drawn is what the rules say, hex by hex, and ornament keeps out of its way. */

import { describe, expect, test } from "vitest";
import { crownsOver } from "../../src/cartographer/courses/crowns";
import { beyond } from "../../src/cartographer/geometry/beyond";
import { evenly, lengthOf, offset, spline } from "../../src/cartographer/geometry/curve";
import { divisions } from "../../src/cartographer/geometry/divisions";
import { type Point, distance, moved } from "../../src/cartographer/geometry/point";
import { isWithin } from "../../src/cartographer/geometry/within";
import { crowns } from "../../src/cartographer/layers/crowns";
import { NUMBER_ABOVE, numbers } from "../../src/cartographer/layers/grid";
import { frondsOf } from "../../src/cartographer/layers/palms";
import { shores } from "../../src/cartographer/layers/pool";
import { lipsOf, slopeLoops } from "../../src/cartographer/layers/slope";
import { stripTop } from "../../src/cartographer/layers/strip";
import { RUT } from "../../src/cartographer/layers/track";
import type { Ornament } from "../../src/cartographer/ornament";
import { paint } from "../../src/cartographer/paint";
import { LAYERS, type LayerName } from "../../src/cartographer/painters";
import { type Options, type Plan, planOf } from "../../src/cartographer/plan";
import type { SheetData } from "../../src/cartographer/sheet";
import { widthOf } from "../../src/cartographer/type";
import { CROISADES_ORNAMENTS, OLIVE_GROVE_ORNAMENT, WATER_HOLE_ORNAMENT } from "../../src/skins/croisades/map";
import { OLIVE_GROVE, WATER_HOLE } from "./sheets";
import { FIELD_WORDS } from "./sheets/field-words";

const NAMES = Object.keys(LAYERS) as LayerName[];
const PAINTED: Options = { finish: "painted", numbers: true, say: (key) => key, seed: 0 };
const FIELDS = [
  ["Water Hole", WATER_HOLE, WATER_HOLE_ORNAMENT],
  ["Olive Grove", OLIVE_GROVE, OLIVE_GROVE_ORNAMENT],
] as const;

/** Milliseconds that what paints a whole sheet, or looks at every hex of it, may take on a busy machine. */
const THOROUGH = 60_000;

/** Milliseconds of computing. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each(FIELDS)("the %s", (_, sheet, ornament) => {
  const whole = paint(sheet, ornament);
  const plan = planOf(sheet, ornament, PAINTED);
  const field = beyond(sheet, ornament.room);
  const { layout, terrain } = plan;

  test("the same data and seed give the same characters", { timeout: THOROUGH }, () => {
    expect(paint(JSON.parse(JSON.stringify(sheet)) as SheetData, ornament).svg === whole.svg).toBe(true);
  });

  test("another seed changes ornament only", { timeout: THOROUGH }, () => {
    const other = paint(sheet, ornament, { seed: 1 });
    const changed = NAMES.filter((name) => other.layers[name] !== whole.layers[name]);
    expect(changed).toEqual(["soil", "slope", "pool", "scrub", "shade", "crowns"].filter((name) => whole.layers[name as LayerName] !== ""));
    const seeded = planOf(sheet, ornament, { ...PAINTED, seed: 1 });
    expect(shores(seeded)).toEqual(shores(plan));
  });

  test("is written in under 300 ms, under a megabyte and 2,000 elements", { timeout: THOROUGH }, () => {
    // The quickest of a few: a busy machine makes each of them slower, by chance.
    const spent = [1, 2, 3].map(() => timed(() => paint(sheet, ornament)));
    expect(Math.min(...spent)).toBeLessThan(300);
    expect(whole.svg.length).toBeLessThan(1_000_000);
    expect(whole.svg.match(/<[a-z]/gi)?.length).toBeLessThan(2000);
  });

  test("each layer stands in the whole as it stands alone, in the order of the layers", () => {
    const places = NAMES.filter((name) => whole.layers[name] !== "").map((name) => whole.svg.indexOf(whole.layers[name]));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const drawn = NAMES.filter((name) => whole.layers[name] !== "");
    const always = ["ground", "soil", "slope", "scrub", "shade", "crowns", "grid", "numbers", "names", "strip", "compass", "light", "paper", "frame"];
    expect(drawn.filter((name) => !["track", "pool"].includes(name))).toEqual(always);
  });

  test("has the size of the specification, odd columns half a hex lower, and every name printed whole", () => {
    expect([whole.width, whole.height]).toEqual([2330.5, 1914]);
    for (const [name, [row, column]] of Object.entries(sheet.spaces)) {
      const [x, y] = [126 + 86.6025 * (column - 1), 112 + 100 * (row - 1) + (column % 2 === 1 ? 50 : 0)];
      expect(distance(layout.centre(name), [x, y])).toBeLessThan(0.1);
      expect(whole.layers.numbers).toContain(`>${name}</text>`);
    }
    expect(whole.layers.numbers).toContain('<text x="992" y="727.5">K7</text>');
    expect(divisions(layout, sheet, 1).map(({ figure }) => figure).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXY");
    expect(divisions(layout, sheet, 0).map(({ figure }) => figure)).toEqual(Array.from({ length: 16 }, (_, row) => String(row + 1)));
  });

  test("at least 55 in a hundred of every tree hex is leaf, and at most 36 of any other", { timeout: THOROUGH }, () => {
    const discs = discsIn(crowns({ ...plan, terrain: (code) => (code === "palm" ? new Set() : terrain(code)) }), "#474b28");
    const palmed = [...terrain("palm")].map((name) => frondsOf(plan, name).flat().map(({ leaf }) => leaf));
    const hearts = [...terrain("palm")].map((name) => ({ at: layout.centre(name), radius: 7 }));
    const isLeaf = (point: Point) => [...discs, ...hearts].some(({ at, radius }) => distance(at, point) < radius) || palmed.flat().some((leaf) => isWithin(leaf, point));
    const trees = new Set([...terrain("tree"), ...terrain("palm")]);
    const near = layout.names.filter((name) => [name, ...layout.neighbours(name)].some((other) => other !== undefined && trees.has(other)));
    for (const name of near) {
      const share = shareOf(layout, name, isLeaf);
      expect([name, trees.has(name) ? share >= 0.55 : share <= 0.36, share]).toEqual([name, true, share]);
      expect([name, isLeaf(layout.centre(name))]).toEqual([name, trees.has(name)]);
    }
    const far = layout.names.filter((name) => !near.includes(name)).map(layout.centre);
    expect(discs.filter(({ at, radius }) => far.some((centre) => distance(at, centre) < radius))).toEqual([]);
  });

  test("crowns have the radii of the specification", () => {
    for (const { bosses } of crownsOver(layout, terrain("tree"), plan.random("crowns"))) {
      const filled = bosses.filter(({ space }) => space !== undefined).map(({ radius }) => radius);
      expect(filled.filter((radius) => radius > 50)).toHaveLength(1);
      expect(Math.min(...filled)).toBeGreaterThanOrEqual(42);
    }
  });

  test("the middle of every slope lies in the earth of the slope, of every water in the pool, and of no other", () => {
    const [earth, water] = [slopeLoops(field), shores(plan)];
    for (const name of layout.names) {
      const isIn = (loops: readonly Point[][]) => loops.some((loop) => isWithin(loop, layout.centre(name)));
      expect([name, isIn(earth), isIn(water)]).toEqual([name, terrain("slope").has(name), terrain("water").has(name)]);
    }
  });

  test("the lip runs between every upper hex and its slope, crosses no other step, and leaves the sheet", () => {
    const lips = lipsOf(field);
    const crossings = (a: Point, b: Point) => lips.flatMap((lip) => lip.slice(1).filter((to, at) => isCrossing(a, b, lip[at] as Point, to))).length;
    const stated = new Set((sheet.sides["lip"] ?? []).map((pair) => [...pair].sort().join(" ")));
    expect(stated.size).toBe(sheet === WATER_HOLE ? 13 : 18);
    for (const name of layout.names) {
      for (const other of layout.neighbours(name)) {
        if (other === undefined || other < name) continue;
        const isLip = stated.has([name, other].sort().join(" "));
        expect([name, other, crossings(layout.centre(name), layout.centre(other)) % 2]).toEqual([name, other, isLip ? 1 : 0]);
      }
    }
    const ends = lips.flatMap((lip) => [lip[0] as Point, lip[lip.length - 1] as Point]);
    expect(ends.filter(([x, y]) => x > 45 && x < 2285 && y > 40 && y < stripTop(plan))).toEqual([]);
  });

  test("six bushes stand in every scrub hex and none over its side", () => {
    const cores = discsIn(whole.layers.scrub, "#2b2a10").map(({ at, radius }) => ({ at: moved(at, -5, -6), radius: radius / 1.02 }));
    for (const name of terrain("scrub")) expect([name, cores.filter(({ at }) => layout.at(at) === name).length]).toEqual([name, 6]);
    expect(cores).toHaveLength(6 * terrain("scrub").size);
    for (const { at, radius } of cores) {
      expect(radius).toBeLessThan(21);
      expect(layout.at(moved(at, 0, radius * 0.5))).toBe(layout.at(at));
    }
  });

  test("nothing but names lies on a hex: title, compass, scale and key keep to the strip", () => {
    const lowest = Math.max(...layout.names.map((name) => layout.centre(name)[1])) + 50;
    expect(stripTop(plan)).toBeGreaterThan(lowest);
    expect(layout.frame.bottom - stripTop(plan)).toBe(143);
    const ys = [...(whole.layers.strip + whole.layers.compass).matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(stripTop(plan));
    expect((ornament.compass?.at[1] ?? 0) - 66 * (ornament.compass?.scale ?? 1)).toBeGreaterThan(stripTop(plan));
    expect([ornament.towns, ornament.ships, ornament.standing, ornament.cartouche]).toEqual([[], [], [], undefined]);
  });

  test("the key shows every terrain of the sheet, cut from a hex that has it", () => {
    const keyed = ornament.strip?.key ?? [];
    const rules = Object.keys(sheet.terrain).filter((code) => !["palm", "upper"].includes(code) && terrain(code).size > 0);
    expect(keyed.map((entry) => entry.terrain).sort()).toEqual(["clear", ...rules].sort());
    for (const { terrain: code, space } of keyed) {
      const found = Object.entries(sheet.terrain).find(([, names]) => names.includes(space))?.[0] ?? "clear";
      expect([space, found]).toEqual([space, code]);
    }
    expect(whole.svg.match(/<use href="#layer-/g)?.length).toBeGreaterThan(6);
  });

  test("the draft and the print carry no filter", { timeout: THOROUGH }, () => {
    for (const finish of ["draft", "print"] as const)
      expect(paint(sheet, ornament, { finish }).svg.match(/filter|feTurbulence/)?.[0]).toBeUndefined();
    const print = paint(sheet, ornament, { finish: "print" });
    expect([print.layers.soil, print.layers.shade, print.layers.light, print.layers.paper]).toEqual(["", "", "", ""]);
  });

  test.each(Object.entries(FIELD_WORDS))("its names in %s keep to their room and stand on no printed name", (__, words) => {
    const { labels } = planOf(sheet, ornament, { ...PAINTED, say: (key) => words[key] ?? key });
    const said = [...ornament.names.map(({ key }) => key), ...(ornament.strip?.key ?? []).map((entry) => entry.words)];
    expect(said.filter((key) => words[key] === undefined)).toEqual([]);
    for (const { text, lettering, size, spacing, line, spots } of labels) {
      expect(widthOf(text, lettering.face, size, spacing)).toBeLessThanOrEqual(lengthOf(line) + 0.01);
      expect([text, size >= 22]).toEqual([text, true]);
      const [left, right] = [spots[0]?.[0] ?? 0, spots[spots.length - 1]?.[0] ?? 0];
      const base = (line[0] as Point)[1];
      const hit = layout.names.filter((name) => {
        const [x, y] = moved(layout.centre(name), 0, -NUMBER_ABOVE.man);
        return x > left - 16 && x < right + 16 && y > base - size * 0.62 && y - 12 < base;
      });
      expect([text, hit]).toEqual([text, []]);
    }
    const { strip } = paint(sheet, ornament, { say: (key) => words[key] ?? key }).layers;
    for (const [, size] of strip.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(16);
  });
});

test("the cart track is on the grove alone, and keeps to flat hexes with both its ruts", () => {
  expect([WATER_HOLE_ORNAMENT.tracks, paint(WATER_HOLE, WATER_HOLE_ORNAMENT).layers.track]).toEqual([undefined, ""]);
  const { layout, terrain } = planOf(OLIVE_GROVE, OLIVE_GROVE_ORNAMENT, PAINTED);
  const lines = (OLIVE_GROVE_ORNAMENT.tracks ?? []).map((line) => spline(line));
  expect(lines).toHaveLength(1);
  const touched = new Set(lines.flatMap((line) => [-RUT - 4, 0, RUT + 4].flatMap((by) => evenly(offset(line, by), 4))).map(layout.at));
  expect(touched.size).toBeGreaterThan(25);
  for (const code of ["tree", "scrub", "slope", "upper"]) expect([...terrain(code)].filter((name) => touched.has(name))).toEqual([]);
});

test("joined maps count their rows anew, and say in small which map a hex is on", () => {
  const names = ["OG:A1", "OG:A2", "WH:A1", "WH:A2"];
  const joined = { ...WATER_HOLE, spaces: Object.fromEntries(names.map((name, at) => [name, [at + 1, 1] as const])), terrain: {}, sides: {} };
  const { strip: _, ...bare } = WATER_HOLE_ORNAMENT;
  const plan = planOf(joined, { ...bare, names: [], tints: [] }, PAINTED);
  expect(divisions(plan.layout, joined, 0).map(({ figure }) => figure)).toEqual(["1", "2", "1", "2"]);
  expect(divisions(plan.layout, joined, 1).map(({ figure }) => figure)).toEqual(["A"]);
  expect(numbers(plan)).toContain('<tspan font-size="10.5">WH:</tspan>A1</text>');
  expect(numbers(planOf(WATER_HOLE, WATER_HOLE_ORNAMENT, PAINTED))).not.toContain("tspan");
});

test("the fields have drawings of their own, so that no painting is taken for the other", () => {
  expect(Object.keys(CROISADES_ORNAMENTS)).toEqual(["olive-grove", "water-hole", "both"]);
  expect(new Set(Object.values(CROISADES_ORNAMENTS).map(({ game }) => game)).size).toBe(3);
});

test("a key of a terrain that nothing draws is an error that names it", () => {
  const strip = { ...(WATER_HOLE_ORNAMENT.strip as NonNullable<Ornament["strip"]>), key: [{ terrain: "lava", space: "K7", words: "" }] };
  expect(() => paint(WATER_HOLE, { ...WATER_HOLE_ORNAMENT, strip })).toThrow("lava");
});

test("a tree that is also listed as a palm is drawn as a palm only", () => {
  const listed = { ...WATER_HOLE, terrain: { ...WATER_HOLE.terrain, tree: [...(WATER_HOLE.terrain["tree"] ?? []), "G11"] } };
  expect(paint(listed, WATER_HOLE_ORNAMENT).layers.crowns === paint(WATER_HOLE, WATER_HOLE_ORNAMENT).layers.crowns).toBe(true);
});

/** The whole circles of the path that has a fill. */
function discsIn(layer: string, fill: string): { at: Point; radius: number }[] {
  const d = new RegExp(`d="([^"]+)" fill="${fill}"`).exec(layer)?.[1] ?? "";
  const found = [...d.matchAll(/M([\d.-]+),([\d.-]+)a([\d.]+),/g)].map((match) => match.slice(1).map(Number) as [number, number, number]);
  return found.map(([x, y, radius]) => ({ at: [x + radius, y], radius }));
}

/** The part of a hex where something holds, by 400 points. */
function shareOf(layout: Plan["layout"], name: string, holds: (point: Point) => boolean): number {
  const centre = layout.centre(name);
  const points = Array.from({ length: 400 }, (_, at) => moved(centre, ((at % 20) + 0.5) * 5.8 - 58, (Math.floor(at / 20) + 0.5) * 5 - 50));
  const inside = points.filter((point) => layout.at(point) === name);
  return inside.filter(holds).length / inside.length;
}

function isCrossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0;
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}
