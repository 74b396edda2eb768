/** The sums of a melee or a volley, the chart they lead to, and what the dice may make of them. */

import type { Chance } from "../../state/chances";
import type { Action } from "../../state/menu";
import { type Said, said } from "../../state/said";
import type { ChartInfo } from "../../wire/generated";
import type { Charted, Ending, Sum, SumLine, Token, Told } from "../skin";

interface Line {
  readonly clause: string;
  readonly why: string;
  readonly who?: string;
  readonly add?: number;
  readonly shift?: number;
}

/** Where the way across the chart begins and ends; they stand among the shifts. */
const HEADINGS = ["odds", "column"];

export function sums(told: readonly Told[], tokens: readonly Token[]): readonly Sum[] {
  const all = told.filter((each) => each.event === "reckoned");
  // Arrows before a melee have their own line in the log; the sums are those of the melee.
  const isMelee = all.some((each) => each["what"] === "attack");
  const reckoned = all.filter((each) => !isMelee || each["what"] !== "fire");
  const totals = new Map(reckoned.map((each) => [String(each["what"]), total(linesOf(each))]));
  return reckoned.map((each) => {
    const what = String(each["what"]);
    const lines = linesOf(each);
    const one = { title: what, who: String(each["who"]), clause: each.clause, hasDie: false, total: 2 * total(lines) };
    if (what === "points") return { ...one, ...spent(one.who, lines, tokens) };
    if (what === "shift") return { ...one, ...crossing(lines, totals, tokens) };
    const count = lines.filter(({ why }) => why !== "leader").length;
    const label = count > 1 && what !== "fire" ? { label: said("skin-acre-units", { count }) } : {};
    return { ...one, ...label, lines: lines.map((line) => summand(line, tokens)) };
  });
}

/** What a move costs, of the points that its unit has. */
function spent(unit: string, lines: readonly Line[], tokens: readonly Token[]): Pick<Sum, "lines" | "result" | "label"> {
  const moves = tokens.find(({ id }) => id === unit)?.card.moves ?? 0;
  return {
    label: said("skin-acre-spent", { moves }),
    result: String(total(lines)),
    lines: lines.map((line) => summand(line, tokens)),
  };
}

/** The odds of the two sums, then each shift, then the column that is read. */
function crossing(lines: readonly Line[], totals: ReadonlyMap<string, number>, tokens: readonly Token[]): Pick<Sum, "lines" | "result" | "label"> {
  const [attack, defence] = [totals.get("attack") ?? 0, totals.get("defence") ?? 0];
  return {
    label: said("skin-acre-column"),
    result: headed(lines, "column"),
    lines: lines
      .filter(({ why }) => why !== "column")
      .map((line) => {
        if (line.why !== "odds") return { ...summand(line, tokens), amount: signed(line.shift ?? 0) };
        return { ...summand(line, tokens), text: said("skin-acre-against", { attack, defence }), amount: line.who ?? "" };
      }),
  };
}

function summand({ clause, why, who = "", add = 0 }: Line, tokens: readonly Token[]): SumLine {
  const at = tokens.find(({ id }) => id === who)?.at ?? "";
  return { text: said(`skin-acre-line-${why}`, { who, at }), clause, add: 2 * add, isOwn: why !== "leader", who };
}

function linesOf(reckoned: Told): readonly Line[] {
  return (reckoned["lines"] ?? []) as readonly Line[];
}

function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { add = 0 }) => sum + add, 0);
}

function signed(amount: number): string {
  return amount > 0 ? `+ ${amount}` : `− ${-amount}`;
}

function headed(lines: readonly Line[], why: string): string {
  return lines.find((line) => line.why === why)?.who ?? "";
}

/** The column that a melee is read from. */
export function heading(told: readonly Told[]): string | null {
  const shift = told.find((each) => each.event === "reckoned" && each["what"] === "shift");
  return shift === undefined ? null : headed(linesOf(shift), "column");
}

