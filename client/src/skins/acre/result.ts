/** What came of a melee or of a volley: the die on its chart, who was hurt, and what it did. */

import { type Falls, type Field, type Hurt, type Result, placeIn, ranked } from "../../state/result";
import { type Said, said } from "../../state/said";
import type { Action } from "../../state/menu";
import type { Token, Told } from "../skin";
import { deeds } from "./deeds";
import { endOfDeed, heading } from "./sums";

/** What an attacker may hope for, the worst first. */
const RANKS = ["Ae", "Ar", "Ad", "Dd", "Dr", "Ex", "De"];
const SETTLING = new Set(["retreat", "lose", "join", "advance"]);

/** The melee of a step, else its volley; arrows before a melee stand among what it did. */
export function results(all: readonly Told[], field: Field): readonly Result[] {
  const told = all.slice(0, endOfDeed(all));
  const fought = told.find(({ event }) => event === "fought");
  if (fought !== undefined) return [melee(fought, told, field)];
  const shot = told.find(({ event }) => event === "shot");
  return shot === undefined ? [] : [volley(shot, told, field)];
}

/** Whether an action only carries out what a die has decided. */
export function settles(action: Action): boolean {
  return SETTLING.has(action.do);
}

function melee(fought: Told, told: readonly Told[], field: Field): Result {
  const [by, against] = [unitsIn(told, "attack"), unitsIn(told, "defence")];
  const code = String(fought["result"]);
  const isLost = code.startsWith("A");
  const [losers, winners] = isLost ? [by, against] : [against, by];
  const fate = fateOf(losers, told, code);
  const face = faceBefore(told, fought);
  const advanced = told.find(({ event }) => event === "advanced")?.["unit"];
  return {
    told,
    head: said("skin-acre-result-melee", { at: atOf(against[0], field.before) }),
    text: said(`skin-acre-came-${isLost ? "own-" : ""}${fate.what}`, { by: kindOf(winners[0], field.before), ...toldOf(fate, losers, field) }),
    clause: fought.clause,
    ...stamped(fate, isLost ? (sideOf(by[0], field.before) === field.own ? "attacker" : "assailant") : "defender"),
    code,
    odds: heading(told) ?? "",
    isHarm: fate.units.length > 0 || fate.what === "yields",
    dice: [{ side: sideOf(by[0], field.before), face }],
    falls: chartFalls(code, String(fought["column"]), field),
    deeds: deeds(told, field, true),
    by,
    against,
    victor: isLost ? (winners[0] ?? null) : typeof advanced === "string" ? advanced : (winners[0] ?? null),
    hurt: hurtIn(told),
  };
}

function volley(shot: Told, told: readonly Told[], field: Field): Result {
  const [by, target] = [String(shot["unit"]), String(shot["target"])];
  const isHit = Boolean(shot["hit"]);
  const fate = isHit ? fateOf([target], told, "") : { what: "missed", units: [], to: "" };
  return {
    told,
    head: said("skin-acre-result-volley", { at: atOf(target, field.before) }),
    text: said(`skin-acre-shot-${fate.what}`, { by: kindOf(by, field.before), ...toldOf(fate, [target], field) }),
    clause: shot.clause,
    stamp: isHit ? stamped(fate, "defender").stamp : said("skin-acre-effect-missed"),
    code: "",
    odds: "",
    isHarm: isHit,
    dice: [{ side: sideOf(by, field.before), face: Number(shot["face"]) }],
    falls: shotFalls(target, isHit, field),
    deeds: deeds(told, field, false),
    by: [by],
    against: [target],
    victor: isHit ? by : null,
    hurt: hurtIn(told),
  };
}

interface Fate {
  readonly what: string;
  readonly units: readonly string[];
  readonly to: string;
}

