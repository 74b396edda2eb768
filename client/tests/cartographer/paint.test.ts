import { describe, expect, test } from "vitest";
import type { Ornament } from "../../src/cartographer/ornament";
import { paint } from "../../src/cartographer/paint";
import { LAYERS, type LayerName } from "../../src/cartographer/painters";
import type { Options } from "../../src/cartographer/plan";
import type { SheetData } from "../../src/cartographer/sheet";
import { ACRE_ORNAMENT } from "../../src/skins/acre/map";
import { ARSOUF_ORNAMENT } from "../../src/skins/arsouf/map";
import { OLIVE_GROVE_ORNAMENT, WATER_HOLE_ORNAMENT } from "../../src/skins/croisades/map";
import { ACRE, ARSOUF, BARE, OLIVE_GROVE, WATER_HOLE } from "./sheets";

const NAMES = Object.keys(LAYERS) as LayerName[];
const ORNAMENTAL: readonly LayerName[] = ["dunes", "marsh", "sea", "coast", "trees"];

const arsouf = (options: Partial<Options> = {}, ornament: Ornament = ARSOUF_ORNAMENT) =>
  paint(ARSOUF, ornament, options);
const before = process.cpuUsage();
const whole = arsouf();
const spent = process.cpuUsage(before);
const acre = (options: Partial<Options> = {}) => paint(ACRE, ACRE_ORNAMENT, options);
const acreBefore = process.cpuUsage();
const acreWhole = acre();
const acreSpent = process.cpuUsage(acreBefore);

test("the same data and seed give the same characters", () => {
  expect(arsouf().svg === whole.svg).toBe(true);
  const copy = JSON.parse(JSON.stringify(ARSOUF)) as SheetData;
  expect(paint(copy, ARSOUF_ORNAMENT).svg === whole.svg).toBe(true);
  expect(acre().svg === acreWhole.svg).toBe(true);
});

test("another seed changes ornament only", () => {
  const other = arsouf({ seed: 1 });
  expect(NAMES.filter((name) => other.layers[name] !== whole.layers[name])).toEqual(ORNAMENTAL);
  const plain = acre({ seed: 1 });
  const changed = NAMES.filter((name) => plain.layers[name] !== acreWhole.layers[name]);
  expect(changed).toEqual(["dunes", "stream", "marsh", "sea", "coast", "city", "trees"]);
});

test("one more palm moves nothing else", () => {
  const palm = { symbol: "palm", at: [900, 420], scale: 1, colour: "#6d7c3e" } as const;
  const other = arsouf({}, { ...ARSOUF_ORNAMENT, standing: [...ARSOUF_ORNAMENT.standing, palm] });
  for (const name of NAMES.filter((layer) => layer !== "trees"))
    expect([name, other.layers[name] === whole.layers[name]]).toEqual([name, true]);
  expect(uses(other.layers.trees).filter((use) => !uses(whole.layers.trees).includes(use))).toHaveLength(1);
});

test("each layer stands in the whole as it stands alone, in the order of the layers", () => {
  const places = NAMES.filter((name) => whole.layers[name] !== "").map((name) => whole.svg.indexOf(whole.layers[name]));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const empty = NAMES.filter((name) => whole.layers[name] === "");
  expect(empty).toEqual(["soil", "city", "walls", "track", "slope", "pool", "scrub", "shade", "crowns", "strip"]);
});

test.each([
  ["Arsouf", spent, whole],
  ["Acre", acreSpent, acreWhole],
])("the sheet of %s is written in under 300 ms, under a megabyte and 2,000 elements", (_, cpu, { svg }) => {
  expect((cpu.user + cpu.system) / 1000).toBeLessThan(300);
  expect(svg.length).toBeLessThan(1_000_000);
  expect(svg.match(/<[a-z]/gi)?.length).toBeLessThan(2000);
});

test("trees, palms and tents stand from north to south", () => {
  const feet = [...whole.layers.trees.matchAll(/translate\((\S+) (\S+)\)/g)].map((match) => Number(match[2]));
  expect(feet.length).toBeGreaterThan(300);
  expect(feet).toEqual([...feet].sort((a, b) => a - b));
});

test("a terrain, side or army that nothing paints is an error that names it", () => {
  expect(() => paint({ ...ARSOUF, terrain: { lava: ["05.05"] } }, ARSOUF_ORNAMENT)).toThrow("terrain lava");
  expect(() => paint({ ...ARSOUF, sides: { hedge: [["05.05", "05.06"]] } }, ARSOUF_ORNAMENT)).toThrow("side hedge");
  expect(() => paint({ ...ARSOUF, areas: { camp: { side: "venetian", spaces: ["05.05"] } } }, ARSOUF_ORNAMENT)).toThrow(
    "venetian",
  );
  expect(() => arsouf({}, { ...ARSOUF_ORNAMENT, ships: [{ symbol: "kraken", at: [0, 0], scale: 1 }] })).toThrow(
    "kraken",
  );
});

test("without numbers only the numbers are missing", () => {
  const other = arsouf({ numbers: false });
  expect(other.layers.numbers).toBe("");
  for (const name of NAMES.filter((layer) => layer !== "numbers"))
    expect([name, other.layers[name] === whole.layers[name]]).toEqual([name, true]);
});

test("words are escaped", () => {
  expect(arsouf({ say: () => `<b a="1">&` }).layers.names).toContain("&lt;b a=&quot;1&quot;&gt;&amp;");
});

test("the draft and the print carry no filter, and the print neither light nor paper", () => {
  for (const finish of ["draft", "print"] as const)
    expect(arsouf({ finish }).svg.match(/filter|feTurbulence/)?.[0]).toBeUndefined();
  const print = arsouf({ finish: "print" });
  expect([print.layers.light, print.layers.paper]).toEqual(["", ""]);
  expect(print.layers.grid).toContain('opacity="0.6"');
});

describe.each([
  ["Arsouf", whole.svg],
  ["the Arsouf draft", arsouf({ finish: "draft" }).svg],
  ["Acre", acreWhole.svg],
  ["the Acre draft", acre({ finish: "draft" }).svg],
  ["flat hexes without a skin", paint(ACRE, BARE).svg],
  ["a field with water", paint(WATER_HOLE, WATER_HOLE_ORNAMENT).svg],
  ["a field with a track", paint(OLIVE_GROVE, OLIVE_GROVE_ORNAMENT).svg],
  ["the draft of a field", paint(WATER_HOLE, WATER_HOLE_ORNAMENT, { finish: "draft" }).svg],
  ["a field without a skin", paint(WATER_HOLE, BARE).svg],
])("the document of %s", (_, svg) => {
  test("is well formed", () => expect(unclosed(svg)).toEqual([]));

  test("has unique ids and refers to no other", () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const referred = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has plain short numbers", () => {
    const layers = svg.slice(svg.indexOf("</defs>"));
    expect(layers.match(/NaN|undefined|Infinity|\de-\d|[ ,"]-0[ ,"]/)?.[0]).toBeUndefined();
    expect(layers.match(/[ML,]\d*\.\d{2,}/)?.[0]).toBeUndefined();
  });
});

function uses(layer: string): string[] {
  return layer.match(/<use [^>]*>/g) ?? [];
}

/** The elements that are opened and not closed in their turn. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^>]*?)?(\/?)>/g)) {
    if (self === "/") continue;
    if (slash !== "/") open.push(name as string);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
