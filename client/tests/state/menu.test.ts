import { expect, test } from "vitest";
import { domainOf, fills } from "../../src/state/holes";
import { type Grammar, type Menu, NO_PICKS, actors, bare, choicesOf, completions, formHoles, same } from "../../src/state/menu";

const GRAMMAR: Grammar = {
  move: { who: "piece", what: "to" },
  shoot: { who: "piece", what: "at" },
  lift: { what: "piece" },
  arrange: { what: "how" },
  sally: { who: "unit", what: "at" },
  end: { isClosing: true },
};
const MENU: Menu = {
  exact: true,
  offers: [
    { do: "move", seat: "red", piece: "a", to: { one: ["01.01", "01.02"] } },
    { do: "move", seat: "red", piece: "b", to: { one: ["02.01"] } },
    { do: "lift", seat: "red", piece: { one: ["c"] } },
    { do: "arrange", seat: "red", how: { one: ["historical"] } },
    { do: "end", seat: "red" },
  ],
};
const by = (who: string) => ({ ...NO_PICKS, who: [who] });

test("an offer that names nothing is an action as it stands", () => {
  expect(bare(MENU, GRAMMAR)).toEqual([{ do: "end", seat: "red" }]);
});

test("actors are those whom offers are about, each once and in the menu's order", () => {
  expect(actors({ ...MENU, offers: [...MENU.offers, ...MENU.offers] }, GRAMMAR)).toEqual(["a", "b"]);
});

test("a choice fills the hole and keeps the other fields", () => {
  expect(choicesOf(MENU, GRAMMAR, by("a")).map(({ action }) => action)).toEqual([
    { do: "move", seat: "red", piece: "a", to: "01.01" },
    { do: "move", seat: "red", piece: "a", to: "01.02" },
  ]);
});

test("a choice of an offer with a further hole is no whole action yet, and a form asks for the hole", () => {
  const offer = { do: "shoot", seat: "red", piece: "a", at: { one: ["x"] }, how: { one: ["high"] } };
  const menu: Menu = { exact: true, offers: [offer] };
  expect(choicesOf(menu, GRAMMAR, by("a"))).toMatchObject([{ value: "x", action: null }]);
  expect(formHoles(offer, GRAMMAR)).toEqual([["how", { one: ["high"] }]]);
  const picks = { ...by("a"), what: ["x"] };
  expect(completions(menu, GRAMMAR, picks, { how: "high" })).toEqual([{ ...offer, at: "x", how: "high" }]);
});

test("choices of a verb that needs nobody stand open", () => {
  expect(choicesOf(MENU, GRAMMAR, NO_PICKS).filter(({ who }) => who === null).map(({ value }) => value)).toEqual(["c", "historical"]);
});

test("two holes of one offer are filled by who acts and what is aimed at", () => {
  const menu: Menu = { exact: true, offers: [{ do: "sally", seat: "red", unit: { one: ["g1", "g2"] }, at: { one: ["0108"] } }] };
  expect(actors(menu, GRAMMAR)).toEqual(["g1", "g2"]);
  expect(choicesOf(menu, GRAMMAR, by("g2"))).toMatchObject([{ value: "0108", action: { unit: "g2", at: "0108" } }]);
});

test("each kind of hole says what it admits and what fills it", () => {
  expect(domainOf({ one: [["a", "b"], ["c"]] }).exactly(["b", "a"])).toEqual(["a", "b"]);
  expect(domainOf({ some: ["a", "b"], least: 1, most: 1 }).admits(["a", "b"])).toBe(false);
  expect(domainOf({ order: ["a", "b"] }).exactly(["b", "a"])).toEqual(["b", "a"]);
  expect(domainOf({ order: ["a", "b"] }).exactly(["b"])).toBeUndefined();
  expect(domainOf({ route: "x", next: ["y"] }).exactly(["y", "z"])).toEqual(["y", "z"]);
  expect(fills({ amounts: { x: 2 }, total: 2 }, [["x", 2]])).toBe(true);
  expect(fills({ amounts: { x: 1 }, total: 2 }, [["x", 2]])).toBe(false);
  expect(fills({ free: [] }, 3)).toBe(true);
  expect(fills({ free: [] }, undefined)).toBe(false);
});

test("actions are the same when every field is", () => {
  const action = { do: "move", seat: "red", piece: "a", path: ["01.01"] };
  expect(same(action, { ...action, path: ["01.01"] })).toBe(true);
  expect(same(action, { ...action, path: ["01.02"] })).toBe(false);
  expect(same(action, { ...action, more: 1 })).toBe(false);
  expect(same(null, action)).toBe(false);
});
