import { expect, test } from "vitest";
import { aimOf, answers, draftOf } from "../../src/state/answers";
import type { Grammar, Menu } from "../../src/state/menu";

const GRAMMAR: Grammar = { stand: {}, fire: { what: "target" }, evade: { way: "path" }, lose: { who: "units" } };
const MENU: Menu = {
  exact: true,
  offers: [
    { do: "stand", seat: "green" },
    { do: "fire", seat: "green", target: { one: ["a", "b"] } },
    { do: "evade", seat: "green", path: { one: [["01"], ["01", "02"]] } },
    { do: "split", seat: "green", points: { amounts: { x: 1 }, total: 1 } },
  ],
};

test("answers stand in the menu's order, every whole action under its verb", () => {
  expect(answers(MENU, GRAMMAR).map(({ verb, actions }) => [verb, actions.length])).toEqual([
    ["stand", 1],
    ["fire", 2],
    ["evade", 2],
    ["split", 0],
  ]);
  expect(answers(MENU, GRAMMAR)[1]?.actions[1]).toEqual({ do: "fire", seat: "green", target: "b" });
});

test("of several ways to one space that are shown step by step only the shortest is an answer", () => {
  const menu: Menu = { exact: true, offers: [{ do: "evade", seat: "green", path: { one: [["02", "01"], ["01"], ["02"]] } }] };
  const stepped: Grammar = { evade: { way: "path", isStepped: true } };
  expect(answers(menu, stepped)[0]?.actions.map(({ path }) => path)).toEqual([["01"], ["02"]]);
});

test("an action says who does it and where it is aimed", () => {
  expect(draftOf({ do: "lose", seat: "red", units: ["a", "b"] }, GRAMMAR)).toMatchObject({ chosen: "a", others: ["b"], aims: [] });
  expect(aimOf({ do: "evade", seat: "green", path: ["01", "02"] }, GRAMMAR)).toBe("02");
  expect(aimOf({ do: "stand", seat: "green" }, GRAMMAR)).toBeNull();
});
