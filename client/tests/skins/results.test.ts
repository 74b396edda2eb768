/** What each game says came of an attack, as it is rendered in both languages. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACRE } from "../../src/skins/acre";
import { ARSOUF } from "../../src/skins/arsouf";
import type { Token, Told } from "../../src/skins/skin";
import type { Field } from "../../src/state/result";
import type { Said } from "../../src/state/said";
import { Words } from "../../src/words/words";

const FOLDER = new URL("../../../src/gonfalon/words/", import.meta.url);
const words = (language: string, game: string) => new Words(language, ["ui", "table", game].map((name) => readFileSync(new URL(`${language}/${name}.ftl`, FOLDER), "utf8")));
const both = (game: string, { key, args }: Said) => ["en", "es"].map((language) => words(language, game).say(key, args));

const token = (id: string, kind: string, side: string, at: string | null, more = {}): Token => ({ id, kind, side, at, condition: "", charging: null, card: { kind, cloth: "red", fightingValue: 6, moves: 1, ...more } });
const told = (event: string, fields: Record<string, unknown> = {}): Told => ({ event, clause: "S2.3", ...fields });
const reckoned = (what: string, ...who: readonly string[]) => told("reckoned", { what, who: who[0], lines: who.map((each) => ({ clause: "S2.2", why: "strength", who: each, add: 6 })) });
const column = told("reckoned", { what: "shift", who: "t2", lines: [{ clause: "S2.3", why: "odds", who: "4:1" }, { clause: "S2.3", why: "column", who: "4:1" }] });
const CHART = { name: "results", source: "reconstructed", columns: ["4:1"], rows: [[1, ["Dd"]], [2, ["Dr"]], [3, ["Dr"]], [4, ["Dr"]], [5, ["Ex"]], [6, ["De"]]] } as const;
const STOOD = [
  token("t2", "templars", "crusader", "1307"),
  token("k1", "royal-household", "crusader", "1406"),
  { ...token("hq1", "halqa", "muslim", "1407"), unit: { disorganized_strength: 3 } } as Token,
  token("in1", "infantry", "muslim", "1408"),
  token("as1", "damascus", "muslim", "1409"),
  token("afdal", "afdal", "muslim", "1407", { isLeader: true }),
];
const field = (after: readonly Token[] = STOOD, more: Partial<Field> = {}): Field => ({ before: STOOD, after, charts: [CHART as never], endings: [], isForetold: false, own: "crusader", ...more });
const melee = (result: string, ...after: readonly Told[]) => [
  reckoned("attack", "t2", "k1"), reckoned("defence", "hq1"), column, told("rolled", { face: 3 }), told("fought", { column: "4:1", result }), ...after,
];
const only = (all: readonly Told[], of = field()) => {
  const results = ACRE.results(all, of);
  expect(results).toHaveLength(1);
  return results[0]!;
};

test("a retreat: who broke through, where they were driven, and what it did with what it did not", () => {
  const driven = STOOD.map((each) => (each.at === "1407" ? { ...each, at: "1508" } : each));
  const result = only(melee("Dr", told("retreated", { unit: "hq1", to: "1508" }), told("disorganized", { unit: "hq1" }), told("survived", { leader: "afdal" })), field(driven));
  expect(both("acre", result.text)).toEqual([
    "The Templars break through: the Halqa mamluks are driven to 1508.",
    "Los templarios rompen la línea: los mamelucos de la halqa retroceden a 1508.",
  ]);
  expect([result.code, result.odds, result.falls]).toEqual(["Dr", "4:1", { same: 3, less: 1, more: 2, of: 6 }]);
  expect(result.deeds.map(({ text, amount, isNothing }) => [both("acre", text)[0], amount, isNothing])).toEqual([
    ["Halqa mamluks 1: 1407 to 1508", "", false],
    ["Halqa mamluks 1: disorganized, 6 to", "3", false],
    ["al-Afdal goes with them", "", false],
    ["Lost on either side", "0", true],
  ]);
  expect([result.by, result.against, result.victor, result.hurt]).toEqual([["t2", "k1"], ["hq1"], "t2", [{ piece: "hq1", how: "driven" }]]);
});

test("sentences agree with one and with many, in both languages", () => {
  const came = (unit: string, event: string, result: string, fields = {}) =>
    both("acre", only([reckoned("attack", "t2"), reckoned("defence", unit), column, told("rolled", { face: 1 }), told("fought", { column: "4:1", result }), told(event, { unit, ...fields })]).text);
  expect(came("in1", "eliminated", "De", { points: 3 })).toEqual(["The infantry is destroyed.", "La infantería queda destruida."]);
  expect(came("hq1", "eliminated", "De", { points: 6 })).toEqual(["The Halqa mamluks are destroyed.", "Los mamelucos de la halqa quedan destruidos."]);
  expect(came("in1", "disorganized", "Dd")).toEqual(["The infantry is disorganized.", "La infantería queda en desorden."]);
  const own = only([reckoned("attack", "k1"), reckoned("defence", "hq1"), column, told("rolled", { face: 1 }), told("fought", { column: "4:1", result: "Ae" }), told("eliminated", { unit: "k1", points: 7 })]);
  expect(both("acre", own.text)).toEqual(["The attack fails: the royal household is destroyed.", "El ataque fracasa: la casa real queda destruida."]);
  expect(own.victor).toBe("hq1");
});

test("who must still choose where to go is told so, and two are told together", () => {
  const all = [reckoned("attack", "t2"), reckoned("defence", "hq1", "in1"), column, told("rolled", { face: 2 }), told("fought", { column: "4:1", result: "Dr" })];
  expect(both("acre", only(all).text)).toEqual([
    "The Templars break through: the Halqa mamluks and one more must retreat.",
    "Los templarios rompen la línea: los mamelucos de la halqa y otra unidad tienen que retroceder.",
  ]);
  expect(ACRE.settles({ do: "retreat", seat: "muslim" })).toBe(true);
  expect(ACRE.settles({ do: "attack", seat: "muslim" })).toBe(false);
});

test("an attack on those who look names the attackers as such", () => {
  const failed = only(melee("Ad", told("disorganized", { unit: "t2" })), field(STOOD, { own: "muslim" }));
  expect(both("acre", failed.stamp)[0]).toBe("attackers disorganized");
  expect(both("acre", only(melee("Ad", told("disorganized", { unit: "t2" }))).stamp)[0]).toBe("yours disorganized");
});

test("arrows before a melee stand among what it did, and a volley has its own result", () => {
  const shot = told("shot", { unit: "hq1", target: "t2", others: 0, value: 2, face: 5, hit: false });
  expect(only([told("rolled", { face: 5 }), shot, ...melee("Dd", told("disorganized", { unit: "hq1" }))]).deeds.map(({ text }) => text.key)).toContain("skin-acre-did-fired-missed");
  const endings = [{ share: { ways: 1, of: 3 }, told: [told("disorganized", { unit: "t2" })] }, { share: { ways: 2, of: 3 }, told: [] }];
  const missed = only([told("rolled", { face: 5 }), shot], field(STOOD, { endings, isForetold: true }));
  expect(both("acre", missed.text)).toEqual(["The Halqa mamluks miss the Templars.", "Los mamelucos de la halqa no aciertan a los templarios."]);
  expect(missed.falls).toEqual({ same: 4, less: 0, more: 2, of: 6 });
  // Odds of the attack that these arrows answer say nothing about them.
  expect(only([told("rolled", { face: 5 }), shot], field(STOOD, { endings })).falls).toBeNull();
});

test("what the next turn brings is no part of a result", () => {
  const result = only([...melee("De", told("eliminated", { unit: "hq1", points: 6 })), told("turn-began"), told("eliminated", { unit: "in1", points: 3 })]);
  expect(result.hurt).toEqual([{ piece: "hq1", how: "killed" }]);
});

const FOUGHT = (attack: number, defence: number, ...end: readonly Told[]): readonly Told[] => [
  told("reckoned", { what: "attack", who: "templars", lines: [] }), told("reckoned", { what: "defence", who: "baggage-1", lines: [] }),
  told("rolled", { face: 4 }), told("rolled", { face: 2 }),
  told("fought", { piece: "templars", target: "baggage-1", attack, defence }), ...end,
];
const COAST = { before: [token("templars", "templars", "crusader", "04.04"), token("baggage-1", "baggage", "muslim", "04.05")], after: [], charts: [], endings: [], isForetold: false, own: null };

test("Arsouf counts all falls of both dice over the same sums", () => {
  const [result] = ARSOUF.results(FOUGHT(16, 6, told("wounded", { piece: "baggage-1" })), COAST);
  expect(both("arsouf", result!.text)).toEqual(["The Templars strike home: the baggage is wounded.", "Los templarios golpean de lleno: el bagaje queda herido."]);
  // The sums lead by three: six falls make that up or more.
  expect(result!.falls).toEqual({ same: 30, less: 6, more: 0, of: 36 });
  expect(result!.dice.map(({ side, face }) => [side, face])).toEqual([["crusader", 4], ["muslim", 2]]);
  expect(result!.hurt).toEqual([{ piece: "baggage-1", how: "wounded" }]);
});

test("Arsouf: equals part, the beaten attacker, and several attacks in one step", () => {
  const [even] = ARSOUF.results(FOUGHT(10, 10, told("withstood")), COAST);
  expect(both("arsouf", even!.text)).toEqual(["Equal: neither the Templars nor the baggage is hurt.", "Igualdad: ni los templarios ni el bagaje sufren daño."]);
  expect([even!.isHarm, even!.victor]).toEqual([false, null]);
  const two = ARSOUF.results([...FOUGHT(10, 12, told("killed", { piece: "templars" })), ...FOUGHT(16, 6, told("killed", { piece: "baggage-1" }))], COAST);
  expect(two.map(({ text }) => both("arsouf", text)[0])).toEqual(["The baggage holds: the Templars are killed.", "The Templars strike home: the baggage is killed."]);
  expect(two.map(({ victor }) => victor)).toEqual(["baggage-1", "templars"]);
});
