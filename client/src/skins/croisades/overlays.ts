/** What is drawn over the map of Croisades: next steps, lines of fire, announced charges, named combats, arcs. */

import type { Share } from "../../state/chances";
import type { Page } from "../../state/chapters";
import type { Action } from "../../state/menu";
import { said } from "../../state/said";
import type { kernel } from "../../wire/generated";
import type { Band, Danger, Ground, Link, Rein, Sight, Steering, StepMark, Stretch } from "../overlays";
import type { Told, Token } from "../skin";
import { FACINGS, beside, round, row, towards, turned, wedge } from "./hexes";
import { linesOf, total } from "./sums";
import { type CroisadesToken, PLATE } from "./tokens";
import type { CroisadesView } from "./view";

type Account = kernel.accounts.Account;

/** How many of the last hexes of a charge are ridden straight at its target. */
const STRAIGHT = 4;
const DIE = 6;

/** The next hex of a figure as its account tells it; a rider who pays for a turn swings round his rear half. */
export function step(action: Action, account: Account | undefined, token: Token): StepMark | null {
  if (action.do !== "step" && action.do !== "turn" && action.do !== "enter") return null;
  const lines = linesOf((account?.sums.find(({ what }) => what === "points") as unknown as Told | undefined) ?? NOTHING);
  const of = (key: string, arg: string): number | null => remarked(account, key)?.[arg] ?? null;
  const turning = of("half-turn", "cost") ?? lines.reduce((sum, { why, add = 0 }) => sum + (why === "turning" ? add : 0), 0);
  const ground = total(lines.filter(({ why }) => why !== "turning"));
  const [first] = lines;
  const faces = of("crossing", "faces") ?? 0;
  const replies = account?.replies.filter(({ verb, refusal }) => verb === "volley" && refusal === null) ?? [];
  return {
    cost: ground + turning,
    ground,
    terrain: first === undefined || first.why === "flat" ? null : said(`skin-croisades-line-${first.why}`),
    left: of("points-left", "left"),
    ...faced(action, token, turning > 0),
    isTurning: turning > 0,
    isPassing: account?.remarks.some(({ key }) => key === "only-passes") ?? false,
    shooters: replies.length,
    harm: replies.length === 0 ? null : joint(replies.flatMap(({ chance }) => (chance ? [chance] : []))),
    wounds: written(faces, DIE),
  };
}

const NOTHING = { event: "", clause: "", lines: [] };

function remarked(account: Account | undefined, key: string): Readonly<Record<string, number>> | undefined {
  return account?.remarks.find((each) => each.key === key)?.args as Readonly<Record<string, number>> | undefined;
}

/** How likely at least one of several shots harms. */
function joint(chances: readonly (readonly [ways: number, of: number])[]): Share {
  const spared = chances.reduce(([ways, of], [harms, faces]) => [ways * (faces - harms), of * faces] as const, [1, 1] as const);
  return { ways: spared[1] - spared[0], of: spared[1] };
}

function faced(action: Action, token: Token, isTurning: boolean): Pick<StepMark, "facing" | "direction"> {
  const { at = "", facing = "" } = (token as CroisadesToken).placed;
  // Which way somebody looks who enters is chosen after his hex.
  if (facing === "") return { facing: null, direction: null };
  const to = action.do === "turn" ? turned(facing, 3) : towards(isTurning ? at : beside(at, facing), String(action["to"]));
  return to === undefined ? { facing: null, direction: null } : { facing: FACINGS[to] ?? null, direction: said(`skin-croisades-direction-${to}`) };
}

/** From which half, and by how many sixths off the front, each of the eight hexes round a rider lies. */
const ROUND_RIDER: Readonly<Record<Steering, readonly [isFront: boolean, sixths: number]>> = {
  ahead: [true, 0],
  "front-left": [true, -1],
  "front-right": [true, 1],
  "flank-left": [false, -1],
  "flank-right": [false, 1],
  "rear-left": [false, -2],
  "rear-right": [false, 2],
  behind: [false, 3],
};