export function chart(told: readonly Told[], endings: readonly Ending[], charts: readonly ChartInfo[], tokens: readonly Token[], isOwn = true): Charted | null {
  const shift = told.find((each) => each.event === "reckoned" && each["what"] === "shift");
  const results = charts.find(({ name }) => name === "results");
  const defence = told.find((each) => each["what"] === "defence");
  if (shift === undefined || results === undefined) return null;
  const lines = linesOf(shift);
  const lit = results.columns.indexOf(headed(lines, "column"));
  return {
    chart: results,
    start: results.columns.indexOf(headed(lines, "odds")),
    lit,
    hops: lines.filter(({ why }) => !HEADINGS.includes(why)).map(({ shift: by = 0 }) => by),
    head: said("skin-acre-effects", { who: defence?.["who"] }),
    effects: results.rows.map(([, cells]) => effect(cells[lit] ?? "", endings, tokens, isOwn)),
    harms: results.rows.map(([, cells]) => harmOf(cells[lit] ?? "")),
  };
}

/** What a result does on this board: as much as all endings with that result tell. */
function effect(result: string, endings: readonly Ending[], tokens: readonly Token[], isOwn: boolean): Said {
  const isIt = ({ told }: Ending) => told.some((each) => each.event === "fought" && each["result"] === result);
  const isVague = ({ told }: Ending) => !told.some((each) => each.event === "fought");
  const own = endings.filter(isIt);
  const [first, ...others] = own.length > 0 ? own : endings.filter(isVague);
  const shared = (first?.told ?? []).filter((each) => others.every(({ told }) => told.some((other) => isSame(each, other))));
  const side = result.startsWith("A") ? (isOwn ? "attacker" : "assailant") : "defender";
  const hit = shared.find(({ event }) => event === "eliminated" || event === "retreated") ?? shared.find(({ event }) => event === "disorganized");
  // Where nobody has reckoned how it may end, the chart's own letters must do.
  const kind = result === "Ex" ? "exchange" : (hit?.event ?? (first === undefined ? LETTERS[result.at(-1) ?? ""] : undefined) ?? "nothing");
  const piece = String(hit?.["unit"] ?? "");
  const victims = new Set(shared.filter(({ event }) => event === hit?.event).map((each) => each["unit"]));
  const known = tokens.some(({ id }) => id === piece) ? piece : "";
  return said(`skin-acre-effect-${kind}`, { side, piece: known, to: hit?.["to"] ?? "", count: victims.size });
}

const LETTERS: Readonly<Record<string, string>> = { d: "disorganized", r: "retreated", e: "eliminated" };

/** How hard a result hits the defender: not at all, so that he yields, or so that he may be lost. */
function harmOf(result: string): "none" | "some" | "lost" {
  if (result === "Ex" || result === "De") return "lost";
  return result === "Dr" ? "some" : "none";
}

function isSame(one: Told, other: Told): boolean {
  return one.event === other.event && one["unit"] === other["unit"] && one["to"] === other["to"];
}

const HARM = ["eliminated", "retreated", "disorganized"] as const;

/** Who is harmed when an action ends so: the enemy, oneself, or nobody. */
export function chance(told: readonly Told[], action: Action): Pick<Chance, "fill" | "key" | "args"> {
  const decided = told.slice(0, endOfDeed(told));
  if (action.do === "feign") return drawn(decided);
  const own = new Set([action["units"], action["unit"]].flat());
  for (const event of HARM) {
    const hurt = decided.filter((each) => each.event === event);
    const foe = hurt.find((each) => !own.has(each["unit"] as string));
    if (foe !== undefined) return { fill: "harm", key: `skin-acre-chance-${event}`, args: {} };
    if (hurt.length > 0) return { fill: "backfire", key: `skin-acre-chance-own-${event}`, args: {} };
  }
  return { fill: "nothing", key: "skin-acre-chance-nothing", args: {} };
}

/** How far a feigned flight leads, and whether it draws anybody. */
function drawn(told: readonly Told[]): Pick<Chance, "fill" | "key" | "args"> {
  const hexes = Math.max(0, Number(told.find(({ event }) => event === "fled")?.["hexes"] ?? 0));
  const fill = hexes === 0 ? "nothing" : hexes === 1 ? "some" : "most";
  return { fill, key: `skin-acre-chance-${hexes === 0 ? "draws-nobody" : "draws"}`, args: { hexes } };
}

/** The engine may go on by itself to the next turn: what happens there is no part of the deed. */
export function endOfDeed(told: readonly Told[]): number {
  const at = told.findIndex(({ event }) => event === "phase-ended" || event === "turn-began");
  return at < 0 ? told.length : at;
}
