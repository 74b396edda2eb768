import { expect, test } from "vitest";

import { insteadOf } from "../../src/state/instead";
import type { Grammar, Menu } from "../../src/state/menu";

const GRAMMAR: Grammar = { step: { who: "figure", what: "to" }, mount: { who: "figure", isNamed: true, isInstead: true }, clear: { who: "figures", isNamed: true, isInstead: true } };
const MENU: Menu = {
  exact: true,
  offers: [
    { do: "step", seat: "a", figure: "walter", to: { one: ["K8", "K9"] } },
    { do: "mount", seat: "a", figure: "walter", horse: { one: ["his", "another"] } },
    { do: "mount", seat: "a", figure: "guy", horse: { one: ["third"] } },
    { do: "clear", seat: "a", figures: { some: ["guy", "walter", "hugh"], least: 2, most: 2 }, at: "K8", to: "K7", horse: "" },
  ],
};

test("every act of a piece is spelled out, and no step is among them", () => {
  const found = insteadOf(MENU, GRAMMAR, "walter");
  expect(found.map(({ do: verb }) => verb)).toEqual(["mount", "mount", "clear", "clear"]);
  expect(found.slice(0, 2).map((action) => action["horse"])).toEqual(["his", "another"]);
});

test("of what two do together, those acts that the piece takes part in", () => {
  expect(insteadOf(MENU, GRAMMAR, "walter").slice(2).map((action) => action["figures"])).toEqual([["guy", "walter"], ["walter", "hugh"]]);
  expect(insteadOf(MENU, GRAMMAR, "nobody")).toEqual([]);
});
