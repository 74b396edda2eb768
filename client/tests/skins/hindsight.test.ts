import { expect, test } from "vitest";
import { ACRE } from "../../src/skins/acre";
import { ARSOUF } from "../../src/skins/arsouf";
import type { Token, Told } from "../../src/skins/skin";

const token = (id: string, side: string, at: string): Token => ({ id, kind: id, side, at, condition: "fit", charging: null, card: { kind: "templars", cloth: "red", fightingValue: 4, moves: 2 } });
const TOKENS = [token("templars", "crusader", "04.09"), token("mamelukes-1", "muslim", "05.08")];
const rolled = (face: number): Told => ({ event: "rolled", clause: "6.4", why: "attack", sides: 6, face });
const FOUGHT: Told = { event: "fought", clause: "6.7", piece: "templars", target: "mamelukes-1", attack: 24, defence: 10 };
const fight = (end: Told): readonly Told[] => [rolled(5), rolled(2), FOUGHT, end];

test.each([
  [{ event: "wounded", clause: "6.7", piece: "mamelukes-1" }, "wounded"],
  [{ event: "killed", clause: "6.10", piece: "mamelukes-1" }, "killed"],
  [{ event: "wounded", clause: "6.7", piece: "templars" }, "beaten"],
  [{ event: "withstood", clause: "6.8", piece: "templars", target: "mamelukes-1" }, "held"],
])("an attack of Arsouf that ends with %j is %s", (end, how) => {
  const line = ARSOUF.hindsight.headline(fight(end), "crusader", TOKENS);
  expect(line).toMatchObject({
    title: { key: `skin-arsouf-turning-${how}`, args: { piece: "templars", target: "mamelukes-1" } },
    text: { args: { from: "04.09", at: "05.08", attack: 24, defence: 10 } },
    dice: { args: { one: 5, other: 2 } },
    by: ["templars"],
    at: ["mamelukes-1"],
  });
});

test("an arrival has no dice, and a quiet step no headline", () => {
  const arrived: Told = { event: "arrived", clause: "R15", piece: "baggage-2", baggage: 2, others: 2 };
  expect(ARSOUF.hindsight.headline([arrived], null, TOKENS)).toMatchObject({ title: { key: "skin-arsouf-turning-arrived" }, dice: null, by: ["baggage-2"] });
  expect(ARSOUF.hindsight.headline([], null, TOKENS)).toBeNull();
});

const UNITS = [token("t1", "crusader", "1206"), token("t2", "crusader", "1306"), token("li1", "muslim", "1205")];
const sum = (what: string, ...who: string[]): Told => ({ event: "reckoned", clause: "S7.1", what, who: who[0], lines: who.map((each) => ({ clause: "S7.1", why: each === "guy" ? "leader" : "strength", who: each, add: 3 })) });
const CLASH: readonly Told[] = [
  sum("fire", "li1"),
  rolled(6),
  { event: "shot", clause: "S2.4", unit: "li1", others: 0, target: "t1", value: 2, face: 6, hit: false },
  sum("attack", "t1", "t2", "guy"),
  sum("defence", "li1"),
  rolled(4),
  { event: "fought", clause: "S2.3", column: "3:1", result: "Dr" },
];

test("a melee of Acre names who fought, its column and its die; leaders are no units", () => {
  expect(ACRE.hindsight.headline(CLASH, "crusader", UNITS)).toMatchObject({
    title: { key: "skin-acre-turning", args: { result: "Dr", unit: "t1", target: "li1" } },
    text: { args: { column: "3:1", attackers: 2, defenders: 1 } },
    dice: { args: { face: 4 } },
    by: ["t1", "t2"],
    at: ["li1"],
  });
});

test("of arrows and a melee in one step the side tells which is meant", () => {
  expect(ACRE.hindsight.headline(CLASH, "muslim", UNITS)).toMatchObject({ title: { args: { result: "missed", unit: "li1", target: "t1" } }, text: { args: { at: "1206" } }, dice: { args: { face: 6 } } });
});

test("a camp that is taken is a headline too", () => {
  expect(ACRE.hindsight.headline([{ event: "camp-captured", clause: "15.2", unit: "li1", at: "1412" }], null, UNITS)).toMatchObject({ title: { key: "skin-acre-turning-camp-captured" }, by: ["li1"], dice: null });
});
