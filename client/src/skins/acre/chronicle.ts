/** The log of Acre: one line an event, with its die; sums and plain rolls stand with what they decide. */

import type { Item, Line } from "../../state/log";
import { said } from "../../state/said";
import type { Trail } from "../../state/trail";
import type { Chapter, Prompt, Told } from "../skin";
import { tokens } from "./tokens";
import type { AcreView } from "./view";

interface Memory {
  stage: number;
  turn: number;
  side: string;
  /** Whose each piece is. */
  readonly sides: ReadonlyMap<string, string>;
}

export function log(chapters: readonly Chapter[], first: AcreView | null): readonly Item[] {
  const { stage = 1, turn = 1, seat = null } = first?.position ?? {};
  const sides = new Map((first === null ? [] : tokens(first)).map(({ id, side }) => [id, side]));
  const memory: Memory = { stage, turn, side: seat ?? "", sides };
  return withoutEmptyHeadings(chapters.flatMap((chapter) => written(chapter, memory)));
}

const NEXT: Readonly<Record<string, string>> = { move: "shoot", shoot: "attack" };
const FEINT = "karr-wa-farr";
const SILENT = new Set(["rolled", "reckoned", "phase-ended", "turn-began"]);

function written({ entry, told }: Chapter, memory: Memory): Item[] {
  const items: Item[] = [];
  const head = (ask: string) =>
    items.push({ is: "heading", id: `${entry}.${items.length}`, side: memory.side, text: said("skin-acre-heading", { stage: memory.stage, turn: memory.turn, side: memory.side, ask }) });
  told.forEach((each, at) => {
    if (each.event === "turn-began") {
      Object.assign(memory, { stage: each["stage"], turn: each["turn"], side: each["side"] });
      head("move");
    } else if (each.event === "phase-ended" && NEXT[String(each["phase"])]) {
      head(NEXT[String(each["phase"])] as string);
    } else if (isTold(each)) {
      if (each.event === "withdrew") head("withdraw");
      items.push(line(each, told, at, `${entry}.${items.length}`, entry, memory));
    }
  });
  return items;
}

/** Dice stand with what they decide, but for those of a feigned flight: each attacker has one of his own. */
function isTold(each: Told): boolean {
  return !SILENT.has(each.event) || (each.event === "rolled" && each["why"] === FEINT);
}

/** A phase in which nothing happened has no heading. */
function withoutEmptyHeadings(items: readonly Item[]): Item[] {
  return items.filter((item, at) => item.is === "line" || items[at + 1]?.is !== "heading");
}

const KINDS: Readonly<Record<string, Line["kind"]>> = {
  moved: "move",
  rode: "move",
  evaded: "move",
  followed: "move",
  retreated: "move",
  advanced: "move",
  shot: "attack",
  declared: "attack",
  fought: "attack",
  eliminated: "loss",
  slain: "loss",
  "camp-captured": "loss",
  "trebuchet-captured": "loss",
};
const HARMFUL = new Set(["eliminated", "slain", "camp-captured", "trebuchet-captured"]);
/** Events that a die has just decided. */
const DECIDED = new Set(["fought", "shot", "rallied", "rallied-specially", "charge-checked", "plundered", "slain", "survived"]);

function line(each: Told, told: readonly Told[], at: number, id: string, entry: number, memory: Memory): Line {
  const dice = each.event === "rolled" ? [Number(each["face"])] : DECIDED.has(each.event) ? diceBefore(told, at) : [];
  return {
    is: "line",
    id,
    entry,
    kind: KINDS[each.event] ?? "other",
    text: said(`event-${each.event}`, each),
    clause: each.clause,
    places: [each["start"], each["at"], each["to"], ...hexesIn(each["over"]), ...hexesIn(each["hexes"])].filter((place): place is string => typeof place === "string" && place !== ""),
    pieces: [each["unit"], each["leader"], each["target"], each["who"]].filter((piece): piece is string => typeof piece === "string" && piece !== ""),
    ...(dice.length > 0 && { dice: dice.map((face) => ({ side: thrower(each, memory), face })) }),
    isHarm: HARMFUL.has(each.event),
  };
}

/** Hexes as an event lists them. */
function hexesIn(list: unknown): readonly string[] {
  return typeof list === "string" ? list.split(" ") : [];
}

/** Whose dice an event tells of: whoever shot, rallied, rode or was in danger, else the side whose turn it is. */
function thrower(each: Told, memory: Memory): string {
  const piece = OWN.has(each.event) ? memory.sides.get(String(each["leader"] ?? each["who"] ?? each["unit"])) : undefined;
  return piece ?? memory.side;
}

const OWN = new Set(["shot", "rallied", "rallied-specially", "charge-checked", "plundered", "slain", "survived", "rolled"]);

/** The dice that fell right before an event. */
function diceBefore(told: readonly Told[], at: number): readonly number[] {
  const faces: number[] = [];
  for (let before = at - 1; before >= 0 && told[before]?.event === "rolled"; before -= 1) faces.unshift(Number(told[before]?.["face"]));
  return faces;
}

/** What one step of the computer did, in a sentence. */
export function deed(told: readonly Told[]): Prompt | null {
  const [first] = log([{ entry: 0, told }], null).filter((item): item is Line => item.is === "line");
  return first === undefined ? null : { text: first.text, clause: first.clause };
}

type Mark = string;
const MARKS: Readonly<Record<string, Mark>> = {
  charging: "move",
  shot: "attack",
  fought: "attack",
  disorganized: "wound",
  eliminated: "death",
  slain: "death",
  "camp-captured": "arrival",
};

export function marks(told: readonly Told[]): readonly Mark[] {
  return told.flatMap(({ event }) => MARKS[event] ?? []);
}

export function trail(told: readonly Told[]): Trail | null {
  const move = told.find(({ event }) => event === "moved" || event === "evaded");
  return move ? { piece: String(move["unit"]), from: String(move["start"]), to: String(move["to"]) } : null;
}

export function half(told: readonly Told[]): { turn: number; side: string } | null {
  const began = told.find(({ event }) => event === "turn-began");
  return began ? { turn: Number(began["turn"]), side: String(began["side"]) } : null;
}
