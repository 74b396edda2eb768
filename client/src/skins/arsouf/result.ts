/** What came of an attack in Arsouf: two dice, two sums, and who is beaten. */

import { type Deed, type Falls, type Field, type Hurt, type Result, ranked } from "../../state/result";
import { said } from "../../state/said";
import { halves } from "../../words/words";
import type { Told } from "../skin";

const FACES = [1, 2, 3, 4, 5, 6];
const ENDS = ["wounded", "killed", "withstood"];

/** One for each attack that was rolled: announced attacks are rolled together. */
export function results(told: readonly Told[], field: Field): readonly Result[] {
  return told.flatMap((each, at) => (each.event === "fought" ? [fight(told, at, field)] : []));
}

function fight(all: readonly Told[], at: number, { before }: Field): Result {
  const told = attackOf(all, at);
  const fought = all[at] as Told;
  const [piece, target] = [String(fought["piece"]), String(fought["target"])];
  const [attack, defence] = [Number(fought["attack"]), Number(fought["defence"])];
  const end = told.find(({ event }) => ENDS.includes(event));
  const beaten = end?.event === "withstood" ? null : String(end?.["piece"] ?? "");
  const token = (id: string) => before.find((each) => each.id === id);
  const [by, foe] = [token(piece)?.kind ?? piece, token(target)?.kind ?? target];
  const faces = told.flatMap(({ event, face }) => (event === "rolled" ? [Number(face)] : []));
  const what = beaten === null ? "even" : `${beaten === target ? "" : "own-"}${end?.event}`;
  return {
    told,
    head: said("skin-arsouf-result-head", { at: token(target)?.at ?? "" }),
    text: said(`skin-arsouf-came-${what}`, { by, foe }),
    clause: end?.clause ?? fought.clause,
    stamp: beaten === null ? said("skin-arsouf-result-even") : said(`skin-arsouf-result-${end?.event}`, { piece: beaten }),
    code: "",
    odds: `${halves(attack)} : ${halves(defence)}`,
    isHarm: beaten !== null,
    dice: [piece, target].map((id, of) => ({ side: token(id)?.side ?? "", face: faces[of] ?? 0 })),
    falls: fallsOf(attack, defence, faces),
    deeds: deeds(fought, end, beaten === target ? piece : target),
    by: [piece],
    against: [target],
    victor: beaten === null ? null : beaten === target ? piece : target,
    hurt: beaten === null ? [] : [{ piece: beaten, how: end?.event as Hurt["how"] }],
  };
}

/** What was told of one attack: from its sums to its end. */
function attackOf(told: readonly Told[], fought: number): readonly Told[] {
  const earlier = told.slice(0, fought).findLastIndex(({ event }) => event === "fought");
  const own = told.slice(earlier + 1, fought + 1).filter(({ event }) => event === "reckoned" || event === "rolled" || event === "fought");
  const end = told.slice(fought + 1).find(({ event }) => ENDS.includes(event));
  return end === undefined ? own : [...own, end];
}

/** Both dice in all their falls, over the same sums: whose total is the higher. */
function fallsOf(attack: number, defence: number, [one = 0, other = 0]: readonly number[]): Falls {
  const lead = attack - defence - 2 * (one - other);
  const ranks = FACES.flatMap((first) => FACES.map((second) => Math.sign(lead + 2 * (first - second))));
  return ranked(ranks, Math.sign(attack - defence));
}

function deeds(fought: Told, end: Told | undefined, unharmed: string): readonly Deed[] {
  const nothing = (key: string, clause: string, args = {}): Deed => ({ text: said(key, args), clause, amount: "0", isNothing: true });
  if (end === undefined || end.event === "withstood") return [nothing("skin-arsouf-did-nothing", end?.clause ?? fought.clause)];
  const margin = Math.abs(Number(fought["attack"]) - Number(fought["defence"]));
  return [
    { text: said(`skin-arsouf-did-${end.event}`, { piece: end["piece"] }), clause: end.clause, amount: "", isNothing: false },
    { text: said("skin-arsouf-did-beaten"), clause: fought.clause, amount: halves(margin), isNothing: false },
    nothing("skin-arsouf-did-unharmed", fought.clause, { piece: unharmed }),
    ...(end.event === "killed" ? [] : [nothing("skin-arsouf-did-killed-none", "6.10")]),
  ];
}
