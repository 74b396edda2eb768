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
  return { ask, seat, title, isPlacing: PLACING.has(ask), isPairing: ask === "lend", closing, about: about(agenda ?? []), ...causeOf(ask, agenda ?? []) };
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
