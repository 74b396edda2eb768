/** What Croisades says of itself when it is over. */

import { said } from "../../state/said";
import type { Headline, Hindsight, Token, Told } from "../skin";
import { attackAt, dieBefore, fateOf, namesIn, sideOf } from "./fates";

export const HINDSIGHT: Hindsight = {
  toll: said("skin-croisades-toll"),
  clauses: ["4.0d"],
  counted: "skin-croisades-counted",
  harm: "skin-croisades-harmed",
  backfire: "skin-croisades-backfired",
  headline,
};

function headline(told: readonly Told[], side: string | null, tokens: readonly Token[]): Headline | null {
  const isOwn = (figure: string | undefined) => side === null || sideOf(figure, tokens) === side;
  const combat = told.findIndex((each) => each.event === "fought" && isOwn(namesIn(each["attackers"])[0]));
  if (combat >= 0) return struck(told, combat, namesIn(told[combat]?.["attackers"]), namesIn(told[combat]?.["defenders"]));
  const shot = told.findIndex((each) => each.event === "shot" && isOwn(String(each["figure"])));
  return shot < 0 ? null : struck(told, shot, [String(told[shot]?.["figure"])], [String(told[shot]?.["target"])]);
}

function struck(told: readonly Told[], at: number, by: readonly string[], against: readonly string[]): Headline {
  const each = told[at] as Told;
  const own = attackAt(told, at);
  const [theirs, ours] = [fateOf(against, own), fateOf(by, own)];
  const isLost = theirs.fate === "nothing" && ours.fate !== "nothing";
  const die = dieBefore(told, at);
  const what = each.event === "shot" ? "shot" : "combat";
  return {
    title: said("skin-croisades-turning", { fate: isLost ? `own-${ours.fate}` : theirs.fate, figure: by[0] ?? "", target: isLost ? ours.figure : theirs.figure }),
    text: said(`skin-croisades-turning-${what}`, { column: `${String(each["column"] ?? "")}:1`, range: each["range"] ?? 0, cover: each["cover"] ?? "none", count: by.length }),
    dice: die === null ? null : said("skin-croisades-turning-die", { face: die.face }),
    by,
    at: against,
  };
}
