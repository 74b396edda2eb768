/** The log of Arsouf: moves and charges in one line, an attack with its dice in two. */

import type { Item, Line, Throw } from "../../state/log";
import { type Said, said } from "../../state/said";
import type { Trail } from "../../state/trail";
import type { Chapter, Prompt, Told } from "../skin";
import type { ArsoufView } from "./view";

/** What the log must remember from one chapter to the next. */
interface Memory {
  turn: number;
  side: string;
  attacks: number;
  readonly at: Map<string, string>;
}

export function log(chapters: readonly Chapter[], first: ArsoufView | null): readonly Item[] {
  const stood = (first?.position.pieces ?? []).map(({ piece, at }) => [piece, at] as const);
  const { turn = 1, seat = null } = first?.position ?? {};
  const attacks = (first?.position.pieces ?? []).filter(({ attacked }) => attacked).length;
  const memory: Memory = { turn, side: seat ?? "", attacks, at: new Map(stood) };
  return chapters.flatMap((chapter) => written(chapter, memory));
}

function written({ entry, told }: Chapter, memory: Memory): Item[] {
  const items: Item[] = [];
  const add = (line: Partial<Line> & Pick<Line, "text" | "clause">) =>
    items.push({ is: "line", id: `${entry}.${items.length}`, entry, kind: "other", places: [], pieces: [], ...line });
  const head = (ask: string) =>
    items.push({
      is: "heading",
      id: `${entry}.${items.length}`,
      side: memory.side,
      text: said("skin-arsouf-heading", { turn: memory.turn, side: memory.side, ask }),
    });
  told.forEach((each, at) => {
    const piece = String(each["piece"] ?? "");
    switch (each.event) {
      case "turn-began":
        Object.assign(memory, { turn: each["turn"], side: each["side"], attacks: 0 });
        head("move");
        break;
      case "phase-ended":
        if (each["phase"] === "move") head("attack");
        else if (memory.attacks === 0) add({ text: said("skin-arsouf-no-attacks"), clause: each.clause });
        break;
      case "placed":
      case "moved":
        add(step(each, told, memory));
        break;
      case "fought":
        memory.attacks += 1;
        add(fight(each, told, at, memory));
        break;
      case "announced":
        memory.attacks += 1;
        add({ text: said("event-announced", each), clause: each.clause, pieces: [piece] });
        break;
      case "wounded":
      case "killed":
      case "withstood":
      case "charged":
      case "rolled":
      case "reckoned":
        break;
      default:
        add({ text: said(`event-${each.event}`, each), clause: each.clause, pieces: piece ? [piece] : [] });
    }
    if (each.event === "killed" || each.event === "arrived") memory.at.delete(piece);
  });
  return withoutEmptyHeadings(items);
}

/** Nobody is asked for attacks that cannot be: then the next heading follows at once. */
function withoutEmptyHeadings(items: readonly Item[]): Item[] {
  return items.filter((item, at) => item.is === "line" || items[at + 1]?.is !== "heading");
}

function step(each: Told, told: readonly Told[], memory: Memory): Partial<Line> & Pick<Line, "text" | "clause"> {
  const [piece, to] = [String(each["piece"]), String(each["to"] ?? each["at"])];
  memory.at.set(piece, to);
  if (each.event === "placed") return { text: said("event-placed", each), clause: each.clause, places: [to], pieces: [piece] };
  const charge = told.find((other) => other.event === "charged" && other["piece"] === piece);
  return {
    kind: "move",
    text: said(charge ? "skin-arsouf-charges" : "skin-arsouf-moves-to", { piece, start: each["start"], to }),
    clause: charge?.clause ?? each.clause,
    places: [String(each["start"]), to],
    pieces: [piece],
  };
}

function fight(each: Told, told: readonly Told[], at: number, memory: Memory): Partial<Line> & Pick<Line, "text" | "clause"> {
  const [piece, target] = [String(each["piece"]), String(each["target"])];
  const rolls = told.slice(0, at).filter(({ event }) => event === "rolled").slice(-2);
  const end = told.slice(at + 1).find(({ event }) => event === "wounded" || event === "killed" || event === "withstood");
  const place = memory.at.get(target) ?? "";
  const enemy = memory.side === "crusader" ? "muslim" : "crusader";
  return {
    kind: end?.event === "killed" ? "loss" : "attack",
    text: said("skin-arsouf-attacks", { piece, target, at: place }),
    clause: end?.clause ?? each.clause,
    places: [memory.at.get(piece) ?? "", place].filter(Boolean),
    pieces: [piece, target],
    throws: [thrown(memory.side, rolls[0], each["attack"]), thrown(enemy, rolls[1], each["defence"])],
    ...(end && { result: { ...outcome(end), isHarm: end.event !== "withstood" } }),
  };
}

function thrown(side: string, roll: Told | undefined, total: unknown): Throw {
  const face = Number(roll?.["face"] ?? 0);
  return { side, face, added: Number(total) - 2 * face, total: Number(total) };
}

function outcome(end: Told): Said {
  return end.event === "withstood" ? said("skin-arsouf-result-even") : said(`skin-arsouf-result-${end.event}`, { piece: end["piece"] });
}

/** What one step of the computer did, in a sentence. */
export function deed(told: readonly Told[]): Prompt | null {
  // One step does not know what was attacked before it: its end is told as such, and never as a phase without attacks.
  const ended = told.find(({ event }) => event === "phase-ended");
  const done = told.filter((each) => each !== ended);
  const [line] = log([{ entry: 0, told: done }], null).filter((item): item is Line => item.is === "line");
  if (line !== undefined) return { text: line.text, clause: line.clause };
  return ended === undefined ? null : { text: said("event-phase-ended", ended), clause: ended.clause };
}

const MARKS: Readonly<Record<string, string>> = {
  charged: "move",
  withstood: "attack",
  wounded: "wound",
  killed: "death",
  arrived: "arrival",
};

export function marks(told: readonly Told[]): readonly string[] {
  return told.flatMap(({ event }) => MARKS[event] ?? []);
}

export function trail(told: readonly Told[]): Trail | null {
  const move = told.find(({ event }) => event === "moved");
  return move ? { piece: String(move["piece"]), from: String(move["start"]), to: String(move["to"]) } : null;
}

export function half(told: readonly Told[]): { turn: number; side: string } | null {
  const began = told.find(({ event }) => event === "turn-began");
  return began ? { turn: Number(began["turn"]), side: String(began["side"]) } : null;
}