/** What befell the losers, the worst of it; who must still go somewhere yields. */
function fateOf(losers: readonly string[], told: readonly Told[], code: string): Fate {
  const own = told.filter((each) => losers.includes(String(each["unit"])));
  if (code === "Ex") return { what: "exchange", units: losers, to: "" };
  for (const what of ["eliminated", "retreated", "disorganized", "withstood"]) {
    const found = own.filter(({ event }) => event === what);
    if (found.length > 0) return { what, units: found.map((each) => String(each["unit"])), to: found.length === 1 ? String(found[0]?.["to"] ?? "") : "" };
  }
  return { what: "yields", units: [], to: "" };
}

/** Of whom a sentence tells: the first, and how many more. */
function toldOf({ units, to }: Fate, losers: readonly string[], { before }: Field): Readonly<Record<string, unknown>> {
  const all = units.length > 0 ? units : losers;
  return { unit: kindOf(all[0], before), others: Math.max(0, all.length - 1), to };
}

function stamped({ what, to, units }: Fate, side: string): { readonly stamp: Said } {
  const effect = what === "yields" ? "retreated" : what === "withstood" ? "nothing" : what;
  return { stamp: said(`skin-acre-effect-${effect}`, { side, to, count: units.length, piece: "" }) };
}

const HARM: Readonly<Record<string, Hurt["how"]>> = { eliminated: "killed", retreated: "driven", disorganized: "wounded", slain: "killed" };

/** Who was hurt, each by the worst that befell it. */
function hurtIn(told: readonly Told[]): readonly Hurt[] {
  const worst = new Map<string, Hurt["how"]>();
  for (const event of ["disorganized", "retreated", "eliminated", "slain"]) {
    for (const each of told.filter((other) => other.event === event)) worst.set(String(each["unit"] ?? each["leader"]), HARM[event] as Hurt["how"]);
  }
  return [...worst].map(([piece, how]) => ({ piece, how }));
}

/** The units that a sum counts; leaders only add to them. */
function unitsIn(told: readonly Told[], what: string): readonly string[] {
  const sum = told.find((each) => each.event === "reckoned" && each["what"] === what);
  const lines = (sum?.["lines"] ?? []) as readonly { readonly why: string; readonly who?: string }[];
  return lines.flatMap(({ why, who }) => (why === "leader" || !who ? [] : [who]));
}

function chartFalls(code: string, column: string, { charts }: Field): Falls | null {
  const chart = charts.find(({ name }) => name === "results");
  const at = chart?.columns.indexOf(column) ?? -1;
  return chart === undefined || at < 0 ? null : ranked(chart.rows.map(([, cells]) => RANKS.indexOf(cells[at] ?? "")), RANKS.indexOf(code));
}

/** How many falls of the one die hurt the target, out of the odds that were reckoned before it. */
function shotFalls(target: string, isHit: boolean, { endings, isForetold }: Field): Falls | null {
  if (!isForetold || endings.length === 0) return null;
  const hits = endings.filter(({ told }) => told.some((each) => each["unit"] === target && HARM[each.event] !== undefined));
  const share = hits.reduce((sum, each) => sum + each.share.ways / each.share.of, 0);
  const ranks = Array.from({ length: FACES }, (_, fall) => (fall < Math.round(FACES * share) ? 1 : 0));
  return ranked(ranks, isHit ? 1 : 0);
}

const FACES = 6;

function faceBefore(told: readonly Told[], each: Told): number {
  const roll = told.slice(0, told.indexOf(each)).findLast(({ event }) => event === "rolled");
  return Number(roll?.["face"] ?? 0);
}

const found = (piece: string | undefined, tokens: readonly Token[]) => tokens.find(({ id }) => id === piece);
const kindOf = (piece: string | undefined, tokens: readonly Token[]): string => found(piece, tokens)?.kind ?? "";
const sideOf = (piece: string | undefined, tokens: readonly Token[]): string => found(piece, tokens)?.side ?? "";
const atOf = (piece: string | undefined, tokens: readonly Token[]): string => placeIn(piece ?? "", { before: tokens, after: [] }) ?? "";
