import { expect, test } from "vitest";
import { ACRE } from "../../src/skins/acre";
import type { AcreView } from "../../src/skins/acre/view";
import { ARSOUF } from "../../src/skins/arsouf";
import type { Told, Token } from "../../src/skins/skin";
import type { Page } from "../../src/state/chapters";
import view from "./views/acre.json";

const page = (told: readonly Told[], action: Page["action"] = null, way: readonly string[] = []): Page => ({ entry: 3, told, seat: "muslim", isByBot: true, action, way });
const rolled = (face: number): Told => ({ event: "rolled", clause: "2", face });
const stands = (id: string, side: string, at: string): Token => ({ id, kind: id, side, at, condition: "fit", charging: null, card: { kind: id, cloth: "red", fightingValue: 1, moves: 1 } });

const ARMIES = [stands("templars", "crusader", "06.08"), stands("mamelukes-1", "muslim", "06.07")];

test("Arsouf: a fight is a strike and what became of whom, with both dice", () => {
  const told = [rolled(6), rolled(1), { event: "fought", clause: "6.7", piece: "mamelukes-1", target: "templars", attack: 22, defence: 18 }, { event: "wounded", clause: "6.7", piece: "templars" }];
  expect(ARSOUF.deeds([page(told)], ARMIES)).toMatchObject([
    { is: "struck", by: ["mamelukes-1"], at: ["templars"] },
    { is: "fared", piece: "templars", how: "hurt", clause: "6.7", throws: [{ side: "muslim", face: 6, total: 22 }, { side: "crusader", face: 1, total: 18 }] },
  ]);
});

test.each([
  [{ event: "withstood", clause: "6.8", piece: "mamelukes-1", target: "templars" }, { piece: "templars", how: "held" }],
  [{ event: "killed", clause: "6.10", piece: "templars" }, { piece: "templars", how: "lost" }],
  [{ event: "recovered", clause: "6.12", piece: "mamelukes-1" }, { piece: "mamelukes-1", how: "mended" }],
])("Arsouf: %j", (told, deed) => {
  expect(ARSOUF.deeds([page([told])], ARMIES)).toMatchObject([{ is: "fared", entry: 3, clause: told.clause, ...deed }]);
});

test("Arsouf: a charge is a move under its own clause, and a phase that ends is no deed", () => {
  const told = [{ event: "moved", clause: "5.1", piece: "templars", start: "1", to: "2" }, { event: "charged", clause: "m5.5", piece: "templars", target: "mamelukes-1" }];
  expect(ARSOUF.deeds([page(told)], ARMIES)).toEqual([{ is: "went", entry: 3, clause: "m5.5", piece: "templars", from: "1", to: "2" }]);
  expect(ARSOUF.deeds([page([{ event: "phase-ended", clause: "4" }])], ARMIES)).toEqual([]);
});

const TOKENS = ACRE.tokens(view as unknown as AcreView).filter(({ at }) => at !== null);
const unit = (side: string) => TOKENS.find((token) => token.side === side && !token.card.isLeader && !token.card.isMarker) as Token & { at: string };
const [ours, theirs] = [unit("crusader"), unit("muslim")];

test("Acre: a melee is declared in one entry and fought in a later one; whoever is not worse off has held", () => {
  const declared = page([{ event: "declared", clause: "S7.1", unit: theirs.id, others: 0, hexes: ours.at }], { do: "attack", seat: "muslim", units: [theirs.id], hexes: [ours.at] });
  const fought = page([rolled(3), { event: "fought", clause: "S2.3", column: "2:1", result: "Dd" }, { event: "disorganized", clause: "S2.3", unit: ours.id }]);
  expect(ACRE.deeds([declared, fought], TOKENS)).toMatchObject([
    { is: "struck", by: [theirs.id], at: [ours.id] },
    { is: "fared", piece: ours.id, how: "held" },
    { is: "fared", piece: ours.id, how: "hurt", dice: [{ side: "muslim", face: 3 }], note: { args: { column: "2:1", result: "Dd" } } },
  ]);
});

test("Acre: all who shoot are named by the action; a miss is held", () => {
  const shot = { event: "shot", clause: "S6.5", unit: theirs.id, others: 1, target: ours.id, value: 3, face: 5, hit: false };
  const action = { do: "shoot", seat: "muslim", units: [theirs.id, "tk9"], target: ours.id };
  expect(ACRE.deeds([page([rolled(5), shot], action)], TOKENS)).toMatchObject([
    { is: "struck", by: [theirs.id, "tk9"], at: [ours.id] },
    { is: "fared", piece: ours.id, how: "held", dice: [{ side: "muslim", face: 5 }] },
  ]);
});

test("Acre: where a unit went that evaded is told by its path", () => {
  const evaded = page([{ event: "reacted", clause: "S8.3", unit: ours.id, how: "evade" }], null, [ours.at, "9998", "9999"]);
  expect(ACRE.deeds([evaded], TOKENS)).toEqual([{ is: "went", entry: 3, clause: "S8.3", piece: ours.id, from: ours.at, to: "9999" }]);
});

test("Acre: a leader goes along with his unit, and rides on from where it is", () => {
  const leader = { ...ours, id: "chief", card: { ...ours.card, isLeader: true } };
  const told = [{ event: "moved", clause: "S4.1", unit: ours.id, start: ours.at, to: "9999", how: "march" }, { event: "rode", clause: "S10.2", leader: "chief", unit: "friend" }];
  const friend = { ...ours, id: "friend", at: "8888" };
  expect(ACRE.deeds([page(told)], [ours, leader, friend])).toMatchObject([{ piece: ours.id, to: "9999" }, { piece: "chief", from: "9999", to: "8888" }]);
});

test("Acre: a leader is slain, a camp is captured, a unit rallies", () => {
  const told = [
    { event: "slain", clause: "S10.3", leader: "saladin", points: 5 },
    { event: "camp-captured", clause: "15.2", unit: theirs.id, at: "0615" },
    { event: "rallied", clause: "S11.1", unit: ours.id, face: 1, needed: 3, success: true },
    { event: "rallied", clause: "S11.1", unit: theirs.id, face: 6, needed: 3, success: false },
  ];
  expect(ACRE.deeds([page(told)], TOKENS)).toMatchObject([
    { piece: "saladin", how: "lost", word: { key: "skin-acre-changed-slain" } },
    { piece: "camp-0615", how: "lost", word: { key: "skin-acre-changed-taken" } },
    { piece: ours.id, how: "mended" },
  ]);
});
