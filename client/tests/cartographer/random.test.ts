import { expect, test } from "vitest";
import { between, hash, mulberry32, pick, streamOf } from "../../src/cartographer/random";

test("a stream is the same for the same seed and another for another", () => {
  const draw = (seed: number) => Array.from({ length: 5 }, mulberry32(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test("a layer has a stream of its own", () => {
  expect(streamOf("arsouf", "trees", 1)()).not.toBe(streamOf("arsouf", "marsh", 1)());
  expect(streamOf("arsouf", "trees", 1)()).not.toBe(streamOf("arsouf", "trees", 2)());
});

test("the numbers are spread evenly from nought to one", () => {
  const tenths = new Array<number>(10).fill(0);
  const random = mulberry32(7);
  for (let draws = 0; draws < 10000; draws++) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] ?? NaN) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test("between and pick keep to what they are given", () => {
  const random = mulberry32(3);
  for (let draws = 0; draws < 200; draws++) {
    expect(Math.abs(between(random, -9, 9))).toBeLessThanOrEqual(9);
    expect(["a", "b"]).toContain(pick(random, ["a", "b"]));
  }
  expect(() => pick(random, [])).toThrow("nothing to pick from");
});

test("a hash tells near texts apart and fits in 32 bits", () => {
  const hashes = Array.from({ length: 1000 }, (_, at) => hash(`layer ${at}`));
  expect(new Set(hashes).size).toBe(1000);
  expect(Math.max(...hashes)).toBeLessThan(2 ** 32);
});
