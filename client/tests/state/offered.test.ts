import { expect, test } from "vitest";
import { NO_DRAFT, holding } from "../../src/state/draft";
import type { Grammar, Menu } from "../../src/state/menu";
import { type Offered, aimsOf, closingOf, joinersOf, liftsOf, waysOf } from "../../src/state/offered";
import { stacked } from "../../src/state/stacks";

const GRAMMAR: Grammar = {
  attack: { who: "units", what: "hexes", isWeighed: true },
  evade: { way: "path" },
  arrange: { what: "how" },
  withdraw: {},
  end: { isClosing: true },
};
const MENU: Menu = {
  exact: true,
  offers: [
    { do: "attack", seat: "red", hexes: ["03"], units: { one: [["a"], ["a", "b"]] } },
    { do: "evade", seat: "red", path: { one: [["05"]] } },
    { do: "arrange", seat: "red", how: "historical" },
    { do: "withdraw", seat: "red" },
    { do: "end", seat: "red" },
  ],
};
const offered = (isInterrupt: boolean): Offered => ({ menu: MENU, grammar: GRAMMAR, isInterrupt, piecesAt: () => [] });

test("nobody in hand aims at nothing, unless another's action is interrupted", () => {
  expect(aimsOf(offered(false), NO_DRAFT, null)).toEqual([]);
  expect(aimsOf(offered(true), NO_DRAFT, null).map(({ value }) => value)).toEqual(["05", "historical"]);
});

test("whoever is in hand, or next, aims at what is open to him and not aimed at yet", () => {
  expect(aimsOf(offered(false), holding("a"), null).map(({ value }) => value)).toEqual(["03"]);
  expect(aimsOf(offered(false), NO_DRAFT, "b").map(({ value }) => value)).toEqual(["03"]);
  expect(aimsOf(offered(false), { ...holding("a"), aims: ["03"] }, null)).toEqual([]);
});

test("those who could join are told once there is an aim", () => {
  expect(joinersOf(offered(false), holding("a"))).toEqual([]);
  expect(joinersOf(offered(false), { ...holding("a"), aims: ["03"] })).toEqual(["b"]);
});

test("what has no place is a button, and what ends the ask is none of them", () => {
  expect(waysOf(offered(false), (value) => /^\d/.test(value)).map(({ value }) => value)).toEqual(["withdraw", "historical"]);
  expect(closingOf(offered(false))).toEqual({ do: "end", seat: "red" });
});

test("pieces of one space lie in the order given, and those off the board nowhere", () => {
  const pieces = [{ id: "a", at: "01" }, { id: "b", at: null }, { id: "c", at: "01" }];
  expect([...stacked(pieces)]).toEqual([["01", [pieces[0], pieces[2]]]]);
});

test("whatever takes a piece back into the hand can be done to all of them", () => {
  const menu: Menu = { exact: true, offers: [{ do: "lift", seat: "red", unit: { one: ["a", "b"] } }, { do: "arrange", seat: "red", how: "historical" }] };
  const grammar: Grammar = { ...GRAMMAR, lift: { what: "unit" } };
  const lifted = ({ do: verb, unit }: { do: string; unit?: unknown }) => (verb === "lift" ? String(unit) : null);
  expect(liftsOf({ menu, grammar, isInterrupt: false, piecesAt: () => [] }, lifted).map(({ unit }) => unit)).toEqual(["a", "b"]);
});

test("with nobody chosen, a space whose piece can be taken back is no goal of the piece that comes next", () => {
  const grammar: Grammar = { place: { who: "unit", what: "at" }, lift: { what: "unit" } };
  const menu: Menu = {
    exact: true,
    offers: [
      { do: "place", seat: "red", unit: "b", at: { one: ["03", "05"] } },
      { do: "lift", seat: "red", unit: { one: ["a"] } },
    ],
  };
  const table: Offered = { menu, grammar, isInterrupt: false, piecesAt: (place) => (place === "03" ? ["a"] : []) };
  expect(aimsOf(table, NO_DRAFT, "b").map(({ value }) => value)).toEqual(["05"]);
  expect(aimsOf(table, holding("b"), null).map(({ value }) => value)).toEqual(["03", "05"]);
});
