/** What a melee or a volley did, line by line, each with its clause; what did not happen counts nothing. */

import type { Deed, Field } from "../../state/result";
import { said } from "../../state/said";
import type { Told } from "../skin";
import type { AcreToken } from "./tokens";

const PLAIN = new Set(["advanced", "displaced", "joined", "camp-captured", "trebuchet-captured", "plundered", "charge-checked", "withstood", "morale"]);

export function deeds(told: readonly Told[], field: Field, isMelee: boolean): readonly Deed[] {
  const rode = told.flatMap((each) => (each.event === "retreated" ? companions(each, field) : []));
  // Who goes along is unharmed.
  const safe = new Set(rode.map(({ text }) => text.args["leader"]));
  const heard = told.filter((each) => each.event !== "survived" || !safe.has(each["leader"]));
  const fought = isMelee ? heard.findIndex(({ event }) => event === "fought") : 0;
  const lines = (part: readonly Told[]) => part.flatMap((each) => (isMelee && each.event === "shot" ? [fired(each)] : lineOf(each, told, field)));
  const isLost = told.some(({ event }) => event === "eliminated" || event === "slain");
  const none: readonly Deed[] = isLost ? [] : [{ text: said("skin-acre-did-lost-none"), clause: "S11.2", amount: "0", isNothing: true }];
  // What the melee did comes before what led to it.
  const all = [...lines(heard.slice(fought)), ...rode, ...lines(heard.slice(0, fought)), ...none];
  return [...all.filter(({ isNothing }) => !isNothing), ...all.filter(({ isNothing }) => isNothing)];
}

function lineOf(each: Told, told: readonly Told[], { before }: Field): readonly Deed[] {
  const unit = String(each["unit"] ?? "");
  const was: AcreToken | undefined = before.find(({ id }) => id === unit);
  const deed = (key: string, args: Readonly<Record<string, unknown>>, amount = "", isNothing = false): readonly Deed[] => [
    { text: said(key, args), clause: each.clause, amount, isNothing },
  ];
  switch (each.event) {
    case "retreated":
      return deed("skin-acre-did-retreated", { unit, from: was?.at ?? "", to: each["to"] });
    case "disorganized":
      // Whoever is destroyed after all is told of once.
      if (told.some((other) => other.event === "eliminated" && other["unit"] === unit)) return [];
      return deed("skin-acre-did-disorganized", { unit, from: was?.card.fightingValue ?? 0 }, String(was?.unit?.disorganized_strength ?? ""));
    case "eliminated":
      return deed("skin-acre-did-eliminated", { unit, points: each["points"] }, String(each["points"]));
    case "slain":
      return deed("skin-acre-did-slain", { leader: each["leader"] }, String(each["points"]));
    case "survived":
      return deed("skin-acre-did-survived", { leader: each["leader"] }, "0", true);
    default:
      return PLAIN.has(each.event) ? deed(`event-${each.event}`, each) : [];
  }
}

/** The leaders who stood with a unit and go where it goes. */
function companions(each: Told, { before, after }: Field): readonly Deed[] {
  const from = before.find(({ id }) => id === each["unit"])?.at;
  const gone = new Set(after.filter(({ at, card }) => card.isLeader && at === each["to"]).map(({ id }) => id));
  return before
    .filter(({ id, at, card }) => card.isLeader && at === from && gone.has(id))
    .map(({ id }) => ({ text: said("skin-acre-did-goes", { leader: id }), clause: "S10.1", amount: "", isNothing: false }));
}

/** Arrows of the defenders before the melee. */
function fired(each: Told): Deed {
  const isHit = Boolean(each["hit"]);
  return { text: said(`skin-acre-did-fired-${isHit ? "hit" : "missed"}`, { face: each["face"] }), clause: "S6.5", amount: isHit ? "1" : "0", isNothing: !isHit };
}
