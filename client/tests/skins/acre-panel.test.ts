import { expect, test } from "vitest";
import arms from "../../src/art/arms.svg?raw";
import { armsOf } from "../../src/counters/counter";
import { facts, notes, reachClause } from "../../src/skins/acre/panel";
import { TABLEAU } from "../../src/skins/acre/tableau";
import { tokens } from "../../src/skins/acre/tokens";
import { type AcreView, phase } from "../../src/skins/acre/view";
import { ACRE } from "../cartographer/sheets";
import view from "./views/acre.json";

const VIEW = view as unknown as AcreView;
const TOKENS = tokens(VIEW);
const found = (id: string) => TOKENS.find((token) => token.id === id)!;
const told = (id: string) => notes(found(id), TOKENS).map(({ text, clause }) => `${text.key.replace("skin-acre-note-", "")} ${clause}`);
const shown = (id: string) => Object.fromEntries(facts(found(id), null).map(({ label, value }) => [label.replace("skin-acre-", ""), value]));

test("the panel prints what the counter prints", () => {
  expect(shown("t1")).toEqual({ strength: "8", moves: "6" });
  expect(shown("xb2")).toEqual({ strength: "3", archery: "3", range: "2", moves: "4" });
  expect(shown("xb1")).toEqual({ strength: "2", archery: "2", range: "2", moves: "4" });
  expect(shown("guy")).toEqual({ value: "2", moves: "8", points: "10" });
  expect(shown("camp-0514")).toEqual({});
  expect(facts(found("t1"), 12).at(-1)).toEqual({ label: "skin-acre-in-reach", value: "12" });
});

test("notes tell what the class of a unit lets it do, each with its clause", () => {
  expect(told("t1")).toEqual(["class S2.2", "led S10.1", "zone S5.1", "charge S9.3"]);
  expect(told("tk1")).toEqual(["class S2.2", "no-zone S5.1", "shoot S6.1", "evade S8.3"]);
  expect(told("li2")).toEqual(["class S2.2", "no-zone S5.1", "shoot S6.1", "feign 15.1a"]);
  expect(told("ma2")).toEqual(["class S2.2", "disorganized S2.2"]);
  expect(told("guy")).toEqual(["leads S10.1", "rides S10.2"]);
  expect(told("camp-0514")).toEqual(["camp 15.2"]);
  expect(told("trebuchet-0209")).toEqual(["trebuchet 15.3"]);
});

test("a leader rides by a clause of his own", () => {
  expect([reachClause(found("t1")), reachClause(found("guy"))]).toEqual(["S4.1", "S10.2"]);
});

test("the picture of the start page stands on the map, one unit to a hex, with arms that are drawn", () => {
  const units = TABLEAU.filter(({ card }) => !card.isLeader && !card.isMarker).map(({ at }) => at);
  expect(new Set(units).size).toBe(units.length);
  for (const { at, card } of TABLEAU) {
    expect(Object.keys(ACRE.spaces)).toContain(at);
    expect(arms).toContain(`id="${armsOf(card.arms ?? card.kind)}"`);
  }
  for (const { at, card } of TABLEAU) if (card.isLeader) expect(units).toContain(at);
});

test("whoever reacts is named with those who attack it", () => {
  const agenda = [
    { frame: "melee", side: "crusader", attackers: [["t1", "1304"], ["ma1", "1305"]], defenders: [["tk1", "1404"]] },
    { frame: "reacting", seat: "muslim", unit: "tk1" },
  ];
  const asked = { ...VIEW, position: { ...VIEW.position, ask: "react", seat: "muslim", agenda } } as unknown as AcreView;
  expect(phase(asked).cause).toEqual({ of: "tk1", by: ["t1", "ma1"] });
  expect(phase(VIEW).cause).toBeUndefined();
});
