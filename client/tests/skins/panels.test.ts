import { expect, test } from "vitest";
import { ACRE } from "../../src/skins/acre";
import { ARSOUF } from "../../src/skins/arsouf";

/** What Acre has and Arsouf has not: no zones, no duties, no charts, no interrupts, nothing given to anybody. */
const PANELS = ["answer", "boxes", "chart", "doubts", "heading", "manner", "muster", "owed", "pairs", "price", "sequence", "zones"];

test("a game lends only the panels that it has", () => {
  expect(Object.keys(ARSOUF).filter((key) => PANELS.includes(key))).toEqual([]);
  expect(PANELS.filter((panel) => !Object.keys(ACRE).includes(panel))).toEqual([]);
});