export function steer(token: Token, way: Steering): string | null {
  const { at = "", facing = "" } = (token as CroisadesToken).placed;
  if (facing === "" || at === "") return null;
  const [isFront, sixths] = ROUND_RIDER[way];
  return beside(isFront ? beside(at, facing) : at, turned(facing, sixths));
}

/** Steps of a figure since its side began to move, the last walk only. */
export function walked(pages: readonly Page[], piece: string): readonly Stretch[] {
  const told = pages.flatMap((page) => page.told);
  const begun = told.findLastIndex(({ event }) => event === "phase-ended" || event === "turn-began");
  return told.slice(begun + 1).flatMap((each) => {
    if (each["figure"] !== piece || each["is_charge"] === true) return [];
    if (each.event === "turned-about") return [{ place: "", cost: Number(each["cost"]) }];
    if (each.event === "entered") return [{ place: String(each["at"]), cost: Number(each["cost"]) }];
    return each.event === "stepped" ? [{ place: String(each["to"]), cost: Number(each["cost"]) }] : [];
  });
}

/** The lines of fire of a shot or a volley, one for each who shoots. */
export function sights(action: Action, told: readonly Told[], account: Account | undefined): readonly Sight[] {
  if (action.do !== "shoot" && action.do !== "volley") return [];
  const covers = (account?.remarks ?? []).flatMap(({ key, args }) => (key === "cover" && typeof args?.["at"] === "string" ? [args["at"]] : []));
  const shots = new Map(told.flatMap((each) => (each.event === "shot" ? [[String(each["figure"]), each] as const] : [])));
  return [...shots].map(([id, each]) => ({ id, from: String(each["start"]), to: String(each["at"]), range: Number(each["range"]), covers, barred: null }));
}

/** The line that a hex bars, as a refusal names shooter, target and hex. */
export function barred(args: Readonly<Record<string, unknown>>, tokens: readonly Token[]): Sight | null {
  const { figure, target, at } = args;
  const [shooter, foe] = [figure, target].map((id) => tokens.find((token) => token.id === id));
  if (typeof at !== "string" || !shooter?.at || !foe?.at || at === foe.at) return null;
  return { id: `barred ${at}`, from: frontOf(shooter), to: foe.at, range: 0, covers: [], barred: at };
}

export function bands({ position: { charges = [], figures }, figures: shown }: CroisadesView): readonly Band[] {
  return charges.flatMap(({ rider, route, counter, way, ridden }): readonly Band[] => {
    if (ridden !== "announced") return [];
    const of = (id: string, path: readonly string[], isAnswer: boolean): readonly Band[] => {
      const placed = figures.find(({ figure }) => figure === id);
      const side = shown.find(({ figure }) => figure === id)?.side ?? "";
      return placed?.at ? [{ id: `${id}`, from: placed.facing ? beside(placed.at, placed.facing) : placed.at, path, straight: isAnswer ? 0 : STRAIGHT, side, isAnswer }] : [];
    };
    return [...of(rider, route, false), ...(counter ? of(counter, way, true) : [])];
  });
}

export function links({ combats }: CroisadesView): readonly Link[] {
  return combats.map(({ number, attackers, defenders, column, is_charge }) => ({
    id: String(number),
    number,
    by: attackers,
    at: defenders,
    odds: column > 0 ? `${column}:1` : "",
    isFixed: is_charge,
  }));
}

/** Who leads which horses that stand beside them. */
export function reins({ position: { figures, hauls = [] } }: CroisadesView): readonly Rein[] {
  const led = figures.flatMap(({ figure, at = "", led: by = "" }) => (by !== "" && at !== "" ? [{ by, of: figure }] : []));
  return [...led, ...hauls.flatMap(({ what, crew }) => crew.map((by) => ({ by, of: what })))];
}

