/** The view of Acre as the server sends it: what it asks, of whom, and who owes an attack. */

import { said } from "../../state/said";
import type { acre } from "../../wire/generated";
import type { Owed, Phase } from "../skin";

export type AcreView = acre.view.View;

const PLACING = new Set(["deploy", "return", "redeploy", "sortie", "garrison"]);
const CLOSING: Readonly<Record<string, string>> = { deploy: "confirm", move: "end", shoot: "end", attack: "end" };

export function phase(view: AcreView): Phase {
  const { ask, seat, agenda } = view.position;
  if (!ask || !seat) return { ask: "over", seat: null, title: null };
  const closing = CLOSING[ask] ?? "pass";
  const title = said("skin-acre-phase", { ask, side: seat });
  return { ask, seat, title, isPlacing: PLACING.has(ask), hand: handOf(view), isPairing: ask === "lend", closing, about: about(agenda ?? []), ...causeOf(ask, agenda ?? []) };
}

/** Those off the map that an ask is about, by the lists that name them. */
const HANDS: Readonly<Record<string, readonly (keyof AcreView["position"])[]>> = {
  deploy: ["waiting", "leaders_waiting"],
  return: ["returned"],
  redeploy: ["withdrawn", "leaders_withdrawn"],
  sortie: ["inside"],
  garrison: ["inside"],
};

/** All whom a side has still to place, the trebuchets of its siege among them. */
function handOf(view: AcreView): readonly string[] {
  const { ask, seat } = view.position;
  const own = new Set([...view.units, ...view.leaders].flatMap((each) => (each.side === seat ? ["unit" in each ? each.unit : each.leader] : [])));
  const named = (HANDS[ask ?? ""] ?? []).flatMap((list) => (view.position[list] ?? []) as readonly string[]);
  return [...named.filter((piece) => own.has(piece)), ...enginesInHand(view)];
}

/** Trebuchets that are still to be put up; they are all alike, so a number tells them apart. */
export function enginesInHand({ muster }: AcreView): readonly string[] {
  const { done = 0, of = 0 } = muster.find(({ task }) => task === "trebuchets") ?? {};
  return Array.from({ length: of - done }, (_, at) => `trebuchet-${at + 1}`);
}

type Frames = NonNullable<AcreView["position"]["agenda"]>;

/** Whom an interrupt is about: the unit or leader that is asked for, and the first of those who attack it. */
function about(agenda: Frames): Readonly<Record<string, unknown>> {
  const top = agenda.at(-1) as Readonly<Record<string, unknown>> | undefined;
  const melee = agenda.findLast((frame) => frame.frame === "melee") as acre.frames.Melee | undefined;
  const [attacker] = (melee?.attackers ?? []).map(([unit]) => unit);
  return { unit: top?.["unit"] ?? "", leader: top?.["leader"] ?? "", hexes: top?.["hexes"] ?? 0, strength: top?.["strength"] ?? 0, attacker: attacker ?? "", count: (melee?.attackers ?? []).length };
}

/** The unit that reacts, and those who attack it. */
function causeOf(ask: string, agenda: Frames): Pick<Phase, "cause"> {
  const [top, melee] = [agenda.at(-1), agenda.findLast((frame) => frame.frame === "melee")];
  if (ask !== "react" || top?.frame !== "reacting" || melee?.frame !== "melee") return {};
  return { cause: { of: top.unit, by: melee.attackers.map(([unit]) => unit) } };
}

export function owed(view: AcreView): Owed {
  return { pieces: view.position.ask === "attack" ? view.must_attack : [], clause: "S7.3" };
}
