import { expect, test } from "vitest";
import { price } from "../../src/skins/acre/asked";
import { chance, chart, heading, sums } from "../../src/skins/acre/sums";
import type { Told, Token } from "../../src/skins/skin";

const told = (event: string, fields: Record<string, unknown> = {}): Told => ({ event, clause: "S2.3", ...fields });
const reckoned = (what: string, who: string, lines: readonly unknown[]) => told("reckoned", { what, who, lines });
const SUMS = [
  reckoned("attack", "t2", [
    { clause: "S2.2", why: "strength", who: "t2", add: 8 },
    { clause: "S2.2", why: "disorganized", who: "ma2", add: 3 },
  ]),
  reckoned("defence", "hq1", [{ clause: "S2.2", why: "strength", who: "hq1", add: 6 }]),
  reckoned("shift", "t2", [
    { clause: "S2.3", why: "odds", who: "3:2" },
    { clause: "S9.3", why: "charge", who: "t2", shift: 2 },
    { clause: "S2.3", why: "column", who: "3:1" },
  ]),
];
const CHART = { name: "results", source: "reconstructed", columns: ["3:2", "2:1", "3:1"], rows: [[1, ["Ar", "Ar", "Dd"]], [2, ["Ar", "Ad", "Dr"]], [3, ["Ad", "Dd", "De"]]] } as const;
const share = { ways: 1, of: 3 };
const ENDINGS = [
  { share, told: [told("fought", { result: "Dd" }), told("disorganized", { unit: "hq1" })] },
  { share, told: [told("fought", { result: "Dr" }), told("disorganized", { unit: "hq1" }), told("retreated", { unit: "hq1", to: "1508" })] },
  { share, told: [told("eliminated", { unit: "hq1" })] },
];

test("a melee is three sums: both strengths, and the way across the chart", () => {
  const [attack, defence, shift] = sums(SUMS, []);
  expect([attack?.total, defence?.total]).toEqual([22, 12]);
  expect(attack?.label).toMatchObject({ key: "skin-acre-units", args: { count: 2 } });
  expect(shift?.lines.map(({ amount }) => amount)).toEqual(["3:2", "+ 2"]);
  expect(shift?.result).toBe("3:1");
  expect(heading(SUMS)).toBe("3:1");
});

test("arrows before a melee are not among its sums", () => {
  const fire = reckoned("fire", "li1", [{ clause: "S2.4", why: "archery", who: "li1", add: 1 }]);
  expect(sums([fire, ...SUMS], []).map(({ title }) => title)).toEqual(["attack", "defence", "shift"]);
  expect(sums([fire], []).map(({ title }) => title)).toEqual(["fire"]);
});

test("the chart lights its column and says what each die does on this board", () => {
  const charted = chart(SUMS, ENDINGS, [CHART], []);
  expect([charted?.start, charted?.lit, charted?.hops]).toEqual([0, 2, [2]]);
  expect(charted?.effects.map(({ key, args }) => [key, args["to"]])).toEqual([
    ["skin-acre-effect-disorganized", ""],
    ["skin-acre-effect-retreated", "1508"],
    // Two results that lead to one state tell no result: what they share is told.
    ["skin-acre-effect-eliminated", ""],
  ]);
});

test("harm to the enemy, to oneself and to nobody are told apart, and the next turn is no part of a deed", () => {
  const attack = { do: "attack", seat: "crusader", units: ["t2"], hexes: ["1407"] };
  expect(chance([told("retreated", { unit: "hq1" })], attack)).toMatchObject({ fill: "harm" });
  expect(chance([told("eliminated", { unit: "t2" })], attack)).toMatchObject({ fill: "backfire" });
  expect(chance([told("turn-began"), told("disorganized", { unit: "hq1" })], attack)).toMatchObject({ fill: "nothing" });
});

test("an answer costs what it is likely to lose", () => {
  const phase = { ask: "react", seat: "muslim", title: null, about: { unit: "hq1" } };
  expect(price(ENDINGS, phase)).toEqual({ ways: 1, of: 3 });
  expect(price(ENDINGS, { ...phase, ask: "retreat" })).toBeNull();
});

test("a move costs points, terrain by terrain, of those its unit has", () => {
  const lines = [{ clause: "S2.1", why: "ground", who: "clear", add: 2 }, { clause: "S2.1", why: "ground", who: "hill", add: 2 }];
  const token = { id: "t2", at: "1004", card: { moves: 6 } } as Token;
  const [spent] = sums([reckoned("points", "t2", lines)], [token]);
  expect([spent?.result, spent?.label?.args["moves"]]).toEqual(["4", 6]);
  expect(spent?.lines.map(({ text, add }) => [text.args["who"], add])).toEqual([["clear", 4], ["hill", 4]]);
});
