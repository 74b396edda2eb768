import { expect, test } from "vitest";
import { type Chance, added, cells, equalFalls, falls, gathered, harm, percent, range } from "../../src/state/chances";

const chance = (ways: number, of: number, fill: Chance["fill"], key: string = fill): Chance => ({ share: { ways, of }, fill, key, args: {} });
const ATTACK = [chance(1, 6, "backfire"), chance(13, 18, "harm"), chance(1, 9, "nothing")];

test("chances stand with harm first and backfire last", () => {
  expect(gathered(ATTACK).map(({ fill }) => fill)).toEqual(["harm", "nothing", "backfire"]);
});

test("equal outcomes are one chance", () => {
  const two = gathered([chance(1, 6, "harm"), chance(1, 4, "harm")]);
  expect(two).toHaveLength(1);
  expect(two[0]?.share).toEqual({ ways: 5, of: 12 });
});

test("there is one cell for each of the 36 falls of two dice", () => {
  const drawn = cells(gathered(ATTACK));
  expect(drawn).toHaveLength(36);
  expect(drawn?.filter((fill) => fill === "harm")).toHaveLength(26);
  expect(drawn?.filter((fill) => fill === "nothing")).toHaveLength(4);
});

test("one die has six falls, and where more are needed than two dice have, so many are told", () => {
  const volley = [chance(1, 2, "harm"), chance(1, 2, "nothing")];
  expect(equalFalls(volley)).toBe(6);
  expect(cells(volley)).toHaveLength(6);
  expect(equalFalls([chance(1, 36, "harm"), chance(35, 36, "nothing")])).toBe(36);
  expect(equalFalls([chance(1, 216, "harm"), chance(215, 216, "nothing")])).toBe(216);
});

test("more than 72 cells are not drawn one by one", () => {
  expect(cells([chance(1, 100, "harm"), chance(99, 100, "nothing")])).toBeNull();
});

test("a sure thing fills every cell", () => {
  expect(new Set(cells([chance(1, 1, "harm")]))).toEqual(new Set(["harm"]));
});

test("per cents and falls are whole", () => {
  expect(percent({ ways: 13, of: 18 })).toBe(72);
  expect(falls({ ways: 13, of: 18 }, 36)).toBe(26);
});

test("the chance of harm is that of every way to harm together", () => {
  expect(percent(harm([chance(1, 4, "harm", "wounded"), chance(1, 4, "harm", "killed"), chance(1, 2, "nothing")]))).toBe(50);
  expect(added({ ways: 0, of: 1 }, { ways: 1, of: 3 })).toEqual({ ways: 1, of: 3 });
});

test("outcomes that are told as one keep the range of their sum, not the sum of their ranges", () => {
  const [low, high] = [{ ways: 1, of: 4 }, { ways: 3, of: 4 }];
  const one = { ...chance(1, 2, "harm"), guesses: [low, high] };
  expect(range(one)).toEqual({ least: 25, most: 75 });
  const [both] = gathered([one, { ...chance(1, 2, "harm"), guesses: [high, low] }]);
  expect(range(both as Chance)).toBeNull();
});

test("a chance that nobody had to guess has no range", () => {
  expect(range(chance(1, 6, "harm"))).toBeNull();
});

test("what is told with other words is another chance, and what is no harm stands after nothing", () => {
  const share = (ways: number) => ({ ways, of: 36 });
  const drawn = (ways: number, hexes: number): Chance => ({ share: share(ways), fill: hexes > 1 ? "most" : hexes > 0 ? "some" : "nothing", key: "draws", args: { hexes } });
  const found = gathered([drawn(5, 2), drawn(9, 1), drawn(16, 0), drawn(6, 2)]);
  expect(found.map(({ fill, share: { ways } }) => [fill, ways])).toEqual([
    ["nothing", 16],
    ["some", 9],
    ["most", 11],
  ]);
  expect(gathered([drawn(5, 2), drawn(6, 3)])).toHaveLength(2);
});

test("falls of a die of ten are told of ten", () => {
  const shot = [chance(1, 2, "harm"), chance(1, 2, "nothing")];
  expect(equalFalls(shot, 10)).toBe(10);
  expect(cells(shot, 10)).toHaveLength(10);
  expect(equalFalls([chance(11, 20, "harm"), chance(9, 20, "nothing")], 10)).toBe(100);
});
