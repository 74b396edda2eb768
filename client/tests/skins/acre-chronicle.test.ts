import { expect, test } from "vitest";
import { log } from "../../src/skins/acre/chronicle";
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

test("the die of a melee belongs to the side whose turn it is", () => {
  const fought = { event: "fought", clause: "S2.3", unit: "t1", column: "4:1", result: "Dd" };
  const [line] = log([{ entry: 0, told: [rolled, fought] }], VIEW).filter((item) => item.is === "line");
  expect(line).toMatchObject({ dice: [{ side: VIEW.position.seat, face: 1 }] });
});
