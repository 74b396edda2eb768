import { expect, test } from "vitest";
import { FIGURES } from "../../src/skins/acre/figures";
import { cardOf } from "../../src/skins/acre/roster";
import { TABLEAU } from "../../src/skins/acre/tableau";
import { apart } from "../../src/state/figure";

test("the start page shows counters as the game prints them", () => {
  const templars = TABLEAU.find(({ card }) => card.kind === "templars")?.card;
  expect([templars?.fightingValue, templars?.moves]).toEqual([8, 6]);
  const broken = TABLEAU.find(({ card }) => card.isDisorganized && card.kind === "flemings")?.card;
  expect(broken?.fightingValue).toBe(3);
  expect(() => cardOf("catapult")).toThrow("catapult");
});

test("a zone is drawn round its unit, and a charge ends straight at its target", () => {
  const { "S5.1": zone, "S9.3": charge } = FIGURES;
  if (!zone || !charge || !("spaces" in zone) || !("spaces" in charge)) throw new Error("no drawing");
  expect(zone.zone?.map((spot) => apart([0, 0], spot))).toEqual([1, 1, 1, 1, 1, 1]);
  const straight = charge.lines?.find(({ kind }) => kind === "charge")?.through ?? [];
  expect(new Set(straight.map(([column]) => column)).size).toBe(1);
  expect(apart(straight.at(-1) ?? [9, 9], [0, 0])).toBe(1);
});
