/** What the computer's turn and the layer of changes show of Acre's events. */

import type { Page } from "../../state/chapters";
import type { Deed, Fared, How } from "../../state/deeds";
import { said } from "../../state/said";
import type { Told, Token } from "../skin";
import { diceBefore } from "./chronicle";

export function deeds(pages: readonly Page[], tokens: readonly Token[]): readonly Deed[] {
  const teller = new Teller(tokens);
  return pages.flatMap((page) => teller.page(page));
}

/** What an event makes of the piece it names. */
const FARED: Readonly<Record<string, How>> = {
  disorganized: "hurt",
  eliminated: "lost",
  slain: "lost",
  withstood: "held",
};
const RALLIES = new Set(["rallied", "rallied-specially"]);
/** The prizes that an event takes from whoever stood by them. */
const PRIZES: Readonly<Record<string, string>> = { "camp-captured": "camp", "trebuchet-captured": "trebuchet" };

/** Follows where everybody is while events are told. */
class Teller {
  readonly #sides: ReadonlyMap<string, string>;
  readonly #leaders: ReadonlySet<string>;
  readonly #units: ReadonlySet<string>;
  readonly #at: Map<string, string>;
  /** Who is attacked, until the melee is fought. */
  #attacked: readonly string[] = [];
  /** Who rides away under a feint, until his path is told. */
  #fleeing = "";
  #attacker = "";
  /** The die that decides what follows it. */
  #die: Pick<Fared, "dice" | "note"> = {};

  constructor(tokens: readonly Token[]) {
    this.#sides = new Map(tokens.map(({ id, side }) => [id, side]));
    this.#leaders = new Set(tokens.flatMap(({ id, card }) => (card.isLeader ? [id] : [])));
    this.#units = new Set(tokens.flatMap(({ id, card }) => (card.isLeader || card.isMarker ? [] : [id])));
    this.#at = new Map(tokens.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
  }

  page(page: Page): readonly Deed[] {
    const found = page.told.flatMap((each, at) => this.#event(each, page, at));
    return [...found, ...this.#along(page, found)];
  }

  #event(each: Told, page: Page, at: number): Deed[] {
    const { entry } = page;
    const [unit, leader] = [String(each["unit"] ?? ""), String(each["leader"] ?? "")];
    if (RALLIES.has(each.event)) return each["success"] === true ? [this.#fared("mended", unit, each, entry)] : [];
    const prize = PRIZES[each.event];
    if (prize !== undefined) return [{ ...this.#fared("lost", `${prize}-${String(each["at"])}`, each, entry), word: said("skin-acre-changed-taken") }];
    const how = FARED[each.event];
    const word = each.event === "slain" ? { word: said("skin-acre-changed-slain", { piece: leader }) } : {};
    if (how !== undefined) return [{ ...this.#fared(how, unit || leader, each, entry), ...this.#die, ...word }];
    switch (each.event) {
      case "turn-began":
        this.#die = {};
        return [];
      case "rode":
        return this.#went(leader, this.#at.get(unit) ?? "", each, entry);
      case "shot":
        return this.#shot(each, page, at);
      case "declared":
        return this.#declared(each, page);
      case "fought":
        return this.#fought(each, page, at);
      case "reacted":
      case "fled":
        this.#fleeing = unit;
        return [];
      default:
        return unit && typeof each["to"] === "string" ? this.#went(unit, each["to"], each, entry) : [];
    }
  }

  #shot(each: Told, page: Page, at: number): Deed[] {
    const [target, by] = [String(each["target"]), this.#named(page, String(each["unit"]))];
    const faces = diceBefore(page.told, at);
    this.#die = { dice: faces.map((face) => ({ side: this.#sides.get(by[0] ?? "") ?? "", face })), note: said("skin-acre-changed-shot", { value: each["value"] }) };
    const struck: Deed = { is: "struck", entry: page.entry, clause: each.clause, by, at: [target] };
    return each["hit"] === true ? [struck] : [struck, { ...this.#fared("held", target, each, page.entry), ...this.#die }];
  }

  #declared(each: Told, page: Page): Deed[] {
    const by = this.#named(page, String(each["unit"]));
    const hexes = new Set(String(each["hexes"]).split(/[ ,]+/));
    this.#attacker = this.#sides.get(by[0] ?? "") ?? "";
    this.#attacked = [...this.#at].flatMap(([id, at]) => (hexes.has(at) && this.#units.has(id) && this.#sides.get(id) !== this.#attacker ? [id] : []));
    return [{ is: "struck", entry: page.entry, clause: each.clause, by, at: this.#attacked }];
  }

  /** Who is attacked has held, unless worse is told of him after it. */
  #fought(each: Told, page: Page, at: number): Deed[] {
    const faces = diceBefore(page.told, at);
    this.#die = { dice: faces.map((face) => ({ side: this.#attacker, face })), note: said("skin-acre-changed-fought", { column: each["column"], result: each["result"] }) };
    return this.#attacked.map((piece) => ({ ...this.#fared("held", piece, each, page.entry), ...this.#die }));
  }

  /** The units that an action names, else the one that its event does. */
  #named({ action }: Page, unit: string): readonly string[] {
    const units = action?.["units"];
    return Array.isArray(units) ? (units as readonly string[]) : [unit];
  }

  /** A path that an action names and no event tells. */
  #along({ entry, way, told }: Page, found: readonly Deed[]): Deed[] {
    const [from, to] = [way[0], way.at(-1)];
    const isTold = found.some((deed) => deed.is === "went" && deed.to === to);
    const [event] = told;
    if (!from || !to || isTold || this.#fleeing === "" || this.#at.get(this.#fleeing) !== from || event === undefined) return [];
    return this.#went(this.#fleeing, to, event, entry);
  }

  #went(piece: string, to: string, { clause }: Told, entry: number): Deed[] {
    const from = this.#at.get(piece);
    this.#at.set(piece, to);
    // Leaders ride with their unit.
    for (const leader of this.#leaders) {
      if (this.#units.has(piece) && this.#at.get(leader) === from && this.#sides.get(leader) === this.#sides.get(piece)) this.#at.set(leader, to);
    }
    return from === undefined || from === to || to === "" ? [] : [{ is: "went", entry, clause, piece, from, to }];
  }

  #fared(how: How, piece: string, { clause }: Told, entry: number): Fared {
    return { is: "fared", entry, clause, piece, how };
  }
}
