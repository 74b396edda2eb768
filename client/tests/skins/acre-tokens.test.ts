import { expect, test } from "vitest";
import arms from "../../src/art/arms.svg?raw";
import { armsOf } from "../../src/counters/counter";
import { tokens } from "../../src/skins/acre/tokens";
import type { AcreView } from "../../src/skins/acre/view";
import view from "./views/acre.json";

const VIEW = view as unknown as AcreView;
const TOKENS = tokens(VIEW);
const found = (id: string) => TOKENS.find((token) => token.id === id)!;

test("every unit, leader, camp and trebuchet is a piece with arms of its own drawing", () => {
  expect(TOKENS).toHaveLength(76 + 11 + 6 + 4);
  expect(new Set(TOKENS.map(({ id }) => id)).size).toBe(TOKENS.length);
  for (const { card } of TOKENS) expect(arms).toContain(`id="${armsOf(card.arms ?? card.kind, card.number)}"`);
});

test("kinds are told apart by their arms", () => {
  const kinds = new Map(TOKENS.map(({ kind, side, card }) => [kind === "camp" ? `${kind}-${side}` : kind, card.arms]));
  expect(new Set(kinds.values()).size).toBe(kinds.size);
});

test("a disorganized unit shows its other face", () => {
  expect(found("ma2")).toMatchObject({ condition: "disorganized", card: { fightingValue: 3, isDisorganized: true } });
  expect(found("xb1").card).toMatchObject({ fightingValue: 2, archery: 2 });
  expect(found("li1").card).toMatchObject({ fightingValue: 1, archery: 0 });
  expect(found("xb2").card).toMatchObject({ fightingValue: 3, archery: 3, isDisorganized: false });
});

test("leaders ride over the upper right of their unit, what is guarded lies at its upper left", () => {
  expect(found("gerard")).toMatchObject({ at: found("t1").at, spot: { size: 52, layer: 2 } });
  expect(found("gerard").spot!.dx).toBeGreaterThan(0);
  expect(found("camp-0514")).toMatchObject({ at: "0514", spot: { size: 42 } });
  expect(found("camp-0514").spot!.dx).toBeLessThan(0);
  expect(found("t1").spot).toMatchObject({ dx: 0, dy: 0, size: 78 });
});

test("alone a camp lies in the middle, a pair of units is drawn smaller and apart, two leaders side by side", () => {
  const units = VIEW.position.units!;
  const bare = tokens({ ...VIEW, position: { ...VIEW.position, units: units.filter(({ at }) => at !== "0514") } });
  expect(bare.find(({ id }) => id === "camp-0514")!.spot).toMatchObject({ dx: 0, dy: 0, size: 75 });
  const pair = TOKENS.filter(({ at, card }) => at === "0209" && !card.isMarker);
  expect(pair.map(({ spot }) => [spot!.dx, spot!.size])).toEqual([[10, 70], [-10, 70]]);
  const both = tokens({ ...VIEW, position: { ...VIEW.position, leaders: [{ leader: "guy", with: "k1" }, { leader: "conrad", with: "k1" }] } });
  const [guy, conrad] = ["guy", "conrad"].map((id) => both.find((token) => token.id === id)!.spot!.dx);
  expect(conrad! - guy!).toBe(8);
});

test("a piece off the map says where it is", () => {
  expect(found("g1")).toMatchObject({ at: null, condition: "inside" });
  const lost = tokens({ ...VIEW, position: { ...VIEW.position, units: [], eliminated: ["t1"], scattered: ["hq1"], casualties: ["guy"], leaders: [] } });
  const conditions = ["t1", "hq1", "guy"].map((id) => lost.find((token) => token.id === id)!.condition);
  expect(conditions).toEqual(["eliminated", "scattered", "eliminated"]);
});
