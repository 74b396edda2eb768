/** What a shot or a combat did, line by line, each with its clause; what did not happen counts nothing. */

import type { Deed, Field } from "../../state/result";
import { said } from "../../state/said";
import type { Told } from "../skin";
import { valuesOf } from "./tokens";
import type { CroisadesToken } from "./tokens";

/** What is told of them is said here as it is told everywhere. */
const PLAIN = new Set(["stunned", "dismounted", "fell", "displaced", "retreated", "cornered", "advanced", "checked", "strayed", "crossed", "challenged", "charge-lost", "put-back"]);

export function deeds(told: readonly Told[], field: Field): readonly Deed[] {
  const all = told.flatMap((each) => lineOf(each, told, field));
  const missed = told.find((each) => each.event === "shot" && each["result"] === "-");
  if (missed !== undefined && all.length === 0) return [{ text: said("skin-croisades-did-missed", { target: missed["target"] }), clause: missed.clause, amount: "", isNothing: true }];
  const isDead = told.some(({ event }) => event === "killed");
  const nobody: readonly Deed[] = isDead ? [] : [{ text: said("skin-croisades-did-killed-none"), clause: "C5g", amount: "0", isNothing: true }];
  return [...all, ...nobody];
}

function lineOf(each: Told, told: readonly Told[], { before }: Field): readonly Deed[] {
  const figure = String(each["figure"] ?? "");
  const was = before.find(({ id }) => id === figure) as CroisadesToken | undefined;
  const deed = (key: string, args: Readonly<Record<string, unknown>>, amount = ""): readonly Deed[] => [{ text: said(key, args), clause: each.clause, amount, isNothing: false }];
  if (each.event === "killed") return deed("skin-croisades-did-killed", { figure, points: each["points"] }, String(each["points"]));
  if (each.event === "wounded") {
    // Whoever dies of it after all is told of once.
    if (told.some((other) => other.event === "killed" && other["figure"] === figure)) return [];
    const now = was?.shown && valuesOf(was.shown, "wounded", was.placed.horse ?? "");
    return deed("skin-croisades-did-wounded", { figure, from: was?.card.fightingValue ?? 0 }, now ? String(now.attack) : "");
  }
  return PLAIN.has(each.event) ? deed(`event-${each.event}`, each) : [];
}
