/** What came of a shot or a combat: the die on its chart, who was hurt, and what it did. */

import type { Action } from "../../state/menu";
import { type Falls, type Field, type Hurt, type Result, placeIn, ranked } from "../../state/result";
import { said } from "../../state/said";
import type { ChartInfo } from "../../wire/generated";
import type { Told } from "../skin";
import { attackAt, dieBefore, fateOf, namesIn, sideOf } from "./fates";
import { deeds } from "./deeds";
import { heading, linesOf, total } from "./sums";

const SETTLING = new Set(["bear", "retreat", "aside", "fall", "advance"]);

/** One for each shot and each combat, in the order of their dice. */
export function results(all: readonly Told[], field: Field): readonly Result[] {
  return all.flatMap((each, at) => {
    if (each.event === "shot") return [shot(each, attackAt(all, at), field)];
    return each.event === "fought" ? [combat(each, attackAt(all, at), field)] : [];
  });
}

/** Whether an action only carries out what a die has decided. */
export function settles(action: Action): boolean {
  return SETTLING.has(action.do);
}

function shot(each: Told, told: readonly Told[], field: Field): Result {
  const [by, target, result] = [String(each["figure"]), String(each["target"]), String(each["result"])];
  const isMiss = result === "-";
  const { fate } = fateOf([target], told, isMiss ? "nothing" : each["is_defensive"] === true ? "slowed" : "yields");
  const die = dieBefore(told, told.indexOf(each)) ?? { face: 0, of: 10 };
  return {
    told,
    head: said("skin-croisades-result-shot", { at: each["at"] }),
    text: said(`skin-croisades-shot-${fate}`, { by, target, to: last(told, target) }),
    clause: each.clause,
    stamp: said(`skin-croisades-stamp-${fate}`),
    code: isMiss ? "–" : result,
    odds: "",
    isHarm: !isMiss,
    dice: [{ side: sideOf(by, field.before), ...die }],
    falls: fireFalls(each, told, field),
    deeds: deeds(told, field),
    by: [by],
    against: [target],
    victor: isMiss ? null : by,
    hurt: hurtIn(told),
  };
}

function combat(each: Told, told: readonly Told[], field: Field): Result {
  const [by, against, code] = [namesIn(each["attackers"]), namesIn(each["defenders"]), String(each["result"])];
  const isLost = code === "A" || code === "B";
  const [losers, winners] = isLost ? [by, against] : [against, by];
  const { fate, figure } = fateOf(losers, told, code === "-" ? "nothing" : "yields");
  const die = dieBefore(told, told.indexOf(each)) ?? { face: 0, of: 10 };
  const advanced = told.find(({ event }) => event === "advanced")?.["figure"];
  return {
    told,
    head: said("skin-croisades-result-combat", { at: placeIn(against[0] ?? "", { before: field.before, after: [] }) ?? "" }),
    text: said(`skin-croisades-came-${fate}`, { by: winners[0] ?? "", target: figure, others: losers.length - 1, to: last(told, figure) }),
    clause: each.clause,
    stamp: said(`skin-croisades-stamp-${fate}`),
    code: code === "-" ? "–" : code,
    odds: heading(told) ?? "",
    isHarm: code !== "-",
    dice: [{ side: sideOf(by[0], field.before), ...die }],
    falls: combatFalls(each, told, field),
    deeds: deeds(told, field),
    by,
    against,
    victor: code === "-" ? null : typeof advanced === "string" ? advanced : (winners[0] ?? null),
    hurt: hurtIn(told),
  };
}

/** Where a figure was driven, if that is told. */
function last(told: readonly Told[], figure: string): string {
  const went = told.findLast((each) => (each.event === "retreated" || each.event === "fell") && each["figure"] === figure);
  return namesIn(went?.["path"]).at(-1) ?? String(went?.["at"] ?? "");
}

const HARM: readonly (readonly [event: string, how: Hurt["how"]])[] = [
  ["retreated", "driven"],
  ["wounded", "wounded"],
  ["stunned", "wounded"],
  ["killed", "killed"],
];

/** Who was hurt, each by the worst that befell it. */
function hurtIn(told: readonly Told[]): readonly Hurt[] {
  const worst = new Map<string, Hurt["how"]>();
  for (const [event, how] of HARM) {
    for (const each of told.filter((other) => other.event === event)) worst.set(String(each["figure"]), how);
  }
  return [...worst].map(([piece, how]) => ({ piece, how }));
}

const FACES = Array.from({ length: 10 }, (_, at) => at + 1);
/** What a shooter may hope for, the worst first; on foot there are fewer letters in the same order. */
const SHOTS = ["-", "A", "B", "C", "D", "E", "F"];
/** What an attacker may hope for, the worst first. */
const COMBATS = ["A", "B", "-", "C", "D", "E", "F", "G", "H"];

function fireFalls(each: Told, told: readonly Told[], { charts }: Field): Falls | null {
  const chart = charts.find(({ name }) => name === each.clause);
  const reckoned = told.find((other) => other.event === "reckoned" && other["what"] === "shot");
  if (chart === undefined || reckoned === undefined) return null;
  const added = total(linesOf(reckoned));
  return fallsIn(chart, String(each["cover"]), (face) => face + added, SHOTS, String(each["result"]));
}

function combatFalls(each: Told, told: readonly Told[], { charts }: Field): Falls | null {
  const chart = charts.find(({ name }) => name === each.clause);
  if (chart === undefined) return null;
  const added = total(told.filter((other) => other["what"] === "die").flatMap(linesOf));
  const column = `${Math.min(Number(each["column"]), chart.columns.length)}:1`;
  return fallsIn(chart, column, (face) => Math.min(face + added, FACES.length), COMBATS, String(each["result"]));
}

function fallsIn({ columns, rows }: ChartInfo, column: string, rowOf: (face: number) => number, ranks: readonly string[], result: string): Falls | null {
  const at = columns.indexOf(column);
  if (at < 0) return null;
  const letter = (face: number) => rows.find(([row]) => row === rowOf(face))?.[1][at] ?? "-";
  return ranked(FACES.map((face) => ranks.indexOf(letter(face))), ranks.indexOf(result));
}
