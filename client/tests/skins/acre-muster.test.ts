import { expect, test } from "vitest";
import { muster } from "../../src/skins/acre/muster";
import type { AcreView } from "../../src/skins/acre/view";
import { pairs } from "../../src/skins/acre/withdrawal";
import { ACRE } from "../cartographer/sheets";
import battle from "./views/acre.json";

const VIEW = battle as unknown as AcreView;

test("the set-up is listed as the server counts it", () => {
  const view: AcreView = {
    ...VIEW,
    position: { ...VIEW.position, ask: "deploy", seat: "crusader" },
    muster: [{ task: "siege", clause: "14.2a", done: 6, of: 7 }],
  };
  expect(muster(VIEW, ACRE)).toBeNull();
  expect(muster(view, ACRE)?.items).toEqual([{ text: { key: "skin-acre-muster-siege", args: {} }, clause: "14.2a", done: 6, of: 7 }]);
});

test("the fallen stand in the server's order, each with its helper and its die", () => {
  const view: AcreView = {
    ...VIEW,
    fallen: [
      { unit: "t2", leader: "guy", needed: 5, clause: "15.5d" },
      { unit: "sp9", leader: null, needed: 3, clause: "15.5d" },
    ],
  };
  expect(pairs(view).rows.map((row) => [row.piece, row.with, row.text.args["most"]])).toEqual([
    ["t2", "guy", 5],
    ["sp9", null, 3],
  ]);
});
