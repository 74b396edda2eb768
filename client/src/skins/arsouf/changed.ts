/** What the computer's turn and the layer of changes show of Arsouf's events. */

import type { Page } from "../../state/chapters";
import type { Deed, How } from "../../state/deeds";
import { said } from "../../state/said";
import type { Told, Token } from "../skin";
import { throwsOf } from "./chronicle";

export function deeds(pages: readonly Page[], tokens: readonly Token[]): readonly Deed[] {
  const sides = new Map(tokens.map(({ id, side }) => [id, side]));
  return pages.flatMap(({ entry, told }) => told.flatMap((each, at) => deed(each, told, at, entry, sides)));
}

function deed(each: Told, told: readonly Told[], at: number, entry: number, sides: ReadonlyMap<string, string>): Deed[] {
  const [piece, target, { clause }] = [String(each["piece"]), String(each["target"]), each];
  switch (each.event) {
    case "moved":
      return [{ is: "went", entry, clause: chargeOf(told, piece)?.clause ?? clause, piece, from: String(each["start"]), to: String(each["to"]) }];
    case "announced":
    case "fought":
      return [{ is: "struck", entry, clause, by: [piece], at: [target] }];
    case "withstood":
      return [{ ...fared("held", target, each, entry), note: said("skin-arsouf-changed-equal"), ...dice(told, at, sides) }];
    case "wounded":
      return [{ ...fared("hurt", piece, each, entry), ...dice(told, at, sides) }];
    case "killed":
      return [{ ...fared("lost", piece, each, entry), note: said("skin-arsouf-changed-again"), ...dice(told, at, sides) }];
    case "recovered":
      return [fared("mended", piece, each, entry)];
    default:
      return [];
  }
}

function chargeOf(told: readonly Told[], piece: string): Told | undefined {
  return told.find((other) => other.event === "charged" && other["piece"] === piece);
}

function fared(how: How, piece: string, { clause }: Told, entry: number): Extract<Deed, { is: "fared" }> {
  return { is: "fared", entry, clause, piece, how };
}

/** The dice of the attack that an event ends. */
function dice(told: readonly Told[], at: number, sides: ReadonlyMap<string, string>) {
  const fight = told.slice(0, at).findLastIndex(({ event }) => event === "fought");
  const fought = told[fight];
  if (fought === undefined) return {};
  const sideOf = (field: string) => sides.get(String(fought[field])) ?? "";
  return { throws: throwsOf(fought, told.slice(0, fight), sideOf("piece"), sideOf("target")) };
}
