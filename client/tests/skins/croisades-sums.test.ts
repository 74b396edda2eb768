import { expect, test } from "vitest";
import { prompt } from "../../src/skins/croisades/prompt";
import { sums } from "../../src/skins/croisades/sums";
import { phase, type CroisadesView } from "../../src/skins/croisades/view";
import type { Told } from "../../src/skins/skin";

const reckoned = (what: string, who: string, ...lines: readonly object[]): Told => ({ event: "reckoned", clause: "1.7b", what, who, lines });
const strength = (who: string, add: number) => reckoned("attack", who, { clause: "1.7b", why: "attack", who, add });
const defence = (who: string, add: number) => reckoned("defence", who, { clause: "1.7b", why: "defence", who, add });
const odds = (who: string, column: string) => reckoned("shift", who, { clause: "1.7b", why: "odds", who: column }, { clause: "C6c", why: "column", who: column });

test("the sums of a combat leave out the one that follows by itself", () => {
  const told = [strength("crispin", 6), defence("yasaffa", 5), odds("crispin", "1:1"), strength("tom", 18), defence("as-salih", 8), odds("tom", "2:1")];
  const found = sums(told, []);
  expect(found.map(({ title, who }) => [title, who])).toEqual([["attack", "crispin"], ["defence", "yasaffa"], ["shift", "crispin"]]);
  expect(found[2]?.lines[0]?.text.args).toMatchObject({ attack: 6, defence: 5 });
});

test("the line of a weapon names it", () => {
  const [sum] = sums([reckoned("shot", "anselmo", { clause: "C5c", why: "weapon", who: "crossbow", add: 2 })], []);
  expect(sum?.lines[0]?.text.args).toMatchObject({ who: "crossbow" });
});

test.each([
  ["D11", "R100", "must"],
  ["D12", "1.5b", "on"],
])("R100: a mover beside whom somebody stands on %s reads %s", (at, clause, goes) => {
  const figures = [{ figure: "bertin", at: "D11" }, { figure: "crispin", at }];
  const view = { position: { ask: "move", seat: "crusader", side: "crusader", mover: { figure: "bertin", left: 3 }, figures }, figures: [] } as unknown as CroisadesView;
  const asked = prompt(phase(view), "1.5b", "bertin", null, null, null);
  expect([asked.clause, asked.text.args?.["goes"]]).toEqual([clause, goes]);
});
