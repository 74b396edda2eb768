import { expect, test } from "vitest";
import { log, trail } from "../../src/skins/acre/chronicle";
import type { AcreView } from "../../src/skins/acre/view";
import view from "./views/acre.json";

const VIEW = view as unknown as AcreView;
const rolled = { event: "rolled", clause: "S2.4", face: 1 };

test.each([
  ["xb1", "crusader"],
  ["tk1", "muslim"],
])("a die belongs to whoever shot, %s, whosever turn it is", (unit, side) => {
  const shot = { event: "shot", clause: "S6.5", unit, target: "in1", value: 3, hit: true };
  const [line] = log([{ entry: 0, told: [rolled, shot] }], VIEW).filter((item) => item.is === "line");
  expect(line).toMatchObject({ dice: [{ side, face: 1 }] });
});

test("a leader's dice are those of his side, whosever turn it is", () => {
  for (const [leader, side] of [["guy", "crusader"], ["saladin", "muslim"]]) {
    const [line] = log([{ entry: 0, told: [rolled, { event: "survived", clause: "S10.3", leader }] }], VIEW).filter((item) => item.is === "line");
    expect(line).toMatchObject({ dice: [{ side, face: 1 }] });
  }
});

test("each die of a feigned flight stands in a line of its own, with whose it is", () => {
  const dice = ["t1", "xb1"].map((who, at) => ({ event: "rolled", clause: "15.1d", why: "karr-wa-farr", who, sides: 6, face: at + 1 }));
  const fled = { event: "fled", clause: "15.1e", unit: "li1", hexes: 0 };
  const lines = log([{ entry: 0, told: [...dice, fled] }], VIEW).filter((item) => item.is === "line");
  expect(lines.map(({ pieces }) => pieces)).toEqual([["t1"], ["xb1"], ["li1"]]);
  expect(lines.map(({ dice }) => dice?.map(({ face }) => face))).toEqual([[1], [2], undefined]);
});

test("where an evading unit went is told with every hex, and drawn as its trail", () => {
  const evaded = { event: "evaded", clause: "S8.3", unit: "tk1", start: "1205", to: "1203", over: "1204" };
  const [line] = log([{ entry: 0, told: [evaded] }], VIEW).filter((item) => item.is === "line");
  expect(line).toMatchObject({ kind: "move", text: { key: "event-evaded" }, places: ["1205", "1203", "1204"], pieces: ["tk1"] });
  expect(trail([evaded])).toEqual({ piece: "tk1", from: "1205", to: "1203" });
});

test("a withdrawal has its own heading, and the march after it is followed by no archery", () => {
  const withdrew = { event: "withdrew", clause: "15.5a", turn: 4, points: 35 };
  const ended = { event: "phase-ended", clause: "15.5e", side: "crusader", phase: "pursuit" };
  const returned = { event: "returned", clause: "15.5f", unit: "as1", at: "2601" };
  const items = log([{ entry: 0, told: [withdrew, ended, returned] }], VIEW);
  expect(items.map((item) => (item.is === "heading" ? item.text.args["ask"] : item.text.key))).toEqual(["withdraw", "event-withdrew", "event-returned"]);
});

test("the die of a melee belongs to the side whose turn it is", () => {
  const fought = { event: "fought", clause: "S2.3", unit: "t1", column: "4:1", result: "Dd" };
  const [line] = log([{ entry: 0, told: [rolled, fought] }], VIEW).filter((item) => item.is === "line");
  expect(line).toMatchObject({ dice: [{ side: VIEW.position.seat, face: 1 }] });
});
