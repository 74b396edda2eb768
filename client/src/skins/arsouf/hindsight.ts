/** What Arsouf says of itself when it is over. */

import { said } from "../../state/said";
import type { Headline, Hindsight, Token, Told } from "../skin";

export const HINDSIGHT: Hindsight = {
  toll: said("skin-arsouf-toll"),
  clauses: ["6.7", "6.10"],
  counted: "skin-arsouf-counted",
  harm: "skin-arsouf-harmed",
  backfire: "skin-arsouf-backfired",
  headline,
};

function headline(told: readonly Told[], side: string | null, tokens: readonly Token[]): Headline | null {
  const at = told.findIndex((each) => each.event === "fought" && (side === null || tokens.some(({ id, side: own }) => id === each["piece"] && own === side)));
  const fought = told[at];
  if (fought !== undefined) return attack(fought, told, at, tokens);
  const arrived = told.find(({ event }) => event === "arrived");
  return arrived === undefined ? null : arrival(arrived);
}

function attack(fought: Told, told: readonly Told[], at: number, tokens: readonly Token[]): Headline {
  const [piece, target] = [String(fought["piece"]), String(fought["target"])];
  const end = told.slice(at + 1).find(({ event }) => event === "wounded" || event === "killed" || event === "withstood");
  const how = end?.event === "withstood" || end === undefined ? "held" : end["piece"] === target ? end.event : "beaten";
  const [one, other] = told.slice(0, at).filter(({ event }) => event === "rolled").slice(-2).map((each) => Number(each["face"]));
  const placeOf = (id: string) => tokens.find((token) => token.id === id)?.at ?? "";
  return {
    title: said(`skin-arsouf-turning-${how}`, { piece, target }),
    text: said("skin-arsouf-turning-text", { from: placeOf(piece), at: placeOf(target), attack: fought["attack"], defence: fought["defence"] }),
    dice: said("skin-arsouf-turning-dice", { one, other }),
    by: [piece],
    at: [target],
  };
}

function arrival(arrived: Told): Headline {
  const piece = String(arrived["piece"]);
  return {
    title: said("skin-arsouf-turning-arrived", { piece }),
    text: said("skin-arsouf-turning-town", { baggage: arrived["baggage"], others: arrived["others"] }),
    dice: null,
    by: [piece],
    at: [],
  };
}
