import { expect, test } from "vitest";
import { type Menu, actors, bare, choicesOf, openChoices, same } from "../../src/state/menu";

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

test("an offer without holes is an action as it stands", () => {
  expect(bare(MENU)).toEqual([{ do: "end", seat: "red" }]);
});

test("actors are the pieces that offers are about, each once and in the menu's order", () => {
  expect(actors({ ...MENU, offers: [...MENU.offers, ...MENU.offers] })).toEqual(["a", "b"]);
});

test("a choice fills the hole and keeps the other fields", () => {
  expect(choicesOf(MENU, "a").map(({ action }) => action)).toEqual([
    { do: "move", seat: "red", piece: "a", to: "01.01" },
    { do: "move", seat: "red", piece: "a", to: "01.02" },
  ]);
});

test("a choice of an offer with two holes is no whole action yet", () => {
  const menu: Menu = { exact: true, offers: [{ do: "shoot", seat: "red", piece: "a", at: { one: ["x"] }, how: { one: ["high"] } }] };
  expect(choicesOf(menu, "a")).toMatchObject([{ field: "at", value: "x", action: null }]);
});

test("choices about no piece in particular are open ones", () => {
  expect(openChoices(MENU).map(({ value }) => value)).toEqual(["c", "historical"]);
});

test("actions are the same when every field is", () => {
  const action = { do: "move", seat: "red", piece: "a", to: "01.01" };
  expect(same(action, { ...action })).toBe(true);
  expect(same(action, { ...action, to: "01.02" })).toBe(false);
  expect(same(action, { ...action, more: 1 })).toBe(false);
  expect(same(null, action)).toBe(false);
});
