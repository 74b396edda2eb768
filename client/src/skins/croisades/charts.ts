/** The charts of fire and combat as they are read here: a row for each face of the die, and what each letter does. */

import { type Said, said } from "../../state/said";
import type { ChartInfo } from "../../wire/generated";
import type { Charted, Ending, Token, Told } from "../skin";
import { firstOf, headed, linesOf, total } from "./sums";

const FACES = Array.from({ length: 10 }, (_, at) => at + 1);
const NOTHING = "-";
const FIRE = { mounted: "C5b", foot: "C5c" };
const COMBAT = { mounted: "C6b", foot: "C6c" };
/** The shifts of a combat among its lines: neither where it begins nor where it ends. */
const HEADINGS = new Set(["odds", "column"]);

export function chart(all: readonly Told[], endings: readonly Ending[], charts: readonly ChartInfo[], tokens: readonly Token[], isOwn = true): Charted | null {
  const told = firstOf(all);
  const shift = told.find((each) => each.event === "reckoned" && each["what"] === "shift");
  if (shift !== undefined) return melee(shift, told, charts, tokens, isOwn);
  const shot = told.findLast((each) => each.event === "reckoned" && each["what"] === "shot");
  return shot === undefined ? null : fire(shot, told, endings, charts, tokens);
}

function melee(shift: Told, told: readonly Told[], charts: readonly ChartInfo[], tokens: readonly Token[], isOwn: boolean): Charted | null {
  const lines = linesOf(shift);
  const name = lines.find(({ why }) => why === "column")?.clause ?? "";
  const whole = charts.find((each) => each.name === name);
  if (whole === undefined) return null;
  const added = total(told.filter((each) => each["what"] === "die").flatMap(linesOf));
  const [lit, start] = ["column", "odds"].map((why) => clamped(whole, headed(lines, why))) as [number, number];
  const rows = FACES.map((face): readonly [number, readonly string[]] => [face, cellsAt(whole, Math.min(face + added, FACES.length))]);
  const state = name === COMBAT.mounted ? "mounted" : "foot";
  const defenders = fightersIn(told, "defence");
  const health = defenders.length > 1 ? "several" : (tokens.find(({ id }) => id === defenders[0])?.condition ?? "healthy");
  const about = { side: isOwn ? "own" : "other", health, attackers: fightersIn(told, "attack").length, defenders: defenders.length };
  const all = shown({ ...whole, rows }, lit, (letter) => said(`skin-croisades-combat-${state}`, { letter, ...about }));
  return {
    ...all,
    legend: all.legend?.map((each) => ({ ...each, clause: clauseOf(each.letter, state, health) })) ?? [],
    fills: rows.map(([, cells]) => FILLS[cells[lit] ?? ""] ?? "harm"),
    start,
    hops: lines.filter(({ why }) => !HEADINGS.has(why)).map(({ shift: by = 0 }) => by),
    head: said("skin-croisades-effects", { who: told.find((each) => each["what"] === "defence")?.["who"] ?? "" }),
  };
}

/** How the letters of combat are drawn; all others harm whoever is attacked. */
const FILLS: Readonly<Record<string, NonNullable<Charted["fills"]>[number]>> = { "–": "nothing", A: "backfire", B: "yields", C: "some" };

/** Where the book says what a letter does to whom. */
function clauseOf(letter: string, state: string, health: string): string {
  if (letter === "A") return "1.72d";
  if (letter === "B") return "C5f";
  if (letter === "C") return health === "stunned" ? "C5g" : "C5f";
  if (letter === "–") return state === "mounted" ? "C6b" : "C6c";
  if (health === "wounded" || health === "stunned") return "C5g";
  return letter === "D" ? "R3" : state === "mounted" ? "C6d" : "C6e";
}

/** Who brings a strength of his own into a sum. */
function fightersIn(told: readonly Told[], what: string): readonly string[] {
  const sum = told.find((each) => each.event === "reckoned" && each["what"] === what);
  return sum === undefined ? [] : linesOf(sum).flatMap(({ who, times = 1, over = 1 }) => (who && times === over ? [who] : []));
}

function fire(reckoned: Told, told: readonly Told[], endings: readonly Ending[], charts: readonly ChartInfo[], tokens: readonly Token[]): Charted | null {
  const shot = [...told, ...endings.flatMap((ending) => ending.told)].find(({ event, figure }) => event === "shot" && figure === reckoned["who"]);
  if (shot === undefined) return null;
  const whom = tokens.find(({ id }) => id === shot["target"])?.id ?? "";
  return shotChart(reckoned, { cover: String(shot["cover"]), whom, when: shot["is_defensive"] === true ? "defensive" : "offensive" }, charts);
}

/** The chart of a shot by its sum, the cover of its target and whose turn it is. */
export function shotChart(reckoned: Told, { cover, whom, when }: { readonly cover: string; readonly whom: string; readonly when: string }, charts: readonly ChartInfo[]): Charted | null {
  const lines = linesOf(reckoned);
  const name = lines.find(({ why }) => why === "weapon")?.clause ?? FIRE.foot;
  const whole = charts.find((each) => each.name === name);
  if (whole === undefined) return null;
  const lit = whole.columns.indexOf(cover);
  const added = total(lines);
  const rows = FACES.map((face): readonly [number, readonly string[]] => [face, cellsAt(whole, face + added)]);
  const state = name === FIRE.mounted ? "mounted" : "foot";
  return {
    ...spelled({ ...whole, rows }, lit, (letter) => said(`skin-croisades-fire-${state}`, { letter, when })),
    start: lit,
    hops: [],
    head: said("skin-croisades-effects", { who: whom }),
  };
}

/** The cells of a row; past the last one nothing happens. */
function cellsAt({ rows, columns }: ChartInfo, row: number): readonly string[] {
  const found = rows.find(([number]) => number === row)?.[1] ?? columns.map(() => NOTHING);
  return found.map((cell) => (cell === NOTHING ? "–" : cell));
}

function clamped({ columns }: ChartInfo, column: string): number {
  const at = columns.indexOf(column);
  return at >= 0 ? at : columns.length - 1;
}

function shown(chart: ChartInfo, lit: number, effectOf: (letter: string) => Said): Pick<Charted, "chart" | "lit" | "effects" | "harms" | "legend"> {
  const letters = chart.rows.map(([, cells]) => cells[lit] ?? "–");
  const isCombat = chart.name === COMBAT.mounted || chart.name === COMBAT.foot;
  return {
    chart,
    lit,
    effects: letters.map(effectOf),
    harms: letters.map((letter) => harmOf(letter, isCombat)),
    legend: [...new Set(letters)].map((letter) => ({ letter, text: effectOf(letter), faces: letters.filter((each) => each === letter).length })),
  };
}

/** A chart of few columns has room for what each row does. */
function spelled(chart: ChartInfo, lit: number, effectOf: (letter: string) => Said): Pick<Charted, "chart" | "lit" | "effects" | "harms"> {
  const { legend: _, ...rest } = shown(chart, lit, effectOf);
  return rest;
}

/** How hard a letter hits whoever is struck at. */
function harmOf(letter: string, isCombat: boolean): "none" | "some" | "lost" {
  if (letter === "–") return "none";
  if (isCombat) return letter < "C" ? "none" : letter === "C" ? "some" : "lost";
  return letter === "A" ? "some" : "lost";
}
