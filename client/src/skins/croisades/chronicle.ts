/** The log of Croisades: one line for the whole walk of a figure, with dice and volleys inside it; one for all else. */

import type { Item, Line } from "../../state/log";
import { said } from "../../state/said";
import type { Trail } from "../../state/trail";
import type { Chapter, Prompt, Told } from "../skin";
import { dieBefore, namesIn } from "./fates";
import { beside } from "./hexes";
import { CART, DRAFT, tokens } from "./tokens";
import type { CroisadesView } from "./view";

export function log(chapters: readonly Chapter[], first: CroisadesView | null): readonly Item[] {
  const scribe = new Scribe(first);
  for (const chapter of chapters) scribe.write(chapter);
  return withoutEmptyHeadings(scribe.items);
}

/** The phase that follows another, under its own heading. */
const NEXT: Readonly<Record<string, string>> = { fire: "charges", charges: "moves", moves: "combat" };
const SILENT = new Set(["rolled", "reckoned", "phase-ended", "turn-began", "ground-searched"]);
const STEPS = new Set(["stepped", "turned-about"]);
/** What may happen to somebody on his way. */
const ON_THE_WAY = new Set(["shot", "spent", "strayed", "crossed", "challenged", "checked", "put-back", "wounded", "stunned", "killed", "dismounted", "fell", "charge-lost", "taken-up", "bridled", "shied", "put-down"]);
const KINDS: Readonly<Record<string, Line["kind"]>> = {
  entered: "move",
  left: "move",
  stepped: "move",
  "turned-about": "move",
  retreated: "move",
  advanced: "move",
  displaced: "move",
  fell: "move",
  "put-down": "move",
  "taken-up": "move",
  bridled: "move",
  shot: "attack",
  fought: "attack",
  strayed: "attack",
  crossed: "attack",
  challenged: "attack",
  "charge-announced": "attack",
  "charge-arrived": "attack",
  killed: "loss",
};
/** Events that a die has just decided. */
const DECIDED = new Set(["shot", "strayed", "fought", "crossed", "challenged", "bridled", "shied"]);
const HARMFUL = new Set(["killed", "stunned", "wounded", "dismounted"]);

/** Nobody sits on these: they do not ride. */
const GAITS: Readonly<Record<string, string>> = { [DRAFT]: "horse", [CART]: "cart" };

/** A walk that is being written. */
interface Walk {
  readonly at: number;
  readonly figure: string;
  readonly places: readonly string[];
  readonly cost: number;
  readonly isCharge: boolean;
}

class Scribe {
  readonly items: Item[] = [];
  readonly #sides: ReadonlyMap<string, string>;
  #turn: number;
  #side: string;
  #walk: Walk | null = null;

  constructor(first: CroisadesView | null) {
    this.#sides = new Map((first === null ? [] : tokens(first)).map(({ id, side }) => [id, side]));
    this.#turn = first?.position.turn ?? 1;
    this.#side = first?.position.side ?? "";
  }

  write({ entry, told }: Chapter): void {
    told.forEach((each, at) => {
      if (each.event === "turn-began") {
        [this.#turn, this.#side] = [Number(each["turn"]), String(each["side"])];
        this.#head("fire", entry);
      } else if (each.event === "phase-ended") {
        const next = NEXT[String(each["phase"])];
        if (next !== undefined) this.#head(next, entry);
      } else if (STEPS.has(each.event)) this.#step(each, entry);
      else if (!SILENT.has(each.event)) this.#line(each, told, at, entry);
    });
  }

  #head(phase: string, entry: number): void {
    this.#walk = null;
    this.items.push({ is: "heading", id: `${entry}.${this.items.length}`, side: this.#side, text: said("skin-croisades-heading", { turn: this.#turn, side: this.#side, phase }) });
  }

  /** A further step lengthens the line of the walk. */
  #step(each: Told, entry: number): void {
    const figure = String(each["figure"]);
    const isCharge = each["is_charge"] === true;
    const known = this.#walk?.figure === figure && this.#walk.isCharge === isCharge ? this.#walk : null;
    const start = known === null && typeof each["start"] === "string" ? [each["start"]] : [];
    const places = [...(known?.places ?? start), ...(typeof each["to"] === "string" ? [each["to"]] : [])];
    const walk: Walk = { at: known?.at ?? this.items.length, figure, places, cost: (known?.cost ?? 0) + Number(each["cost"]), isCharge };
    this.#walk = walk;
    const before = this.items[walk.at];
    this.items[walk.at] = {
      is: "line",
      id: known ? (before as Line).id : `${entry}.${this.items.length}`,
      entry: known ? (before as Line).entry : entry,
      kind: "move",
      text: this.#walked(walk, each),
      clause: each.clause,
      places,
      pieces: [figure],
    };
  }

  #walked({ figure, places, cost, isCharge }: Walk, each: Told) {
    const to = places.at(-1) ?? "";
    if (places.length < 2) return said("event-turned-about", each);
    return said("skin-croisades-walked", { figure, to, over: places.slice(1, -1).join(" "), count: places.length - 1, cost, how: isCharge ? "charge" : (GAITS[figure] ?? (each["facing"] ? "ride" : "walk")) });
  }

