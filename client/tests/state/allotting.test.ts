import { expect, test } from "vitest";
import { allotted, hasMore, lacking, tallyOf, weightOf, withAmount } from "../../src/state/allotting";
import { type Levy, type Outlay, domainOf, fills } from "../../src/state/holes";

const OUTLAY: Outlay = { amounts: { bone: 4, ham: 2 }, prices: { bone: 2, ham: 5 }, budget: 9, least: 1, spare: false };
const LEVY: Levy = { amounts: { foot: 10, horse: 5 }, weights: { foot: 1, horse: 2 }, need: 8, shares: [{ of: ["horse"], need: 3 }], spare: false };

const pairs = (amounts: Record<string, number>) => Object.entries(amounts);

test("amounts stand in the hole's order and none above its limit", () => {
  expect(allotted(OUTLAY, undefined)).toEqual([["bone", 0], ["ham", 0]]);
  expect(allotted(OUTLAY, [["ham", 1]])).toEqual([["bone", 0], ["ham", 1]]);
  expect(withAmount(OUTLAY, [["ham", 1]], "bone", 9)).toEqual([["bone", 4], ["ham", 1]]);
  expect(withAmount(OUTLAY, undefined, "bone", Number.NaN)).toEqual([["bone", 0], ["ham", 0]]);
});

test("an outlay is filled when it is paid for and nothing more could be had", () => {
  expect(tallyOf(OUTLAY, pairs({ bone: 2, ham: 1 }))).toEqual({ given: 9, of: 9 });
  expect(lacking(OUTLAY, pairs({ bone: 2, ham: 1 }))).toBeNull();
  expect(fills(OUTLAY, pairs({ bone: 4, ham: 0 }))).toBe(true);
  expect(lacking(OUTLAY, pairs({ bone: 1, ham: 1 }))).toEqual({ key: "form-unspent", args: { what: "bone" } });
  expect(lacking(OUTLAY, pairs({ bone: 0, ham: 2 }))).toEqual({ key: "form-over", args: { less: 1 } });
  expect(lacking({ ...OUTLAY, spare: true }, pairs({ bone: 0, ham: 0 }))).toEqual({ key: "form-least", args: { least: 1 } });
  expect(fills({ ...OUTLAY, spare: true }, pairs({ bone: 1, ham: 0 }))).toBe(true);
});

test("more can be had while there is some and it can be paid for", () => {
  expect(hasMore(OUTLAY, pairs({ bone: 2, ham: 0 }), "ham")).toBe(true);
  expect(hasMore(OUTLAY, pairs({ bone: 3, ham: 0 }), "ham")).toBe(false);
  expect(hasMore(OUTLAY, pairs({ bone: 4, ham: 0 }), "bone")).toBe(false);
  expect(hasMore(LEVY, pairs({ foot: 9, horse: 5 }), "foot")).toBe(true);
  expect(weightOf(LEVY, "horse")).toBe(2);
});

test("a levy is filled when need and shares are made up and nothing could be taken back", () => {
  expect(fills(LEVY, pairs({ foot: 4, horse: 2 }))).toBe(true);
  expect(fills(LEVY, pairs({ foot: 0, horse: 4 }))).toBe(true);
  expect(lacking(LEVY, pairs({ foot: 6, horse: 1 }))).toEqual({ key: "form-share", args: { names: ["horse"], need: 3, given: 2 } });
  expect(lacking(LEVY, pairs({ foot: 5, horse: 2 }))).toEqual({ key: "form-spare", args: { what: "foot" } });
  expect(lacking(LEVY, pairs({ foot: 1, horse: 2 }))).toEqual({ key: "form-short", args: { more: 3 } });
  expect(fills({ ...LEVY, spare: true }, pairs({ foot: 5, horse: 2 }))).toBe(true);
});

test("amounts that are no numbers of the hole's keys fill nothing", () => {
  expect(fills(LEVY, [["horse", 4]])).toBe(false);
  expect(fills(LEVY, pairs({ foot: 8.5, horse: 2 }))).toBe(false);
  expect(fills(LEVY, undefined)).toBe(false);
});

test("each key has one of its own values", () => {
  const hole = { assign: { argus: ["mill", "wood"], bran: ["ford"] } };
  expect(fills(hole, [["argus", "wood"], ["bran", "ford"]])).toBe(true);
  expect(fills(hole, [["argus", "ford"], ["bran", "ford"]])).toBe(false);
  expect(fills(hole, [["argus", "wood"]])).toBe(false);
});

test("a part of the names may be put in order", () => {
  const domain = domainOf({ order: ["a", "b", "c"], least: 1, most: 2 });
  expect(domain.exactly(["c", "a"])).toEqual(["c", "a"]);
  expect(domain.exactly([])).toBeUndefined();
  expect(domain.exactly(["a", "b", "c"])).toBeUndefined();
  expect(domain.exactly(["a", "a"])).toBeUndefined();
  expect(domain.admits(["a", "b", "c"])).toBe(false);
});
