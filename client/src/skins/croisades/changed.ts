/** What the computer's turn and the layer of changes show of the events of Croisades. */

import type { Page } from "../../state/chapters";
import type { Deed, Fared, How } from "../../state/deeds";
import { said } from "../../state/said";
import type { Told, Token } from "../skin";
import { attackAt, dieBefore, fateOf, namesIn, sideOf } from "./fates";

export function deeds(pages: readonly Page[], tokens: readonly Token[]): readonly Deed[] {
  const teller = new Teller(tokens);
  return pages.flatMap((page) => page.told.flatMap((each, at) => teller.event(each, page, at)));
}

const FARED: Readonly<Record<string, How>> = { wounded: "hurt", stunned: "hurt", killed: "lost", rose: "mended" };

/** Follows where everybody is while events are told. */
class Teller {
  readonly #tokens: readonly Token[];
  readonly #at: Map<string, string>;
  /** The die that decides what follows it. */
  #die: Pick<Fared, "dice" | "note"> = {};

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#at = new Map(tokens.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
  }

  event(each: Told, page: Page, at: number): readonly Deed[] {
    const figure = String(each["figure"] ?? "");
    const how = FARED[each.event];
    if (how !== undefined) return [{ ...this.#fared(how, figure, each, page.entry), word: said(`skin-croisades-changed-${each.event}`), ...(how === "mended" ? {} : this.#die) }];
    switch (each.event) {
      case "turn-began":
        this.#die = {};
        return [];
      case "shot":
        return this.#struck([figure], [String(each["target"])], each, page, at);
      case "fought":
        return this.#struck(namesIn(each["attackers"]), namesIn(each["defenders"]), each, page, at);
      case "crossed":
      case "challenged":
        this.#die = this.#thrown(page.told, at, figure, said("skin-croisades-changed-crossed"));
        return [];
      case "strayed":
        this.#die = this.#thrown(page.told, at, figure, said("skin-croisades-changed-strayed"));
        return [];
      case "retreated":
      case "advanced":
        return this.#went(figure, namesIn(each["path"]).at(-1) ?? "", each, page.entry);
      case "fell":
      case "put-back":
      case "put-down":
        return this.#went(figure, String(each["at"]), each, page.entry);
      default:
        return figure && typeof each["to"] === "string" ? this.#went(figure, each["to"], each, page.entry) : [];
    }
  }

  /** Who is struck at has held, unless worse is told of him in the same attack. */
  #struck(by: readonly string[], targets: readonly string[], each: Told, page: Page, at: number): readonly Deed[] {
    const note = each.event === "shot" ? said("skin-croisades-changed-shot", { row: each["row"], result: each["result"] }) : said("skin-croisades-changed-fought", { column: `${String(each["column"])}:1`, result: each["result"] });
    this.#die = this.#thrown(page.told, at, by[0] ?? "", note);
    const told = attackAt(page.told, at);
    const held = targets.filter((target) => fateOf([target], told).fate === "nothing");
    const struck: Deed = { is: "struck", entry: page.entry, clause: each.clause, by, at: targets };
    return [struck, ...held.map((piece) => ({ ...this.#fared("held", piece, each, page.entry), ...this.#die }))];
  }

  #thrown(told: readonly Told[], at: number, by: string, note: Fared["note"]): Pick<Fared, "dice" | "note"> {
    const die = dieBefore(told, at);
    return die === null || note === undefined ? {} : { dice: [{ side: sideOf(by, this.#tokens), ...die }], note };
  }

  /** An event that tells where somebody set out knows it best: the pieces may stand where they have come to. */
  #went(piece: string, to: string, { clause, start }: Told, entry: number): readonly Deed[] {
    const from = typeof start === "string" ? start : this.#at.get(piece);
    this.#at.set(piece, to);
    return from === undefined || from === to || to === "" ? [] : [{ is: "went", entry, clause, piece, from, to }];
  }

  #fared(how: How, piece: string, { clause }: Told, entry: number): Fared {
    return { is: "fared", entry, clause, piece, how };
  }
}