  #line(each: Told, told: readonly Told[], at: number, entry: number): void {
    const isInside = this.#walk !== null && ON_THE_WAY.has(each.event);
    if (!isInside) this.#walk = null;
    const die = DECIDED.has(each.event) ? dieBefore(told, at) : null;
    this.items.push({
      is: "line",
      id: `${entry}.${this.items.length}`,
      entry,
      kind: KINDS[each.event] ?? "other",
      text: said(`event-${each.event}`, each),
      clause: each.clause,
      places: [each["start"], each["at"], each["to"], ...namesIn(each["path"]), ...namesIn(each["route"])].filter((place): place is string => typeof place === "string" && place !== ""),
      pieces: piecesIn(each),
      ...(die && { dice: [{ side: this.#sides.get(piecesIn(each)[0] ?? "") ?? this.#side, ...die }] }),
      isHarm: HARMFUL.has(each.event),
      ...(isInside && { isInside }),
    });
  }
}

function piecesIn(each: Told): readonly string[] {
  const named = [each["figure"], ...namesIn(each["attackers"]), each["attacker"], each["target"], ...namesIn(each["defenders"]), each["defender"], each["charger"], each["man"], each["horse"], each["by"]];
  return named.filter((piece): piece is string => typeof piece === "string" && piece !== "");
}

/** A phase in which nothing happened has no heading. */
function withoutEmptyHeadings(items: readonly Item[]): Item[] {
  return items.filter((item, at) => item.is === "line" || items[at + 1]?.is === "line");
}

/** What one step of the computer did, in a sentence. */
export function deed(told: readonly Told[]): Prompt | null {
  const lines = log([{ entry: 0, told }], null).filter((item): item is Line => item.is === "line");
  const [first] = lines.filter(({ kind }) => kind !== "other");
  const chosen = first ?? lines[0];
  return chosen === undefined ? null : { text: chosen.text, clause: chosen.clause };
}

const MARKS: Readonly<Record<string, string>> = {
  "charge-announced": "move",
  shot: "attack",
  fought: "attack",
  wounded: "wound",
  stunned: "wound",
  killed: "death",
  "charge-arrived": "arrival",
};

export function marks(told: readonly Told[]): readonly string[] {
  return told.flatMap(({ event }) => MARKS[event] ?? []);
}

const OPPOSITE: Readonly<Record<string, string>> = { n: "s", ne: "sw", se: "nw", s: "n", sw: "ne", nw: "se" };

/** Where a step led a figure: of a rider to where his rear half is now. */
export function trail(told: readonly Told[]): Trail | null {
  const step = told.find(({ event }) => event === "stepped");
  if (step === undefined) return null;
  const [piece, from, entered, facing] = [step["figure"], step["start"], step["to"], step["facing"]].map(String) as [string, string, string, string];
  const to = facing === "" ? entered : beside(entered, OPPOSITE[facing] ?? "");
  return from === to ? null : { piece, from, to };
}

export function half(told: readonly Told[]): { turn: number; side: string } | null {
  const began = told.find(({ event }) => event === "turn-began");
  return began ? { turn: Number(began["turn"]), side: String(began["side"]) } : null;
}