export function dangers({ risks }: Account): readonly Danger[] {
  return risks.map(({ at, faces, of }) => ({ at, wounds: written(faces, of) }));
}

/** The highest faces of a die. */
function written(faces: number, of: number): string {
  return faces === 0 ? "" : faces === 1 ? String(of) : `${of + 1 - faces}–${of}`;
}

/** Beside whom one would stand, while one moves; what lies before a rider, while he looks for somebody to charge. */
export function ground({ position: { ask } }: CroisadesView, token: Token, tokens: readonly Token[]): Ground | null {
  const foes = tokens.filter(({ side, condition, at }) => side !== token.side && at !== null && (condition === "healthy" || condition === "wounded"));
  const side = foes[0]?.side ?? "";
  const none = { beside: [], side, arc: [], rows: [] };
  if (ask === "move") return { ...none, beside: besides(foes) };
  const facing = (token as CroisadesToken).placed.facing ?? "";
  if ((ask !== "charge" && ask !== "counter") || facing === "") return null;
  const front = frontOf(token);
  return { ...none, arc: wedge(front, facing), rows: [-1, 1].map((sixths) => row(front, turned(facing, sixths))) };
}

/** The hexes round figures, their own left out. */
function besides(foes: readonly Token[]): readonly string[] {
  const own = new Set(foes.filter(isCharacter).flatMap(({ at, covers = [] }) => (at === null ? [] : [at, ...covers])));
  return [...new Set([...own].flatMap(round))].filter((place) => !own.has(place));
}

const isCharacter = (token: Token): boolean => (token as CroisadesToken).shown !== undefined;
const frontOf = ({ at, covers = [] }: Token): string => covers[0] ?? at ?? "";

/** How a figure would stand after it was set up, or after an entry, a retreat or an advance: of a rider with both halves. */
export function after(action: Action, token: Token): Token | null {
  if (action.do === "place" || action.do === "enter") return standing(token, String(action["to"]), String(action["facing"] ?? ""));
  if (action.do === "set-down" || action.do === "drive-in") return setDown(action["hexes"] as readonly string[], token);
  const path = action["path"];
  if ((action.do !== "retreat" && action.do !== "advance") || !Array.isArray(path) || path.length === 0) return null;
  const { at = "", facing = "" } = (token as CroisadesToken).placed;
  if (facing === "") return { ...token, at: String(path.at(-1)) };
  return standing(token, ...(action["backing"] === true ? ([String(path[0]), facing] as const) : ridden(at, facing, path as readonly string[], action.do === "retreat")));
}

/** A figure on a hex, of a rider his rear one, looking somewhere. */
function standing(token: Token, at: string, facing: string): Token {
  const turn = FACINGS[facing];
  if (turn === undefined) return { ...token, at };
  return { ...token, at, covers: [beside(at, facing)], facing: turn, spot: PLATE, card: { ...token.card, facing: turn } };
}

/** How a carried man would lie, or a led horse stand. */
function setDown([rear = "", front]: readonly string[], token: Token): Token {
  const facing = front === undefined ? undefined : FACINGS[towards(rear, front) ?? ""];
  return front === undefined || facing === undefined ? { ...token, at: rear } : { ...token, at: rear, covers: [front], facing, card: { ...token.card, facing } };
}

/** Rear half and facing at the end of a way; whoever retreats behind himself turns about first. */
function ridden(at: string, facing: string, path: readonly string[], isRetreat: boolean): readonly [rear: string, facing: string] {
  let [rear, faces] = [at, facing];
  const front = () => beside(rear, faces);
  if (isRetreat && towards(front(), path[0] ?? "") === undefined) [rear, faces] = [front(), turned(faces, 3)];
  for (const to of path) {
    const ahead = towards(front(), to);
    const isForward = ahead !== undefined && [-1, 0, 1].some((sixths) => turned(faces, sixths) === ahead);
    if (isForward) [rear, faces] = [front(), ahead];
    else faces = towards(rear, to) ?? faces;
  }
  return [rear, faces];
}
