/** The sums of a shot or a combat, and what the dice may make of them. */

import type { Chance } from "../../state/chances";
import type { Action } from "../../state/menu";
import { said } from "../../state/said";
import type { Sum, SumLine, Token, Told } from "../skin";
import { fateOf, namesIn } from "./fates";
import type { Line } from "./view";

const FACES = 10;

export function sums(all: readonly Told[], tokens: readonly Token[]): readonly Sum[] {
  const reckoned = firstOf(all).filter((each) => each.event === "reckoned");
  const totals = new Map(reckoned.map((each) => [String(each["what"]), total(linesOf(each))]));
  const plain = reckoned.filter((each) => each["what"] !== "die");
  const die = reckoned.find((each) => each["what"] === "die");
  return plain.map((each) => {
    const what = String(each["what"]);
    const lines = linesOf(each);
    const one = { title: what, who: String(each["who"]), clause: each.clause, hasDie: false, total: 2 * total(lines), lines: lines.map((line) => summand(line, tokens)) };
    if (what === "shot") return { ...one, label: said("skin-croisades-row"), hasDie: true, faces: FACES };
    if (what === "points") return { ...one, label: said("skin-croisades-points-step"), result: String(total(lines)) };
    if (what === "shift") return { ...one, ...crossing([...lines, ...(die ? linesOf(die) : [])], totals, tokens) };
    if (what === "defence" && lines.length === 1 && lines[0]?.why === "defence") return { ...one, isImplied: true };
    const fighters = lines.filter(({ add = 0 }) => add > 0).length;
    return fighters > 1 ? { ...one, label: said("skin-croisades-together", { count: fighters }) } : one;
  });
}

/** What is told before a second combat begins, which follows by itself where it is the last. */
export function firstOf(told: readonly Told[]): readonly Told[] {
  const first = told.findIndex(isAttack);
  const next = told.findIndex((each, at) => at > first && isAttack(each));
  return next < 0 ? told : told.slice(0, next);
}

const isAttack = ({ event, what }: Told) => event === "reckoned" && what === "attack";

/** The odds of the two sums, each shift, what is added to the die, and the column that is read. */
function crossing(lines: readonly Line[], totals: ReadonlyMap<string, number>, tokens: readonly Token[]): Pick<Sum, "lines" | "result" | "label"> {
  const [attack, defence] = [totals.get("attack") ?? 0, totals.get("defence") ?? 0];
  return {
    label: said("skin-croisades-column"),
    result: headed(lines, "column"),
    lines: lines
      .filter(({ why }) => why !== "column")
      .map((line) => {
        if (line.why === "odds") return { ...summand(line, tokens), text: said("skin-croisades-against", { attack, defence }), amount: line.who ?? "" };
        if (line.shift) return { ...summand(line, tokens), amount: signed(line.shift) };
        return { ...summand(line, tokens), amount: `+ ${line.add ?? 0}`, isOwn: false };
      }),
  };
}

/** A line that multiplies is written as what it does. */
function summand({ clause, why, who = "", add = 0, times = 1, over = 1 }: Line, tokens: readonly Token[]): SumLine {
  const token = tokens.find(({ id }) => id === who);
  const text = said(`skin-croisades-line-${why}`, { who, at: token?.at ?? "", add });
  return { text, clause, add: 2 * add, isOwn: OWN.has(why), who, ...(times !== over && { amount: `× ${times}/${over}` }) };
}

/** What a figure brings itself; all else is added to that. */
const OWN = new Set(["attack", "attack-wounded", "defence", "defence-wounded", "defence-stunned", "defence-horse"]);

export function linesOf(reckoned: Told): readonly Line[] {
  return (reckoned["lines"] ?? []) as readonly Line[];
}

/** Lines added up, then multiplied, rounded down as the rules do. */
export function total(lines: readonly Line[]): number {
  const sum = lines.reduce((all, { add = 0 }) => all + add, 0);
  return lines.reduce((all, { times = 1, over = 1 }) => Math.floor((all * times) / over), sum);
}

function signed(amount: number): string {
  return amount > 0 ? `+ ${amount}` : `− ${-amount}`;
}

export function headed(lines: readonly Line[], why: string): string {
  return lines.find((line) => line.why === why)?.who ?? "";
}

/** The column that a combat is read from; a shot has none. */
export function heading(told: readonly Told[]): string | null {
  const shift = told.find((each) => each.event === "reckoned" && each["what"] === "shift");
  return shift === undefined ? null : headed(linesOf(shift), "column");
}

/** Who is harmed when an action ends so: those it is aimed at, those who act, or nobody. */
export function chance(all: readonly Told[], action: Action): Pick<Chance, "fill" | "key" | "args"> {
  const told = firstOf(all);
  const own = [action["figures"], action["figure"]].flat().filter((each): each is string => typeof each === "string");
  const fought = told.find(({ event }) => event === "fought");
  const attackers = fought ? namesIn(fought["attackers"]) : own;
  const foes = [...new Set(told.flatMap((each) => [each["figure"], each["target"]].filter((name): name is string => typeof name === "string" && !attackers.includes(name))))];
  const theirs = fateOf(foes, told, driven(told));
  // A shot that only drives off or slows down harms nobody.
  if (fought === undefined && LIGHT.has(theirs.fate)) return { fill: "driven", key: `skin-croisades-chance-${theirs.fate === "yields" ? "retreated" : theirs.fate}`, args: {} };
  if (theirs.fate !== "nothing" && theirs.fate !== "yields") return { fill: theirs.fate === "slowed" ? "some" : "harm", key: `skin-croisades-chance-${theirs.fate}`, args: {} };
  const ours = fateOf(attackers, told);
  if (ours.fate !== "nothing") return { fill: "backfire", key: `skin-croisades-chance-own-${ours.fate}`, args: {} };
  if (theirs.fate === "yields") return { fill: "harm", key: "skin-croisades-chance-retreated", args: {} };
  return { fill: "nothing", key: "skin-croisades-chance-nothing", args: {} };
}

const LIGHT = new Set(["retreated", "yields", "slowed"]);

/** A result that drives its victim back, whose way is not told yet. */
function driven(told: readonly Told[]): "yields" | "nothing" {
  const isDriven = told.some((each) => (each.event === "shot" && each["result"] === "A") || (each.event === "fought" && each["result"] === "C"));
  return isDriven ? "yields" : "nothing";
}
